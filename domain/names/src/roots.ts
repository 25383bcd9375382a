import { roots as tables } from './tables/words.ts';

/** A short word with a meaning, to build names from. */
export type Root = Readonly<{ word: string; meaning: string; language: keyof typeof tables }>;

const languages = Object.keys(tables) as Root['language'][]; // its keys are the languages

/** All roots. */
export const roots: readonly Root[] = languages.flatMap((language) =>
  tables[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = ''] = line.split(' = ');
      return { word, meaning, language };
    }),
);

/** The roots that mean one of some English words. */
export function rootsMeaning(words: readonly string[]): readonly Root[] {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  return roots.filter(({ meaning }) => meaning.split(/[\s,]+/).some((word) => wanted.has(word)));
}
