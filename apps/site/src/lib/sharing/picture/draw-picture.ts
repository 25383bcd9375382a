import { pen, type Face } from './pen.ts';

/** What stands on a picture of a result. */
export type Picture = Readonly<{
  brand: string;
  title: string;
  answer: string;
  lines: readonly (readonly [name: string, amount: string])[];
  /** The day, and where every figure has its source. */
  foot: readonly string[];
}>;

/** Upright, as a phone shows it whole. */
const SIZE = { width: 1080, height: 1350 } as const;
const MARGIN = 84;
const INNER = SIZE.width - 2 * MARGIN;
/** The largest size of the answer, and what it may take before it is made smaller. */
const ANSWER = { size: 84, least: 40, height: 430 } as const;
const ROW = 36;
const FOOT = 30;

/** The faces of the page: those that are loaded, with the scripts of its language. */
function faces() {
  const familyOf = (element: Element | null) => getComputedStyle(element ?? document.body).fontFamily;
  const text = familyOf(document.body);
  const display = familyOf(document.querySelector('h1'));
  return {
    brand: { family: display, weight: 600, size: 40, colour: 'surface-raised' },
    title: { family: text, weight: 400, size: 40, colour: 'text-quiet' },
    answer: { family: display, weight: 600, size: ANSWER.size, colour: 'text' },
    row: { family: text, weight: 400, size: ROW, colour: 'text' },
    foot: { family: text, weight: 400, size: FOOT, colour: 'text-quiet' },
  } as const satisfies Readonly<Record<string, Face>>;
}

/** Draws a result. @throws where the browser gives no canvas or makes no picture of it. */
export async function drawPicture({ brand, title, answer, lines, foot }: Picture): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const { write, height, row, box, mark } = pen(context);
  const face = faces();
  const at = (y: number) => ({ x: MARGIN, y, width: INNER });

  box({ x: 0, y: 0, width: SIZE.width }, SIZE.height, 'surface-raised');
  box({ x: 0, y: 0, width: SIZE.width }, 128, 'surface-inverse');
  box({ x: 0, y: 128, width: SIZE.width }, 8, 'colour-highlight');
  mark({ x: MARGIN, y: 36, width: 56 });
  write(brand, { ...at(40), x: MARGIN + 76 }, face.brand);

  let size = ANSWER.size;
  while (size > ANSWER.least && height(answer, INNER, { ...face.answer, size }) > ANSWER.height) size -= 4;
  let y = write(title, at(190), face.title) + 12;
  y = write(answer, at(y), { ...face.answer, size }) + 36;

  const footTop = SIZE.height - MARGIN - foot.reduce((sum, text) => sum + height(text, INNER, face.foot), 0);
  for (const line of lines) {
    if (y + ROW * 2 > footTop - 24) break; // the link has the rest
    box(at(y), 2, 'line');
    y = row(line, at(y + 14), face.row) + 10;
  }
  let below = footTop;
  for (const text of foot) below = write(text, at(below), face.foot);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))), 'image/png');
  });
}
