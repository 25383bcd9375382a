import type { Entry, System } from '../entry.ts';
import { stem } from './words.ts';

type Places = Readonly<Record<System, RegExp>>;

/** Where each classification puts goods that it tells apart by what they are made of, by the words for that. */
const byMaterial: readonly (readonly [words: string, places: Places])[] = [
  ['plastic plastics polythene pvc fibreglass', { hsic: /^222/, 'uk-sic': /^222/, naics: /^3261/ }],
  ['rubber latex', { hsic: /^221/, 'uk-sic': /^221/, naics: /^3262/ }],
  ['metal steel iron aluminium aluminum tin brass copper zinc', { hsic: /^25/, 'uk-sic': /^25/, naics: /^33[12]/ }],
  ['wood wooden timber bamboo cane rattan cork straw', { hsic: /^16/, 'uk-sic': /^16/, naics: /^321/ }],
  ['glass', { hsic: /^231/, 'uk-sic': /^231/, naics: /^3272/ }],
  ['leather', { hsic: /^15/, 'uk-sic': /^15/, naics: /^316/ }],
  ['paper paperboard cardboard', { hsic: /^17/, 'uk-sic': /^17/, naics: /^322/ }],
  ['textile fabric cloth', { hsic: /^13/, 'uk-sic': /^13/, naics: /^31[34]/ }],
  ['fur', { hsic: /^142/, 'uk-sic': /^142/, naics: /^315/ }],
  ['ceramic clay porcelain earthenware stoneware', { hsic: /^239/, 'uk-sic': /^23[234]/, naics: /^3271/ }],
  ['stone marble granite slate', { hsic: /^239/, 'uk-sic': /^237/, naics: /^32799/ }],
  ['concrete cement plaster', { hsic: /^239/, 'uk-sic': /^23[56]/, naics: /^3273/ }],
];

const places = new Map(byMaterial.flatMap(([words, of]) => words.split(' ').map((word) => [stem(word), of] as const)));

/** What a word that nobody entered is likely to be, by how it ends: a mineral, an instrument, a chemical. */
const byEnding: readonly (readonly [ending: RegExp, places: Places])[] = [
  [/.{3}ites?$/, { hsic: /^0[78]/, 'uk-sic': /^0[78]/, naics: /^212/ }],
  [/.{3}(?:meter|metre|scope|graph)s?$/, { hsic: /^26[57]/, 'uk-sic': /^26[57]/, naics: /^3345|^333310/ }],
  [/.{4}(?:ate|ide|ine|ene|ane|ol|yl|ose|one|ium|in)s?$/, { hsic: /^20/, 'uk-sic': /^20/, naics: /^325/ }],
];

/** Where the goods named by the words stand, as far as the words tell what they are made of. */
export function placesOfMaterials(words: readonly Readonly<{ folded: string; stem: string; isKnown: boolean }>[]) {
  const found = words.flatMap(({ folded, stem: word, isKnown }): readonly Places[] => {
    const named = places.get(word);
    if (named || isKnown) return named ? [named] : [];
    const ending = byEnding.find(([end]) => end.test(folded));
    return ending ? [ending[1]] : [];
  });
  return ({ system, code }: Entry): boolean => found.some((place) => place[system].test(code));
}
