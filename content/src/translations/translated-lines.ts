import type { TranslatedText } from './translated-texts.ts';

/** A line as its reader sees it: no signs of Markdown, no quotes of YAML, no addresses of links. */
const plain = (line: string) =>
  line
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\*\*|"/g, '')
    .replace(/^[\s#-]+/, '')
    .trim();

const linesOf = (text: string) => text.split('\n').map(plain).filter(Boolean);

function parts(text: string) {
  const [, front = '', body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return { front: linesOf(front), body: linesOf(body) };
}

/** A translated legal text begins with one line more: that the English binds. */
const notesBefore = (key: string) => (key.includes('/legal/') ? 1 : 0);

/**
 * A long text line by line beside its translation, so that a paragraph that was left out, or added, is found: what has
 * no line beside it stands beside an empty one. The body is counted from its end, past the note of a legal text.
 */
export function translatedLines({ key, english, own = '' }: TranslatedText): readonly TranslatedText[] {
  const [theirs, ours] = [parts(english), parts(own)];
  const added = ours.body.length - notesBefore(key) - theirs.body.length;
  const front = Array.from({ length: Math.max(theirs.front.length, ours.front.length) }, (_, index) => ({
    english: theirs.front[index] ?? '',
    own: ours.front[index] ?? '',
  }));
  const body = theirs.body.map((line, index) => ({
    english: line,
    own: ours.body.at(index - theirs.body.length) ?? '',
  }));
  const alone = ours.body.slice(0, Math.max(0, added)).map((line) => ({ english: '', own: line }));
  return [...front, ...alone, ...body].map((line, index) => ({ key: `${key}, line ${index + 1}`, ...line }));
}
