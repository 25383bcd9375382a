import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { tablesIn, type FileRefusal, type Table } from '@formation/csv/tables';
import { areAlike } from '@formation/fees/lists';

type Tables = readonly [Table, ...(readonly Table[])];
type Wrong = Readonly<{ wrong: string }>;

const refusals: Readonly<Record<FileRefusal, string>> = {
  empty: 'it is empty',
  'no-rows': 'it has one row only: the names of the columns stand in one row, and the sales below',
  'too-wide': 'its first row is too long for a list',
  'too-large': 'it is larger than 50 MB; split it',
  'old-workbook': 'it is an old workbook of Excel (.xls), or one with a password; save it as CSV or XLSX',
  'unreadable-workbook': 'the workbook cannot be read; save it as CSV',
  inflated: 'the workbook is too large once it is unpacked; save it as CSV',
  zip: 'it is an archive; unpack it',
  pdf: 'it is a PDF; the list is needed as CSV or XLSX',
  html: 'it is a page of the web; the list is needed as CSV or XLSX',
  'unknown-bytes': 'it is a picture, or no text at all',
};

async function bytesOf(path: string): Promise<Uint8Array | Wrong> {
  try {
    return await readFile(path);
  } catch (error) {
    return { wrong: `${path} cannot be opened: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}` };
  }
}

/** A sheet by its number, counted from 1, or by its name; the first where none is named. */
function sheetIn(tables: readonly Table[], sheet: string | undefined): Table | undefined {
  if (sheet === undefined) return tables[0];
  return tables.find(({ name }) => name === sheet) ?? tables[Number(sheet) - 1];
}

/** The tables of a file; what opens workbooks may not be installed beside the package. */
async function tablesOf(path: string, bytes: Uint8Array): Promise<Awaited<ReturnType<typeof tablesIn>> | Wrong> {
  try {
    return await tablesIn(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return { wrong: `${basename(path)} is a workbook: install read-excel-file and fflate beside, or save it as CSV` };
  }
}

async function tableIn(path: string, sheet: string | undefined): Promise<Table | Wrong> {
  const bytes = await bytesOf(path);
  if ('wrong' in bytes) return bytes;
  const read = await tablesOf(path, bytes);
  if ('wrong' in read) return read;
  if ('refused' in read) return { wrong: `${basename(path)} is no list: ${refusals[read.refused]}` };
  const names = read.tables.flatMap(({ name }) => name ?? []);
  const found = sheetIn(read.tables, sheet);
  return found ?? { wrong: `${basename(path)} has no sheet "${sheet ?? ''}"; it has: ${names.join(', ')}` };
}

/** The tables of files that have the same columns, or what is wrong with the first that is none. */
export async function openFiles(paths: readonly string[], sheet: string | undefined): Promise<Tables | Wrong> {
  const tables: Table[] = [];
  for (const path of paths) {
    const table = await tableIn(path, sheet);
    if ('wrong' in table) return table;
    tables.push(table);
  }
  const [first, ...others] = tables;
  if (!first) return { wrong: 'A file is needed' };
  if (!areAlike(tables)) return { wrong: 'The files have other columns than the first: one report at a time' };
  return [first, ...others];
}
