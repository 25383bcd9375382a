import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { fileText } from './file-text.ts';
import { isBlank } from './read-records.ts';
import { tableOf, type FileRefusal, type NoList, type Refused, type Table, type Tables } from './table.ts';
import { cellText, numberText } from './workbook-cell.ts';

/** How much a workbook may be when it is unpacked: its cells take several times as much of the memory. */
const MOST_INFLATED = 150_000_000;

/** What only a workbook of another program has in it: LibreOffice, Numbers, Excel's binary form. */
const OTHERS = /^(?:content[.]xml|Index[/.].*|xl[/]workbook[.]bin)$/;

/** A cell with something in it in column AAA or behind: what reads workbooks would fill every row up to it. */
const FAR_CELL = / r="[A-Z]{3}\d+(?:"|"[^>]*[^/])>/;

const isRead = (name: string) => /[.](?:xml|rels)$/.test(name);

/** The names of what a zip holds and how large it says that each is, without unpacking any. */
function directoryOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const filter = ({ name, originalSize }: Readonly<{ name: string; originalSize: number }>) => {
    sizes.set(name, originalSize);
    return false;
  };
  unzipSync(bytes, { filter });
  return sizes;
}

/** Why something zipped is no workbook that we read; undefined for one that may be. */
function refusalOf(sizes: ReadonlyMap<string, number>): FileRefusal | undefined {
  const names = [...sizes.keys()];
  if (names.some((name) => OTHERS.test(name))) return 'unreadable-workbook';
  if (!sizes.has('xl/workbook.xml')) return 'zip';
  const inflated = names.filter(isRead).reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  return inflated > MOST_INFLATED ? 'inflated' : undefined;
}

type Rows = readonly (readonly unknown[])[];

/** A sheet as a table; columns without a word behind its last one are left out. */
function sheetTable(name: string, rows: Rows): Table | Refused<NoList> {
  const width = rows.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cellText(cell).trim() !== '') + 1),
    0,
  );
  const table = tableOf(function* records() {
    for (const [index, row] of rows.entries()) {
      const cells = row.slice(0, width).map(cellText);
      const line = index + 1;
      if (!isBlank(cells)) yield { cells, line, isBroken: false, done: line / rows.length };
    }
  });
  return 'refused' in table ? table : { ...table, name };
}

/** The sheets that are lists, or why the first of them is none. */
function tablesOf(sheets: readonly (Table | Refused<NoList>)[]): Tables | Refused {
  const tables = sheets.flatMap((sheet) => ('refused' in sheet ? [] : [sheet]));
  if (tables.length > 0) return { tables };
  const refused = sheets.flatMap((sheet) => ('refused' in sheet ? [sheet.refused] : []));
  return { refused: refused.find((code) => code !== 'empty') ?? 'empty' };
}

/** The sheets of a workbook that was unpacked; one with a chart has no cells. */
async function sheetsOf(parts: Readonly<Record<string, Uint8Array>>): Promise<Tables | Refused> {
  const isFar = ([name, part]: readonly [string, Uint8Array]) =>
    name.startsWith('xl/worksheets/') && FAR_CELL.test(fileText(part));
  if (Object.entries(parts).some(isFar)) return { refused: 'too-wide' };
  const sheets = await readWorkbook(zipSync(parts, { level: 0 }).buffer, { trim: false, parseNumber: numberText });
  return tablesOf(sheets.map(({ sheet, data }) => sheetTable(sheet, data ?? [])));
}

/**
 * The tables of something zipped, or why there are none. It is unpacked here, so that its directory bounds what it
 * unpacks to, and packed again without compression for what reads workbooks: that would unpack large parts in workers
 * of its own, from addresses that the policy of our pages forbids.
 */
export async function workbookTables(bytes: Uint8Array): Promise<Tables | Refused> {
  try {
    const refused = refusalOf(directoryOf(bytes));
    if (refused) return { refused };
    return await sheetsOf(unzipSync(bytes, { filter: ({ name }) => isRead(name) }));
  } catch {
    return { refused: 'unreadable-workbook' };
  }
}
