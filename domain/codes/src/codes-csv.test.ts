import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeBook } from './code-book.ts';
import { codesCsv } from './codes-csv.ts';
import type { Entry } from './entry.ts';
import { tables } from './tables.ts';

const entry = (title: string): Entry => ({
  system: 'hsic',
  code: '642000',
  title,
  level: 'subclass',
  parent: undefined,
});

test.each([
  ['Fund management', 'Fund management'],
  ['Building, repair', '"Building, repair"'], // a comma
  ['The "best"', '"The ""best"""'], // quotes
  ['=1+1', "'=1+1"], // a formula
  ['+44', "'+44"],
  ['-1', '-1'], // a number
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`], // a formula with both
])('the title %s is written as %s', (title, cell) => {
  expect(codesCsv([entry(title)]).split('\r\n')[1]).toBe(`HSIC Version 2.0,642000,subclass,${cell},`);
});

test('the whole Hong Kong list has a heading and 1,814 lines, Chinese titles on request', () => {
  const hsic = codeBook(tables).entries.filter(({ system }) => system === 'hsic');
  const csv = codesCsv(hsic, new Map([['642000', '投資及控股公司']]));

  expect(csv.startsWith('\ufeffClassification,Code,Level,Title,Belongs to,Chinese title\r\n')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(1 + 1814 + 1); // and an empty end
  expect(csv).toContain(
    '\r\nHSIC Version 2.0,642000,subclass,Investment and holding companies,6420,投資及控股公司\r\n',
  );
});

test('no cell begins a formula, whatever the title', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const [, cell = ''] = /subclass,"?([\s\S]*?)"?,\r\n$/.exec(codesCsv([entry(title)])) ?? [];

      expect(/^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell)).toBe(false);
    }),
  );
});
