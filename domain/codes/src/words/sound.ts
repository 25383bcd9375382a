import { stem } from './words.ts';

/** How the same sound is written in Latin letters by those who write Sinhala or Tamil with them. */
const spellings: readonly (readonly [written: RegExp, sound: string])[] = [
  [/([kgtdpbsc])h/g, '$1'], // thengai, tengai
  [/zh|l+/g, 'l'], // mozhi, moli
  [/w/g, 'v'], // elawalu, elavalu
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/([a-z])\1+/g, '$1'], // maalu, malu
  [/(?<=..)h/g, ''],
  [/(?<=...)i(?=[aeou])/g, ''],
  [/(?<=.)d/g, 't'], // yetrumadhi, yetrumathi
];

/**
 * Letters of Sinhala and Tamil that sound alike, or nearly so, and are typed for one another: each group by its first.
 * Long and short vowels, breathed consonants and plain ones, the kinds of n, l, r and s.
 */
const alike = new Map(
  `කඛ ගඝ චඡ ජඣ ටඨ ඩඪ තථ දධ පඵ බභ සශෂ නණ ලළ ඉඊ උඌ එඒ ඔඕ ඇඈ ිී ුූ ෙේ ොෝ ැෑ
   இஈ உஊ எஏ ஒஓ அஆ ிீ ுூ ெே ொோ நனண றர லளழ`
    .split(/\s+/)
    .flatMap((group) => [...group].map((letter) => [letter, group.charAt(0)] as const)),
);

/** A consonant that is written twice. */
const DOUBLED = /(.)[්்]\1/gu;

/** The half nasals of Sinhala, which many type as whole ones. */
const halfNasals: readonly (readonly [half: string, whole: string])[] = [
  ['ඳ', 'න්ද'],
  ['ඬ', 'න්ඩ'],
  ['ඟ', 'න්ග'],
  ['ඹ', 'ම්බ'],
];

const wholeNasals = (word: string): string =>
  halfNasals.reduce((text, [half, whole]) => text.replaceAll(half, whole), word);

/** What a word in letters of Sinhala or Tamil sounds like, without its ending. */
const nativeSound = (folded: string): string =>
  [...wholeNasals(stem(folded))]
    .map((letter) => alike.get(letter) ?? letter)
    .join('')
    .replaceAll(DOUBLED, '$1');

/** Shorter words sound alike too often. */
const SHORTEST = 4;
/** The same where a letter has a sign of its own for its vowel. */
const SHORTEST_NATIVE = 3;
/** The same where one vowel is taken for another. */
const SHORTEST_LOOSE = 5;

/** What a word sounds like, the same for its common spellings; nothing for one that is too short. */
export function soundOf(folded: string): string | undefined {
  if (/^[\p{sc=Sinhala}\p{sc=Tamil}]+$/u.test(folded))
    return folded.length < SHORTEST_NATIVE ? undefined : nativeSound(folded);
  if (folded.length < SHORTEST || !/^[a-z]+$/.test(folded)) return undefined;
  return spellings.reduce((word, [written, sound]) => word.replace(written, sound), folded);
}

/**
 * The same for a word in Latin letters with every open vowel as one: Sinhala has two between a and e, and who writes it
 * with Latin letters takes either.
 */
export function looseSoundOf(folded: string): string | undefined {
  if (folded.length < SHORTEST_LOOSE || !/^[a-z]+$/.test(folded)) return undefined;
  return `~${soundOf(folded)?.replaceAll(/ae|e/g, 'a')}`;
}
