import type { Translated } from '@formation/content';
import { token } from './html-tokens.ts';

/** U+2060: no line ends here. Browsers would end one behind each hyphen, and a form or a span of days came apart. */
const joiner = '\u2060';
const space = '\u00A0';

/** "24-48", "SS-4", "W-8BEN": what is short and goes on with a digit. Longer numbers may need the break. */
const span = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,4})-(?=\p{N}[\p{L}\p{N}]{0,3}(?![\p{L}\p{N}]))/gu;

/** Endings that are written apart after Latin letters, digits and brackets: none begins a line. */
const endings: Readonly<Record<Translated, string>> = {
  si: 'හි|ගේ|ට|ක්|ය',
  ta: 'ஐ[கசதப]?்?|ஐயும்|இல்|இலும்|இலிருந்து|இன்|உம்|ஆம்|ஆல்|உடன்|உடனும்|இற்கான|இற்கு[\\p{L}\\p{M}]*',
};

/** The same text, whose lines end where a reader can go on. */
export function inOneLine(text: string, language: Translated): string {
  const ending = new RegExp(`(?<=[A-Za-z\\d)”]) (?=(?:${endings[language]})(?![\\p{L}\\p{M}]))`, 'gu');
  return text.replaceAll(span, `$1-${joiner}`).replaceAll(ending, space);
}

/** Not in what a script wakes, which would find another text than its own, nor in what is copied as it is. */
const leftAsItIs = /^(?:astro-island|code|pre|textarea)$/;

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
