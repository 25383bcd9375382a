import { deflateRawSync } from 'node:zlib';

/** A part of an archive: what it holds, and how large it says to be once it is unpacked. */
type Part = Readonly<{ name: string; content?: string | Buffer; unpacked?: number; packed?: boolean }>;

const u16 = (value: number) => Buffer.from([value & 0xff, value >>> 8]);
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)]);

/** An archive of parts, in their order. @see PKWARE APPNOTE 4.3 */
export function zip(...parts: readonly Part[]): Buffer {
  let at = 0;
  const local: Buffer[] = [];
  const list = parts.map(({ name, content = 'data', packed = false, unpacked = content.length }) => {
    const data = packed ? deflateRawSync(content) : Buffer.from(content);
    const method = u16(packed ? 8 : 0);
    const facts = [method, Buffer.alloc(8), u32(data.length), u32(unpacked), u16(name.length)];
    const whole = Buffer.concat([u32(0x04034b50), u16(20), u16(0), ...facts, u16(0), Buffer.from(name), data]);
    const rest = [Buffer.alloc(12), u32(at), Buffer.from(name)];
    local.push(whole);
    at += whole.length;
    return Buffer.concat([u32(0x02014b50), u16(20), u16(20), u16(0), ...facts, ...rest]);
  });
  const size = list.reduce((sum, row) => sum + row.length, 0);
  const end = [u32(0x06054b50), u32(0), u16(parts.length), u16(parts.length), u32(size), u32(at), u16(0)];
  return Buffer.concat([...local, ...list, ...end]);
}

const kinds = {
  word: 'openxmlformats-officedocument.wordprocessingml.document',
  sheet: 'openxmlformats-officedocument.spreadsheetml.sheet',
  macros: 'ms-word.document.macroEnabled',
};

/** The part of an office file that says what its parts are. */
export const typesPart = (kind: keyof typeof kinds) => ({
  name: '[Content_Types].xml',
  content: `<Types><Override PartName="/a.xml" ContentType="application/vnd.${kinds[kind]}.main+xml"/></Types>`,
  packed: true,
});

/** The parts of a letter as Word writes it: what its parts are comes first. */
export const wordParts: readonly Part[] = [typesPart('word'), { name: '_rels/.rels' }, { name: 'word/document.xml' }];

/** The parts of a workbook as LibreOffice and openpyxl write it: what its parts are comes last. */
export const sheetParts: readonly Part[] = [
  { name: '_rels/.rels' },
  { name: 'docProps/thumbnail.png', content: 'x'.repeat(20_000) },
  { name: 'xl/workbook.xml' },
  typesPart('sheet'),
];

/** The same with macros. */
export const macroParts: readonly Part[] = [typesPart('macros'), { name: 'word/vbaProject.bin' }];
