import { rulesOf, type Translated } from '@formation/content';
import { token } from './html-tokens.ts';

const space = '\u00A0';

/**
 * "24-48", "SS-4", "W-8BEN": what is short and goes on with a digit, which browsers would end a line in. Longer numbers
 * may need the break. No character does it: the cut fonts have none that joins, and the whole ones would be asked for.
 */
const span = /(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,4}-\p{N}[\p{L}\p{N}]{0,3}(?![\p{L}\p{N}])/gu;

/** The same text as HTML, whose lines end where a reader can go on. */
export function inOneLine(text: string, language: Translated): string {
  const { endings } = rulesOf[language];
  const ending = endings && new RegExp(`(?<=[A-Za-z\\d)”]) (?=(?:${endings})(?![\\p{L}\\p{M}]))`, 'gu');
  const joined = ending ? text.replaceAll(ending, space) : text;
  return joined.replaceAll(span, '<span class="one-line">$&</span>');
}

/** Not in what a script wakes, which would find another text than its own, nor in what is copied or holds text alone. */
const leftAsItIs = /^(?:astro-island|code|option|pre|script|style|textarea|title)$/;

/** The same page, with what belongs together in one line. */
export function textsInOneLine(html: string, language: Translated): string {
  let inside = 0;
  const [head = '', body = ''] = html.split(/(?=<body[ >])/);
  return (
    head +
    body.replaceAll(token, (text: string, ...[, slash, name]: readonly (string | undefined)[]) => {
      if (name && leftAsItIs.test(name)) inside += slash ? -1 : 1;
      return inside > 0 || text.startsWith('<') ? text : inOneLine(text, language);
    })
  );
}
