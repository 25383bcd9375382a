/** Numbers as a font has them: of two bytes, or of four. */
function numbers(bytes: 2 | 4, ...values: readonly number[]): Buffer {
  const written = Buffer.alloc(bytes * values.length);
  for (const [at, value] of values.entries())
    if (bytes === 2) written.writeUInt16BE(value & 0xffff, 2 * at);
    else written.writeUInt32BE(value >>> 0, 4 * at);
  return written;
}
const shorts = (...values: readonly number[]) => numbers(2, ...values);
const longs = (...values: readonly number[]) => numbers(4, ...values);
const zeros = (bytes: number) => Buffer.alloc(bytes);

/** How many units an em has in {@link blankFace}. */
export const UNITS = 1000;
const [ascent, descent] = [1069, -293]; // of our faces
const VERSION = 0x1_00_00;

/** Which sign stands for which character: those from the first on, in order, and what ends the list. */
function characterMap(first: number, count: number): Buffer {
  const last = first + count - 1;
  const list = [shorts(4, 32, 0, 4, 4, 1, 0, last, 0xffff, 0, first, 0xffff, 1 - first, 1, 0, 0)];
  return Buffer.concat([shorts(0, 1, 3, 1), longs(12), ...list]);
}

/** What a system is told of a font: its weight, the characters it has, its room above and below the line. */
function systemTable(first: number, count: number): Buffer {
  const sizes = shorts(4, 500, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0);
  const range = shorts(0x40, first, first + count - 1, ascent, descent, 0, ascent, -descent);
  return Buffer.concat([sizes, zeros(26), Buffer.from('NONE'), range, zeros(8), shorts(500, 700, 0, 32, 1)]);
}

function tablesOf(first: number, widths: readonly number[]): Readonly<Record<string, Buffer>> {
  const signs = widths.length + 1; // the first one is for all that is missing
  const head = [longs(VERSION, VERSION, 0, 0x5f_0f_3c_f5), shorts(0, UNITS), zeros(16), shorts(0, 0, UNITS, UNITS)];
  const lines = [longs(VERSION), shorts(ascent, descent, 0, Math.max(...widths), 0, 0, 0, 1), zeros(14), shorts(signs)];
  return {
    'OS/2': systemTable(first, widths.length),
    cmap: characterMap(first, widths.length),
    glyf: zeros(4),
    head: Buffer.concat([...head, shorts(0, 8, 2, 0, 0)]),
    hhea: Buffer.concat(lines),
    hmtx: shorts(...[UNITS / 2, ...widths].flatMap((width) => [width, 0])),
    loca: zeros(2 * signs + 2),
    maxp: Buffer.concat([longs(VERSION), shorts(signs, 0, 0, 0, 0, 1), zeros(16)]),
    name: shorts(0, 0, 6),
    post: Buffer.concat([longs(0x3_00_00, 0), shorts(-100, 50), zeros(20)]),
  };
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * A font whose signs are as wide as told and show nothing: it keeps the room of letters that no face of the device has.
 *
 * @param first - the first character; the widths are those of it and of each that follows, in thousandths of the size.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/otff
 */
export function blankFace(first: number, widths: readonly number[]): Buffer {
  const tables = Object.entries(tablesOf(first, widths));
  let at = 12 + 16 * tables.length;
  const [list, bodies]: [Buffer[], Buffer[]] = [[], []];
  for (const [name, table] of tables) {
    const body = Buffer.concat([table, zeros(-table.length & 3)]);
    list.push(Buffer.from(name), longs(checksum(body), at, table.length));
    bodies.push(body);
    at += body.length;
  }
  return Buffer.concat([longs(VERSION), shorts(tables.length, 128, 3, 16 * tables.length - 128), ...list, ...bodies]);
}
