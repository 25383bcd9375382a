/** Of each version from 1: error-correction bytes of a block, and blocks, at level M. @see ISO/IEC 18004, table 9 */
const perBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCount = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

type Grid = Readonly<{ size: number; dark: boolean[][]; fixed: boolean[][] }>;

const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, at) => ((value >>> (length - 1 - at)) & 1) === 1);

/** Multiplies in the field of the code: bytes, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if (((b >>> bit) & 1) === 1) product ^= a;
  }
  return product;
}

/** The bytes by which a reader mends a block. */
function correction(data: readonly number[], length: number): readonly number[] {
  let generator = [1];
  for (let at = 0, root = 1; at < length; at += 1, root = times(root, 2))
    generator = [...generator, 0].map((each, index) => each ^ times(generator[index - 1] ?? 0, root));
  const rest = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, each] of generator.slice(1).entries()) rest[at] = (rest[at] ?? 0) ^ times(each, factor);
  }
  return rest;
}

/** Where the small squares stand, in both directions. */
function alignments(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
}

const grid = (size: number): Grid => {
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  return { size, dark: rows(), fixed: rows() };
};

function fix({ dark, fixed }: Grid, [x, y]: readonly [number, number], isDark: boolean): void {
  const [row, fixedRow] = [dark[y], fixed[y]];
  if (row?.[x] === undefined || fixedRow === undefined) return; // the frame of a corner reaches over the edge
  row[x] = isDark;
  fixedRow[x] = true;
}

function square(on: Grid, [x, y]: readonly [number, number], { reach, isDark }: Square): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) fix(on, [x + dx, y + dy], isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

type Square = Readonly<{ reach: number; isDark: (ring: number) => boolean }>;

const corner: Square = { reach: 4, isDark: (ring) => ring !== 2 && ring !== 4 };
const small: Square = { reach: 2, isDark: (ring) => ring !== 1 };

/** What stands in every drawing of a version: the squares and the dotted lines between them. */
function drawFrame(on: Grid, version: number): void {
  const { size } = on;
  for (let at = 0; at < size; at += 1) {
    fix(on, [6, at], at % 2 === 0);
    fix(on, [at, 6], at % 2 === 0);
  }
  for (const place of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(on, place, corner);
  const places = alignments(version);
  const last = size - 7;
  const hasCorner = (x: number, y: number) => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
  for (const x of places) for (const y of places) if (!hasCorner(x, y)) square(on, [x, y], small);
}

/** A number with the remainder by which readers mend it. */
function withRemainder(value: number, generator: number, length: number): number {
  let rest = value;
  for (let at = 0; at < length; at += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
}

/** Level M (00) and mask 0: which mask is used says the drawing itself, and every reader knows each. */
const formatBits = withRemainder(0, 0x537, 10) ^ 0x5412;

function drawKind(on: Grid, version: number): void {
  const { size } = on;
  const bit = (value: number, at: number) => ((value >>> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    const isDark = bit(formatBits, at);
    if (at < 6) fix(on, [8, at], isDark);
    else if (at < 8) fix(on, [8, at + 1], isDark);
    else if (at === 8) fix(on, [7, 8], isDark);
    else fix(on, [14 - at, 8], isDark);
    if (at < 8) fix(on, [size - 1 - at, 8], isDark);
    else fix(on, [8, size - 15 + at], isDark);
  }
  fix(on, [8, size - 8], true);
  if (version < 7) return;
  const bits = withRemainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    fix(on, [far, near], bit(bits, at));
    fix(on, [near, far], bit(bits, at));
  }
}

/** Fills what is left, in columns of two from the right, up and down; mask 0 turns every second square. */
function drawData(on: Grid, bits: readonly boolean[]): void {
  const { size, dark, fixed } = on;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = dark[y];
        if (row === undefined || fixed[y]?.[x]) continue;
        row[x] = (bits[next] ?? false) !== ((x + y) % 2 === 0);
        next += 1;
      }
  }
}

const freeSquares = ({ fixed }: Grid) => fixed.flat().filter((isFixed) => !isFixed).length;

function framed(version: number) {
  const on = grid(version * 4 + 17);
  drawFrame(on, version);
  drawKind(on, version);
  const [correcting = 0, blocks = 0] = [perBlock[version - 1], blockCount[version - 1]];
  const total = Math.floor(freeSquares(on) / 8);
  return { on, total, correcting, blocks, room: total - correcting * blocks };
}

/** The bytes in the order in which they are drawn: block by block in turn, then what mends them. */
function interleaved(data: readonly number[], { total, correcting, blocks }: ReturnType<typeof framed>) {
  const short = Math.floor(total / blocks) - correcting;
  const shortCount = blocks - (total % blocks);
  const parts = Array.from({ length: blocks }, (_, at) => {
    const start = at * short + Math.max(0, at - shortCount);
    return data.slice(start, start + short + (at < shortCount ? 0 : 1));
  });
  const mending = parts.map((part) => correction(part, correcting));
  const inTurn = (all: readonly (readonly number[])[], longest: number) =>
    Array.from({ length: longest }, (_, at) => all.flatMap((part) => part[at] ?? [])).flat();
  return [...inTurn(parts, short + 1), ...inTurn(mending, correcting)];
}

/**
 * Draws a text as a QR code: the rows of its squares, true where they are dark. The white edge of four squares is the
 * caller's.
 *
 * @see ISO/IEC 18004
 * @throws {RangeError} when the text has more than 666 bytes.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = [...Buffer.from(text, 'utf8')];
  for (let version = 1; version <= perBlock.length; version += 1) {
    const frame = framed(version);
    const bits = [
      ...bitsOf(4, 4),
      ...bitsOf(bytes.length, version < 10 ? 8 : 16),
      ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    ];
    if (bits.length > frame.room * 8) continue;
    while (bits.length < frame.room * 8 && (bits.length % 8 !== 0 || bits.length < 12 + bytes.length * 8))
      bits.push(false);
    const data = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
      bits.slice(at * 8, at * 8 + 8).reduce((sum, isSet) => sum * 2 + (isSet ? 1 : 0), 0),
    );
    for (let filler = 0; data.length < frame.room; filler += 1) data.push(filler % 2 === 0 ? 0xec : 0x11);
    drawData(
      frame.on,
      interleaved(data, frame).flatMap((byte) => bitsOf(byte, 8)),
    );
    return frame.on.dark;
  }
  throw new RangeError('The text is too long for a QR code of ours.');
}

/** A text as a drawing: its width in squares, and the path of an SVG that fills the dark ones. */
export function qrPicture(text: string): Readonly<{ size: number; path: string }> {
  const rows = qrCode(text);
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: squares.join('') };
}
