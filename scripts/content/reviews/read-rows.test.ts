import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';

test('a CSV row knows the line on which it begins, past quoted line breaks and empty lines', () => {
  const { rows, problems } = csvRows('\uFEFFsource,text\ngoogle,"one, with\na break"\n\ngoogle,two\ngoogle,three');
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    { line: 2, fields: { source: 'google', text: 'one, with\na break' } },
    { line: 5, fields: { source: 'google', text: 'two' } },
    { line: 6, fields: { source: 'google', text: 'three' } },
  ]);
});

test('Windows line ends count like any other', () => {
  expect(csvRows('source,text\r\ngoogle,one\r\ngoogle,two\r\n').rows.map(({ line }) => line)).toEqual([2, 3]);
});

test('every CSV row with too many or too few fields is reported, and the others are still read', () => {
  const { rows, problems } = csvRows('source,text\ngoogle,one,two\ngoogle,two\ngoogle\n');
  expect(rows.map(({ line }) => line)).toEqual([3]);
  expect(problems.map(({ line }) => line)).toEqual([2, 4]);
});

test('a quote that is never closed is reported', () => {
  const { rows, problems } = csvRows('source,text\ngoogle,"one\n');
  expect([rows.length, problems.length]).toEqual([0, 1]);
});

test('a JSON entry knows the line on which it begins', () => {
  const { rows } = jsonRows(
    '[\n  {"text": "a ] and , and { in \\" words"},\n\n  {\n    "text": [1, [2]]\n  },\n  {}\n]',
  );
  expect(rows.map(({ line }) => line)).toEqual([2, 4, 7]);
});

test.each([
  ['{"text": "one"}', 1], //            not a list
  ['[\n{"text": "one"},\n7\n]', 3], //  an entry that is no object
  ['[\n{"text": "one",}\n]', 2], //     not JSON
])('%j is reported on line %i', (text, line) => {
  expect(jsonRows(text).problems.map((problem) => problem.line)).toEqual([line]);
});

test('whatever JSON is given, each entry has the line of a printout with one entry a line', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 }), (list) => {
      const text = `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
      expect(jsonRows(text).rows.map(({ line }) => line)).toEqual(list.map((_, index) => index + 2));
    }),
  );
});
