import { officialNames, type OfficialName } from '../../entries/terms/official-names.ts';
import type { Translated } from '../locales.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A name without its last letter, which changes with its case. */
const stemOf = (name: string) =>
  [...letters.segment(name)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('');

const straight = (text: string) => text.replaceAll('’', "'").toLowerCase();

function isOtherName({ english: name, isAbroadToo, ...seen }: OfficialName, { english, own, language }: Text): boolean {
  const { name: official } = seen[language] ?? {};
  if (official === undefined || !straight(english).includes(straight(name))) return false;
  return !own.includes(stemOf(official)) && !(isAbroadToo && own.includes(name));
}

type Text = Readonly<{ english: string; own: string; language: Translated }>;

/** Whether a text names an office, a law, a fund or an account otherwise than its owner does. */
export const namesOtherwise = (text: Text): boolean => officialNames.some((one) => isOtherName(one, text));
