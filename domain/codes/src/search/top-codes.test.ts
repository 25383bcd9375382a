import { expect, test } from 'vitest';
import { codeBook } from '../code-book.ts';
import { tables } from '../tables.ts';
import { categoryCards, topCodes } from './top-codes.ts';

const book = codeBook(tables);
const officialTitle = (code: string) => book.find('hsic', code)?.title;

test('the top list has six codes with their official titles', () => {
  expect(topCodes).toHaveLength(6);
  expect(topCodes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['642000', '702100', '620200', '620900', '741900']),
  );
  for (const { code, description } of topCodes) expect(description).toBe(officialTitle(code));
});

test('the sixth is the next subclass after 642000 in the official list', () => {
  const subclasses = book.entries.filter(({ system, level }) => system === 'hsic' && level === 'subclass');
  const at = subclasses.findIndex(({ code }) => code === '642000');

  expect(subclasses[at + 1]?.code).toBe('644000');
  expect(topCodes.map(({ code }) => code)).toContain('644000');
});

test('four cards have three codes each with their official titles', () => {
  expect(categoryCards.map(({ icon }) => icon)).toEqual(['finance', 'tourism', 'technology', 'trade']);
  for (const { rows } of categoryCards) {
    expect(rows).toHaveLength(3);
    for (const { label, code } of rows) expect(label).toBe(officialTitle(code));
  }
});
