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

/**
 * A long text line by line beside its translation, so that a paragraph that was left out is found: what has no line
 * beside it is empty. The body is counted from its end, since a translated legal text begins with one line more: that
 * the English binds.
 */
export function translatedLines({ key, english, own = '' }: TranslatedText): readonly TranslatedText[] {
  const [theirs, ours] = [parts(english), parts(own)];
  const front = theirs.front.map((line, index) => ({ english: line, own: ours.front[index] ?? '' }));
  const body = theirs.body.map((line, index) => ({
    english: line,
    own: ours.body.at(index - theirs.body.length) ?? '',
  }));
  return [...front, ...body].map((line, index) => ({ key: `${key}, line ${index + 1}`, ...line }));
}
