import { expect, test } from 'vitest';
import { holdsAll, searchTerms, searchWords } from './search-words.ts';

const stored = (...texts: readonly string[]) => searchWords({ texts, addresses: [] }).split(' ');

test.each([
  ['José Müller', ['jose', 'muller']],
  ['Łódź SMØRREBRØD Straße', ['lodz', 'smorrebrod', 'strasse']],
  ['ΆΛΦΑ Ёлка', ['αλφα', 'елка']],
  ["O'Neil's", ['o', 'neil', 's', 'oneil']],
  ['D’Silva', ['d', 'silva', 'dsilva']],
  ['x\u202ey\u0000z \ud800', ['xy', 'z']],
  ['කොළඹ', ['කොළඹ']],
  ['கடி கடை', ['கடி', 'கடை']],
  ['ශ්\u200dරී ශ්රී', ['ශ්රී']],
])('%s is kept as %o', (text, words) => {
  expect(stored(text)).toEqual(words);
});

// Where one letter more costs a look at all before it, these are not read before the test gives up.
test.each([
  ['a word without end', 'x'.repeat(2_000_000), 'x'.repeat(60)],
  ['a letter under a heap of marks', `e${'\u0301'.repeat(2_000_000)}`, 'e'],
])('%s is read at once', (_, text, word) => {
  expect(stored(text)).toEqual([word]);
});

test('any part of an address, and any end of a telephone number, begins a word', () => {
  const address = searchWords({ texts: [], addresses: ['Sam.Perera@Example.lk'] }).split(' ');
  expect(address.some((word) => word.startsWith('rera'))).toBe(true);
  expect(address.some((word) => word.startsWith('ampl'))).toBe(true);
  expect(stored('+94 (77) 123-4567').some((word) => word.startsWith('1234'))).toBe(true);
  expect(stored('in 2026, 12 people')).not.toContain('202612');
});

const finds = (typed: string, ...texts: readonly string[]) => {
  const words = stored(...texts);
  return searchTerms(typed).every((ways) =>
    ways.some((way) => way.every((begins) => words.some((word) => word.startsWith(begins)))),
  );
};

test.each([
  ['077 123 4567', '0094771234567'],
  ['+94 77 123 4567', '077-1234567'],
  ['771234567', '+94 (77) 123 4567'],
  ['07700 900123', '+44 7700 900 123'],
  ['+44 7700 900123', '07700 900123'],
  ['4567', '0771234567'],
  ['2026 12', 'in 2026, 12 people'],
])('the number %s finds %s', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test('another number, another vowel sign and another word are not found', () => {
  expect(finds('077 123 4568', '0771234567')).toBe(false);
  expect(finds('கடி', 'கடை')).toBe(false);
  expect(finds('perera galle', 'Perera of Kandy')).toBe(false);
});

test.each(['', ' ', '"', '* - ( ) : ^', '\u0000'])('%j is nothing to look for', (typed) => {
  expect(searchTerms(typed)).toEqual([]);
});

test.each(['sam', 'rera', 'example lk', '0771234567', 'oneil sam', 'கடை', 'கடி', 'am', 'ra', 'nobody', 'sam nobody'])(
  'who is looked at one by one is found by "%s" as by the words that are kept',
  (typed) => {
    const person = { texts: ["Sam O'Neil கடை +94 77 123 4567"], addresses: ['sam.perera@example.lk'] };
    const words = searchWords(person).split(' ');
    const isStored = (begins: string) => words.some((word) => word.startsWith(begins));
    const terms = searchTerms(typed);

    expect(holdsAll(terms, person)).toBe(terms.every((ways) => ways.some((way) => way.every(isStored))));
  },
);
