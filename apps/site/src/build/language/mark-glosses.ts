import { rulesOf, type Translated } from '@formation/content';
import { empty, isEnglish, token } from './html-tokens.ts';

const gloss = /\(([^()]+)\)/g;
const twoWords = /\p{Script=Latin}{2,}[ ’-]+\p{Script=Latin}{2,}/u;

/** Where a part of a text may stand in an element of its own: elsewhere it might become a column of a row. */
const holdsText = /^(?:p|li|dd|dt|td|th|small|em|strong|figcaption|h[1-6])$/;

/**
 * Marks English in brackets inside a sentence of another language, `(final value fee)`, so that it is read out as
 * English. Left as they are: single words, and islands, whose text a script compares.
 */
export function markGlosses(html: string, language: Translated): string {
  const { letter } = rulesOf[language];
  if (!letter) return html;
  const open: string[] = [];
  const mark = (whole: string, text: string) =>
    twoWords.test(text) && isEnglish(text, letter) ? `(<span lang="en">${text}</span>)` : whole;
  return html.replaceAll(
    token,
    (text: string, ...[, slash, name, attributes = '']: readonly (string | undefined)[]) => {
      if (name === undefined) {
        const isOwn = !text.startsWith('<') && letter.test(text);
        return isOwn && holdsText.test(open.at(-1) ?? '') && !open.includes('astro-island')
          ? text.replaceAll(gloss, mark)
          : text;
      }
      if (!slash && !empty.test(name) && !attributes.endsWith('/')) open.push(name);
      else if (slash && open.includes(name)) open.length = open.lastIndexOf(name);
      return text;
    },
  );
}
