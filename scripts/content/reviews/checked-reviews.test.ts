import { expect, test } from 'vitest';
import { checkedReviews } from './checked-reviews.ts';
import { mergedSets } from './merged-sets.ts';
import { readReviews } from './read-reviews.ts';

const bytes = (file: string) => new TextEncoder().encode(file);
const text = 'A review of ten letters or more.';
const row = (line: number, fields: Record<string, unknown>) => ({ line, fields: { text, ...fields } });
const problemsOf = (...rows: Parameters<typeof row>[]) => {
  const checked = checkedReviews(rows.map(([line, fields]) => row(line, fields)));
  return 'problems' in checked ? checked.problems.map(({ line, message }) => `${line} ${message.split(':')[0]}`) : [];
};

test('an export of all three sources is read under whatever names its columns have', () => {
  const checked = checkedReviews([
    row(2, {
      Source: 'Google Maps',
      'Review ID': 'g1',
      author: 'Ann',
      starRating: 'FOUR',
      createTime: '2026-10-03T09:00:00Z',
    }),
    row(3, { source: 'facebook', id: 'f1', recommended: 'yes', extra: 'left out' }),
    row(4, { source: 'Trustpilot', id: 't1', rating: 2, url: 'https://trustpilot.example/t1', name: '' }),
  ]);
  expect(checked).toEqual({
    sets: {
      facebook: [{ id: 'f1', text, isRecommended: true }],
      google: [{ id: 'g1', reviewerName: 'Ann', text, date: '2026-10-03', stars: 4 }],
      trustpilot: [{ id: 't1', text, stars: 2, originalUrl: 'https://trustpilot.example/t1' }],
    },
  });
});

test.each([
  ['no source', { id: '1' }, ['7 source']],
  ['an unknown source', { source: 'yelp' }, ['7 source']],
  ['six stars', { source: 'google', stars: 6 }, ['7 stars']],
  ['half a star', { source: 'google', stars: '4.5' }, ['7 stars']],
  ['stars in words nobody knows', { source: 'google', stars: 'many' }, ['7 stars']],
  ['a day that does not exist', { source: 'google', date: '2026-02-30' }, ['7 date']],
  ['a link that is none', { source: 'google', url: 'here' }, ['7 url']],
  ['no words', { source: 'google', text: '' }, ['7 text']],
  ['a Facebook review without its recommendation', { source: 'facebook' }, ['7 recommended']],
  ['two things at once', { source: 'google', stars: 0, date: 'today' }, ['7 date', '7 stars']],
])('%s is reported by its line', (_, fields, expected) => {
  expect(problemsOf([7, fields])).toEqual(expected);
});

test.each(['x', 'Very good', 'Long. '.repeat(2000).trim()])('a real review is taken as it was written', (written) => {
  const fields = { source: 'google', id: 'g-1', text: written };
  expect(checkedReviews([{ line: 2, fields }])).toMatchObject({ sets: { google: [{ id: 'g-1', text: written }] } });
});

test('every refusal is a sentence that says what to write, in no word of a program', () => {
  const wrong = { id: 'ü', name: 'x'.repeat(61), text: [1], date: 'today', url: 'here', avatar: 'there' };
  const files = [
    JSON.stringify([{ ...wrong, source: 'google', stars: 9 }, { source: 'google', stars: '4.5' }, { source: 'yelp' }]),
    JSON.stringify([{ source: 'facebook', name: [7], recommended: 'perhaps', text: '' }, 7]),
    '[{"source": "google",}]',
    '[',
  ];
  const texts = ['google,a,b', 'google,"a', 'google,"a" b', 'google,a"b', 'google,"a"b"'].map(
    (row) => `source,text\n${row}`,
  );
  const refusals = [
    ...files.map((file) => readReviews(bytes(file), { format: 'json' })),
    ...texts.map((file) => readReviews(bytes(file), { format: 'csv' })),
  ].map((read) => ('problems' in read ? read.problems.map(({ message }) => message) : []));

  expect(refusals.every((messages) => messages.length > 0)).toBe(true);
  for (const message of refusals.flat()) {
    expect(message).toMatch(/^([a-z]+: )?[A-Z"].*\.$/);
    expect(message).not.toMatch(
      /[Ee]xpected|[Ii]nvalid|[Tt]oo (small|big)|[Tt]oken|position|undefined|[Rr]ecord|[a-z][A-Z]/,
    );
  }
});

test('an id may be used once in each source', () => {
  const [google, trustpilot] = [
    { source: 'google', id: '1' },
    { source: 'trustpilot', id: '1' },
  ];
  expect(problemsOf([2, google], [3, trustpilot])).toEqual([]);
  expect(problemsOf([2, google], [3, google])).toEqual(['3 id']);
});

test('one bad row among good ones refuses the file, and every bad row is named', () => {
  const good = { source: 'google' };
  expect(problemsOf([2, good], [3, { source: 'google', stars: 9 }], [4, good], [5, { source: 'x' }])).toEqual([
    '3 stars',
    '5 source',
  ]);
});

test.each([
  ['', 'csv'],
  ['source,text\n', 'csv'],
  ['[]', 'json'],
] as const)('a file without reviews is refused: %j', (file, format) => {
  expect(readReviews(bytes(file), { format })).toEqual({
    problems: [{ line: 1, message: 'The file holds no reviews.' }],
  });
});

test('what cannot be read and what is no review are reported together, by line', () => {
  const file = 'source,text\ngoogle,\ngoogle,a,b\nyelp,A review of ten letters.\n';
  expect(readReviews(bytes(file), { format: 'csv' })).toMatchObject({
    problems: [{ line: 2 }, { line: 3 }, { line: 4 }],
  });
});

test.each([
  ['UTF-8', Buffer.from('René,They’re quick: £99.')],
  ['Windows-1252', Buffer.from('Ren\xE9,They\x92re quick: \xA399.', 'latin1')],
])('names and words are taken as a spreadsheet saved them, in %s', (_, words) => {
  const file = Buffer.concat([Buffer.from('source,id,name,text\ngoogle,g1,'), words]);

  expect(readReviews(file, { format: 'csv' })).toMatchObject({
    sets: { google: [{ reviewerName: 'René', text: 'They’re quick: £99.' }] },
  });
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'], // "Unicode text" of Excel, which is UTF-16
])('fields may be separated by %s, and hold commas then', (_, separator) => {
  const file = ['source;id;stars;text', `google;g1;5;${text}, and more`].join('\n').replaceAll(';', separator);

  expect(readReviews(Buffer.from(`\uFEFF${file}`, 'utf16le'), { format: 'csv' })).toMatchObject({
    sets: { google: [{ id: 'g1', stars: 5, text: `${text}, and more` }] },
  });
});

test('a source may be named for the whole file', () => {
  expect(checkedReviews([row(2, { id: 'a' })], 'google')).toMatchObject({ sets: { google: [{ id: 'a' }] } });
});

test('an import replaces the sources that it holds, and takes every sample away', () => {
  const real = { id: 'r', text };
  const sample = { id: 's', text, sample: true };
  const saved = { facebook: [{ ...sample, isRecommended: true }], google: [sample], trustpilot: [real, sample] };
  const imported = { facebook: [], google: [{ id: 'new', text }], trustpilot: [] };
  expect(mergedSets(saved, imported)).toEqual({ facebook: [], google: [{ id: 'new', text }], trustpilot: [real] });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example/b', 'mailto:a@a.example', 'here'])(
  'the address "%s" is not taken',
  (url) => {
    expect(problemsOf([2, { source: 'google', url }])).toEqual(['2 url']);
    expect(problemsOf([2, { source: 'google', avatar: url }])).toEqual(['2 avatar']);
  },
);

test('a picture may be one that the site serves', () => {
  expect(problemsOf([2, { source: 'google', avatar: '/avatars/ann.svg' }])).toEqual([]);
});
