import { sinhala, tamil } from './tables/scripts.ts';

type Script = Readonly<{
  consonants: ReadonlyMap<string, string>;
  vowels: ReadonlyMap<string, string>;
  signs: ReadonlyMap<string, string>;
  silent: string;
}>;

function sounds(table: string): readonly (readonly [string, string])[] {
  return table.split(',').map((pair) => {
    const [letter = '', sound = ''] = pair.split(' ');
    return [letter, sound];
  });
}

function script(table: typeof sinhala | typeof tamil): Script {
  return {
    consonants: new Map(sounds(table.consonants)),
    vowels: new Map(sounds(`${table.vowels},${table.others}`)),
    signs: new Map(sounds(table.signs)),
    silent: table.silent,
  };
}

const scripts = [
  { letters: /^[\p{Script=Sinhala}\u200c\u200d]+$/u, script: script(sinhala), soften: (text: string) => text },
  { letters: /^\p{Script=Tamil}+$/u, script: script(tamil), soften: softened },
];

/** Tamil writes one letter for a hard and a soft sound: between vowels and after n or m it is soft. */
function softened(text: string): string {
  return text
    .replace(/ss/g, 'ch')
    .replace(/rr/g, 'tr')
    .replace(/dd/g, 'tt')
    .replace(/([aeiou])k(?=[aeiou])/g, '$1g')
    .replace(/([nm])k/g, '$1g')
    .replace(/([nm])p/g, '$1b');
}

function spelled(word: string, { consonants, vowels, signs, silent }: Script): string {
  const letters = [...word.normalize('NFC').replace(/[\u200c\u200d]/g, '')];
  return letters
    .map((letter, at) => {
      const consonant = consonants.get(letter);
      if (consonant === undefined) return vowels.get(letter) ?? signs.get(letter) ?? '';
      const next = letters[at + 1] ?? '';
      return signs.has(next) || next === silent ? consonant : `${consonant}a`;
    })
    .join('');
}

/**
 * A Sinhala or Tamil word in Latin letters, as Sri Lankan names write it: හිරු is hiru, கடல் is kadal.
 *
 * @returns nothing for a word in another script.
 */
export function inLatin(word: string): string | undefined {
  const known = scripts.find(({ letters }) => letters.test(word));
  return known?.soften(spelled(word, known.script)).replace(/thth/g, 'th') || undefined;
}
