import { isStale, type Translated, type TranslatedText } from '@formation/content';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
// eslint-disable-next-line no-restricted-imports -- the server, which has no door, counts the same
import { asConfirmed, longTexts } from '../../../apps/server/src/launch/long-texts.ts';
import { edited, type Unit } from './unit.ts';

/** A part of a long text: a field in front of it, or a line. */
type Part = Readonly<{ path: string; text: string; start: number; end: number; isField: boolean }>;

/** Fields that hold names, days and addresses, and what is cited under the name that it has. */
const noTexts = new Set([
  ...['author', 'certainty', 'checked', 'claim', 'counts', 'date', 'fact', 'facts', 'href', 'icon', 'img', 'pages'],
  ...['stats', 'updated', 'url'],
]);

const halves = (text: string) => /^(---\n)([^]*?)(\n---\n)([^]*)$/.exec(text);

/** The fields in front of a long text that say something. */
function fields(front: string, offset: number): readonly Part[] {
  const found: Part[] = [];
  const read = (node: unknown, path: readonly string[]): void => {
    if (isMap(node)) for (const { key, value } of node.items) read(value, [...path, String(key)]);
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) read(item, [...path, `${index}`]);
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    if (path.some((name) => noTexts.has(name))) return;
    const [start, end] = node.range;
    found.push({ path: path.join('.'), text: node.value, start: start + offset, end: end + offset, isField: true });
  };
  read(parseDocument(front).contents, []);
  return found;
}

/** What stands before the words of a line: a heading's or an item's sign. */
const sign = /^\s*(?:#+ |[-*] |\d+\. )?/;

/** The lines of a long text that say something; each paragraph is one. */
function lines(body: string, offset: number): readonly Part[] {
  let at = offset;
  const found: Part[] = [];
  for (const line of body.split('\n')) {
    const before = sign.exec(line)?.[0].length ?? 0;
    const text = line.slice(before).trimEnd();
    if (text !== '') found.push({ path: '', text, start: at + before, end: at + before + text.length, isField: false });
    at += line.length + 1;
  }
  return found;
}

function partsOf(text: string) {
  const [, open = '', front = '', close = '', body = text] = halves(text) ?? [];
  const before = open.length + front.length + close.length;
  return { fields: fields(front, open.length), lines: lines(body, before) };
}

/** A text with another field: as it is where YAML reads it back so, in quotes otherwise. */
function withField(own: string, { path, start, end }: Part, text: string): string {
  const bare = edited(own, { start, end, text });
  const read = partsOf(bare).fields.find((field) => field.path === path);
  const isRead = read?.text === text && read.end === start + text.length;
  return isRead && !/^["']/.test(own.slice(start)) ? bare : edited(own, { start, end, text: JSON.stringify(text) });
}

/** The parts of a translation by the names of their English: a legal text begins with a note that the English lacks. */
function ownParts(key: string, own: string): readonly Part[] {
  const { fields: front, lines: body } = partsOf(own);
  return [...front, ...numbered(key.includes('/legal/') ? body.slice(1) : body)];
}

const numbered = (body: readonly Part[]) => body.map((line, index) => ({ ...line, path: `line.${index + 1}` }));

/** A long text as its parts; as one text where its English has gained or lost a part since. */
export function unitsOfLongText({ key, english, own = '' }: TranslatedText, isStaleText: boolean): readonly Unit[] {
  const [name] = asConfirmed({ key, english, own });
  const all = { file: key, isStale: isStaleText, recorded: [key], values: {} };
  const theirs = partsOf(english);
  const parts = [...theirs.fields, ...numbered(theirs.lines)];
  const ours = ownParts(key, own);
  if (parts.map(({ path }) => path).join() !== ours.map(({ path }) => path).join())
    return [{ ...all, key: `${name}:whole`, english, own, write: (_, text) => text }];
  return parts.map(({ path, text: englishText }, index) => ({
    ...all,
    key: `${name}:${path}`,
    english: englishText,
    own: ours[index]?.text ?? '',
    write: (source, text) => {
      const part = ownParts(key, source).find((one) => one.path === path);
      if (!part) return undefined;
      return part.isField ? withField(source, part, text) : edited(source, { start: part.start, end: part.end, text });
    },
  }));
}

/** Every long text of a language in its parts. */
export const longUnits = (language: Translated): readonly Unit[] =>
  longTexts(language).flatMap((text) => unitsOfLongText(text, isStale(language)(text)));
