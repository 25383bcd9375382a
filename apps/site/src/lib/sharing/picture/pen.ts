import { cutText, wrapText } from './wrap-text.ts';

/** The roles of the tokens in which a picture is drawn. */
const roles = ['surface-raised', 'surface-inverse', 'text', 'text-quiet', 'line', 'colour-highlight'] as const;
type Colour = (typeof roles)[number];
type Colours = Readonly<Record<Colour, string>>;

export type Face = Readonly<{ family: string; weight: number; size: number; colour: Colour }>;
export type Place = Readonly<{ x: number; y: number; width: number }>;

/** The side of the box in which the mark is drawn. */
const MARK_BOX = 28;

/** Sinhala and Tamil marks stand higher and hang lower than Latin letters. */
const LEADING = 1.4;

/** The roles as colours that a canvas knows, always those of the light theme: a chat has its own background. */
function lightColours(): Colours {
  const sample = document.createElement('span');
  sample.style.colorScheme = 'light';
  document.body.append(sample);
  const colours = roles.map((role) => {
    sample.style.color = `var(--${role})`;
    return [role, getComputedStyle(sample).color] as const;
  });
  sample.remove();
  return Object.fromEntries(colours) as Colours; // one for each role
}

/** The mark of the site, as the page's own drawing has it. */
function drawMark(context: CanvasRenderingContext2D, colours: Colours, { x, y, width }: Place): void {
  context.save();
  context.translate(x, y);
  context.scale(width / MARK_BOX, width / MARK_BOX);
  for (const path of document.querySelectorAll('.site-head .logo path')) {
    context.fillStyle = colours[path.classList.length > 0 ? 'colour-highlight' : 'surface-raised'];
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  context.restore();
}

/** Draws on a canvas from top to bottom: each text answers where the next may begin. */
export function pen(context: CanvasRenderingContext2D) {
  const colours = lightColours();
  const take = ({ family, weight, size, colour }: Face) => {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = colours[colour];
    context.textBaseline = 'top';
  };
  const width = (text: string) => context.measureText(text).width;
  const write = (text: string, { x, y, width: most }: Place, face: Face): number => {
    take(face);
    const lines = wrapText(text, most, width);
    lines.forEach((line, index) => context.fillText(line, x, y + index * face.size * LEADING));
    return y + lines.length * face.size * LEADING;
  };
  /** How high a text is that is wrapped. */
  const height = (text: string, most: number, face: Face): number => {
    take(face);
    return wrapText(text, most, width).length * face.size * LEADING;
  };
  /** A name on the left and its amount on the right of one line. */
  const row = ([name, amount]: readonly [string, string], { x, y, width: most }: Place, face: Face): number => {
    take(face);
    const short = cutText(amount, most / 2, width);
    context.fillText(cutText(name, most - width(short) - face.size, width), x, y);
    context.fillText(short, x + most - width(short), y);
    return y + face.size * LEADING;
  };
  const box = ({ x, y, width: wide }: Place, high: number, colour: Colour) => {
    context.fillStyle = colours[colour];
    context.fillRect(x, y, wide, high);
  };
  const mark = (place: Place) => drawMark(context, colours, place);
  return { write, height, row, box, mark };
}
