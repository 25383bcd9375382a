import { expect, test } from 'vitest';
import { codeBook } from '../code-book.ts';
import { tables } from '../tables.ts';
import { searchIndex } from './search-index.ts';
import { search } from './search.ts';

const index = searchIndex(codeBook(tables));
const systems = ['hsic', 'uk-sic', 'naics'] as const;

/** The first answer of each classification. */
const firsts = (query: string) =>
  systems.map((system) => search(index, query, { systems: [system], limit: 1 })[0]?.entry.code);

/** One question in two ways of typing it: both are answered, and alike. */
const sameAnswer = (one: string, other: string): void => {
  expect(firsts(one)).not.toContain(undefined);
  expect(firsts(other)).toEqual(firsts(one));
};

test.each([
  ['රූපලාවණ්\u200Dය', 'රූපලාවණ්ය'],
  ['ප්\u200Dරවාහන', 'ප්රවාහන'],
  ['මුද්\u200Dරණය', 'මුද්\u200Cරණය'], // some keyboards part the letters instead
])('Sinhala: joined or not, %s and %s have the same first answers', sameAnswer);

test.each([
  ['மென்பொருள்', 'மென்\u200Cபொருள்'],
  ['கட்டுமானம்', 'கட்டு\u200Dமானம்'],
])('Tamil: a joiner that a keyboard slips in changes no answer, %s', sameAnswer);

test.each([
  ['කුරුඳු අපනයනය', 'kurundu apanayana'],
  ['රූපලාවණ්\u200Dය', 'rupalavanya'],
  ['රූපලාවණ්\u200Dය', 'roopalawanya'],
  ['මැණික්', 'manik'],
  ['මැණික්', 'menik'],
  ['ප්\u200Dරවාහන', 'prawahana'],
  ['ප්\u200Dරවාහන', 'pravahana'],
  ['ඉදිකිරීම්', 'idikirim'],
  ['ඉගැන්වීම', 'igannima'],
])('Singlish: %s is found as %s', sameAnswer);

test.each([
  ['மென்பொருள்', 'menporul'],
  ['மருந்தகம்', 'marundhagam'],
  ['மருந்தகம்', 'marunthagam'],
  ['உணவகம்', 'unavagam'],
  ['உணவகம்', 'unavakam'],
  ['கறுவா', 'karuva'],
  ['கட்டுமானம்', 'kattumanam'],
  ['கற்பித்தல்', 'karpithal'],
  ['இறக்குமதி ஏற்றுமதி', 'irakkumathi ettumathi'],
  ['இறக்குமதி ஏற்றுமதி', 'irakkumathi etrumathi'],
  ['தேயிலை ஏற்றுமதி', 'theyilai ettumathi'],
])('Tanglish: %s is found as %s', sameAnswer);

test.each([
  ['මැසීම', 'masima'],
  ['මැසීම', 'mesima'],
  ['රෝද', 'රොද'],
  ['කුරුඳු', 'කුරුන්දු'],
])('Sinhala as it is heard: %s is found as %s', (word, heard) => {
  const [hsic] = firsts(word);
  const found = search(index, heard, { systems: ['hsic'], limit: 3 }).map(({ entry }) => entry.code);

  expect(found).toContain(hsic);
});
