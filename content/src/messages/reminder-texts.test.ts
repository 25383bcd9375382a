import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../fill.ts';
import { office } from '../firm/office.ts';
import { type Locale, locales } from '../locales.ts';
import type { Messages } from './shape.ts';

const rules = { days: [3, 61], hour: 16, timeZone: 'Asia/Colombo', openDays: 37, endingDays: 59, feeNewsMonths: 43 };
const { retentionMonths } = office;
const policies = join(import.meta.dirname, '../../entries/legal/data-protection');
const languages = Object.keys(locales).filter((locale): locale is Locale => existsSync(join(policies, `${locale}.md`)));

let words: Readonly<Record<Locale, Messages>>;

beforeAll(async () => {
  vi.doMock('../firm/reminders.ts', () => ({ reminderRules: rules }));
  vi.resetModules();
  words = (await import('./index.ts')).messages;
});

afterAll(() => {
  vi.doUnmock('../firm/reminders.ts');
  vi.resetModules();
});

/** The paragraph of the data protection page that says something of ours, as it is shown. */
function paragraph(locale: Locale, says: string): string {
  const line = readFileSync(join(policies, `${locale}.md`), 'utf8')
    .split('\n')
    .find((each) => each.includes(says));
  return fill(line ?? '', words[locale].office);
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

test.each(languages)('%s: other rules of reminders are said wherever they are promised', (to) => {
  const { text, asked, confirm, failed } = words[to].reminders;

  expect(numbersIn(text)).toEqual([61, 3, 4]);
  expect(numbersIn(asked)).toEqual([37]);
  expect(numbersIn(confirm.text)).toEqual([61, 3, retentionMonths]);
  expect(numbersIn(failed.text)).toEqual([37]);
  expect(numbersIn(paragraph(to, '{remindersEnding}'))).toEqual([37, retentionMonths, 59]);
});

test.each(languages)('%s: another time of fee news is said wherever it is promised', (to) => {
  const { form, confirm, failed } = words[to].feeNews;

  expect(numbersIn(form.kept)).toEqual([43]);
  expect(numbersIn(confirm.text)).toEqual([43]);
  expect(numbersIn(failed.text)).toEqual([37]);
  expect(numbersIn(words[to].mail.feeNews.ending)).toEqual([43]);
  expect(numbersIn(paragraph(to, '{feeNews}'))).toEqual([43]);
});
