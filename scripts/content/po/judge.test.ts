import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { poFile, returnedTexts, type Head } from './po-file.ts';
import type { Unit } from './unit.ts';

const head: Head = { language: 'si', project: 'Serendib Ledger', made: '2026-11-30', site: 'https://example.test' };

const unitOf = (parts: Partial<Unit>): Unit => ({
  key: 'messages/page:page.title',
  file: 'content/src/messages/si/page.ts',
  english: 'Fees of {name} on {site.brand} are read each month.',
  own: '{site.brand} හි {name} ගාස්තු සෑම මසකම කියවනු ලැබේ.',
  isStale: false,
  recorded: ['messages.page.title'],
  values: { '{site.brand}': 'Serendib Ledger' },
  write: (_, text) => text,
  ...parts,
});
const line = { key: 'services/ein:line.1', file: 'content/entries/services/ein/si.md', recorded: [] };
const paragraph = unitOf({ ...line, english: 'Read [the fees](/fees).', own: '[ගාස්තු](/fees) කියවන්න.' });

/** What becomes of a unit whose text came back as another. */
function came(unit: Unit, own: string, { english = unit.english, isFuzzy = false } = {}) {
  const { texts } = returnedTexts(poFile([unit], () => [], head));
  return judge(
    'si',
    [unit],
    texts.map((text) => ({ ...text, english, own, isFuzzy })),
  );
}

test.each([
  ['a lost value', '{site.brand} හි ගාස්තු සෑම මසකම කියවනු ලැබේ.', 'the values are {name} {site.brand}'],
  ['another value', '{site.brand} හි {names} ගාස්තු සෑම මසකම කියවනු ලැබේ.', 'other placeholders'],
  ['another script', '{site.brand} හි {name} ගாஸ්තු සෑම මසකම කියවනු ලැබේ.', 'a letter of the other language'],
  ['hidden signs', '{site.brand} හි {name}\u200B ගාස්තු සෑම මසකම කියවනු ලැබේ.', 'a character that nobody sees'],
  ['a spoken form', '{site.brand} හි {name} ගාස්තු ඔයා සෑම මසකම කියවයි.', 'a word to avoid'],
  ['a sentence without its end', '{site.brand} හි {name} ගාස්තු සෑම මසකම කියවනු ලැබේ', 'a sentence less, or two more'],
])('%s is refused, with its line', (_, own, why) => {
  const { refusals, changes } = came(unitOf({}), own);

  expect(refusals).toContain(`line 16, messages/page:page.title: ${why}`);
  expect(changes).toEqual([]);
});

test.each([
  ['a label that no phone has room for', 'Save', 'සුරකින්න සුරකින්න සුරකින්න සුරකින්න සුරකින්න සුරකින්න', 'a label too long for a phone'],
  ['a word that no phone has room for', 'Save the list now', 'ලැයිස්තුවලැයිස්තුවලැයිස්තුවලැයිස්තුව', 'a word too long for a phone'],
  ['other money', 'It costs $40 a year.', 'එය වසරකට $41 ක් වැය වේ.', 'other amounts'],
])('%s is refused', (_, english, own, why) => {
  expect(came(unitOf({ english, own: 'සුරකින්න', values: {} }), own).refusals.join()).toContain(why);
});

test.each([
  ['words that are no translation', 'උප්වර්ක්, ෆ්‍රීලාන්ස්, සල්ලි ගන්න', ''],
  ['letters of the other script', 'ஊதியம்', 'a letter of the other language'],
])('what people type comes back with %s', (_, own, why) => {
  const typed = unitOf({ key: 'entries/search/search-words:searchWords.tool:upwork', english: 'upwork', own: 'අප්වර්ක්' });
  const { changes, refusals } = came(typed, own);

  expect(refusals.join()).toContain(why);
  expect(changes.length).toBe(why === '' ? 1 : 0);
});

test('an answer that lost a place to fill in is refused', () => {
  const answer = unitOf({ english: 'I answer by [[day]].', own: '[[දිනය]] දින පිළිතුරු දෙමි.', values: {} });
  expect(came(answer, 'ඉක්මනින් පිළිතුරු දෙමි.').refusals.join()).toContain('other places to fill in');
});

test.each([
  ['another address', '[ගාස්තු](/fee) කියවන්න.', 'another address of a link'],
  ['two lines for one', '[ගාස්තු](/fees)\nකියවන්න.', 'more than one line'],
])('a paragraph with %s is refused', (_, own, why) => {
  expect(came(paragraph, own).refusals.join()).toContain(why);
});

test('a text whose English has changed since, one that is gone and one without a place are refused', () => {
  const own = '{site.brand} හි {name} ගාස්තු සෑම මසකම අලුත් වේ.';
  const gone = judge('si', [], [{ key: 'a:b', english: 'A', own, isFuzzy: false, note: '', line: 7 }]);

  expect(came(unitOf({}), own, { english: 'Older.' }).refusals.join()).toContain('its English has changed');
  expect(gone.refusals).toEqual(['line 7, a:b: there is no such text any more; export again']);
  expect(came(unitOf({ write: () => undefined }), own).refusals.join()).toContain('has no place for it');
});

test('what is right is taken in; what is fuzzy or empty is left', () => {
  const own = '{site.brand} හි {name} ගාස්තු සෑම මසකම අලුත් වේ.';

  expect(came(unitOf({}), own).changes).toMatchObject([{ text: own, line: 16 }]);
  expect(came(unitOf({}), own, { isFuzzy: true })).toMatchObject({
    changes: [],
    leftOut: ['messages/page:page.title'],
  });
  expect(came(unitOf({}), '').changes).toEqual([]);
});

test('a stale text goes out fuzzy; once it is no longer, it holds as it stands', () => {
  const stale = unitOf({ isStale: true });

  expect(poFile([stale], () => [], head)).toContain('#, fuzzy');
  expect(poFile([unitOf({})], () => [], head)).not.toContain('fuzzy');
  expect(came(stale, stale.own).holding).toEqual([stale]);
  expect(came(stale, stale.own, { isFuzzy: true }).holding).toEqual([]);
});

test('a stale long text is open until all its parts are done', () => {
  const [one, other] = [1, 2].map((number) => ({ ...paragraph, key: `services/ein:line.${number}`, isStale: true }));
  if (!one || !other) throw new Error('two parts');
  const returned = (isFuzzy: boolean) => [
    { key: one.key, english: one.english, own: 'දැන් [ගාස්තු](/fees) කියවන්න.', isFuzzy: false, note: '', line: 1 },
    { key: other.key, english: other.english, own: other.own, isFuzzy, note: '', line: 2 },
  ];

  expect(judge('si', [one, other], returned(true))).toMatchObject({ changes: [], leftOut: [one.key] });
  expect(judge('si', [one, other], returned(false))).toMatchObject({ changes: [{ line: 1 }], holding: [other] });
});

test('a reader finds the page above a text, and what its values are', () => {
  const text = poFile([unitOf({})], () => ['/fees', '/', '/about'], head);

  expect(text).toContain(`#. Page: https://example.test/si/fees
#. Page: https://example.test/si
#. {name}: for example eBay Fee Calculator or Nimali Perera
#. {site.brand}: for example Serendib Ledger
#, python-brace-format
msgctxt "messages/page:page.title"`);
});

test('a line is found although an editor has broken the key into pieces', () => {
  const text = poFile([unitOf({})], () => [], head).replace('msgctxt "messages/', 'msgctxt ""\n"messages/');

  expect(returnedTexts(text).texts).toMatchObject([{ key: 'messages/page:page.title', line: 16 }]);
});
