import { currencies, isCurrency, toExactText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPlatform, platformNames } from '../platforms.ts';
import type { Answers, Field } from './field.ts';
import { numberInFile } from './number-in-file.ts';
import { asking } from './question.ts';
import { isRefusing, quickReading, readAnswers } from './read.ts';
import { notPlainly, numberTyped } from './typed-number.ts';

const question = asking()
  .amount('dollars', { currency: 'USD' })
  .amount('dinars', { currency: 'KWD' })
  .number('pieces', { whole: true, most: '100000' })
  .number('times', { whole: true, most: '31' })
  .number('weight', { unit: 'lb' })
  .number('rate', { unit: 'to one', sign: 'LKR' })
  .percent('share')
  .asked();

type Key = keyof ReturnType<typeof readAnswers<NonNullable<(typeof question)['_answers']>>>['answers'];

/** What is read, or why it does not count. */
function read(key: Key, text: string): string {
  const { answers, faults } = readAnswers(question, { [key]: text });
  const [fault] = faults;
  if (fault) return [fault.code, fault.limit, ...(fault.readings ?? [])].filter(Boolean).join(' ');
  const number = answers[key];
  return number ? toExactText(number) : 'nothing';
}

test.each<[string, Key, string]>([
  ['1000', 'dollars', '1000'],
  ['1,23,456.78', 'dollars', '123456.78'], // lakh
  ['500/-', 'dollars', '500'],
  ['Rs. 500/=', 'dollars', 'other-currency USD'],
  ['="12.50"', 'dollars', '12.5'],
  ['="€12.50"', 'dollars', 'other-currency USD'],
  ['(12.50)', 'dollars', 'negative'],
  ['(€12.50)', 'dollars', 'negative'],
  ['12.50-', 'dollars', 'negative'],
  ['12.50 USD', 'dollars', '12.5'],
  ['USD 12.50', 'dollars', '12.5'],
  ['US$\u00a012.50', 'dollars', '12.5'],
  ['$12.50 CAD', 'dollars', 'other-currency USD'],
  ['€1000', 'dollars', 'other-currency USD'],
  ['1000 €', 'dollars', 'other-currency USD'],
  ['LKR 1000', 'dollars', 'other-currency USD'],
  ['\u200b12.50\0', 'dollars', '12.5'],
  ['\u200b€12.50', 'dollars', 'other-currency USD'],
  ['1\u202f234,50', 'dollars', '1234.5'],
  ['12,50', 'dollars', '12.5'],
  ['෧෨,෫', 'dollars', '12.5'],
  ['1.234.567', 'dollars', '1234567'],
  ['1.234.567,89', 'dollars', '1234567.89'],
  ['1E+05', 'dollars', '100000'],
  ['1.000', 'dollars', 'unclear 1,000 1.00'],
  ['1.250', 'dollars', 'unclear 1,250 1.25'],
  ['$1.234', 'dollars', 'unclear 1,234 1.2340'],
  ['1.000 USD', 'dollars', 'unclear 1,000 1.00'],
  ['€1.000', 'dollars', 'other-currency USD'], // first which money, then how much
  ['1,000', 'dollars', '1000'],
  ['1.00', 'dollars', '1'],
  ['1.2340', 'dollars', '1.234'],
  ['0.125', 'dollars', '0.125'], // nobody writes thousands so
  ['1234.500', 'dollars', '1234.5'],
  ['1,2,3', 'dollars', 'unclear'],
  ['12.50*', 'dollars', 'not-a-number'],
  ['50%', 'dollars', 'not-a-number'],
  ['1.234', 'dinars', '1.234'], // a dinar has a thousand fils
  ['2.000', 'pieces', 'unclear 2,000 2.00'],
  ['2.000', 'times', '2'], // no month has two thousand
  ['1.234', 'pieces', 'not-whole'],
  ['1.234', 'weight', '1.234'],
  ['$5', 'weight', 'not-a-number'],
  ['327.125', 'rate', '327.125'],
  ['Rs 327.125', 'rate', '327.125'],
  ['LKR 327', 'rate', '327'],
  ['€327', 'rate', 'other-currency LKR'],
  ['2.500 %', 'share', '0.025'],
  ['2,5', 'share', '0.025'],
])('%j in %s is %s', (text, key, expected) => {
  expect(read(key, text)).toBe(expected);
});

const foreign = (own: Currency) =>
  Object.keys(currencies)
    .filter(isCurrency)
    .find((one) => one !== own && one.length === 3);

test.each(platformNames)(
  'every amount that %s asks for refuses another currency, and asks about 1.000',
  async (name) => {
    const { question: platform } = await loadPlatform(name);
    const amounts = platform.fields.filter(
      (field): field is Extract<Field, { kind: 'amount' }> => field.kind === 'amount',
    );
    expect(amounts).not.toEqual([]);
    for (const { key } of amounts) {
      const codesFor = (text: string) =>
        readAnswers(platform, { [key]: text }).faults.filter((fault) => fault.key === key && isRefusing(fault));
      const field = amounts.find((one) => one.key === key);
      const { answers } = readAnswers<Answers>(platform, {});
      const own = field?.currency(answers) ?? 'USD';
      if (field?.applies && !field.applies(answers)) continue;
      expect(codesFor(`10 ${foreign(own)}`)).toMatchObject([{ code: 'other-currency', limit: own }]);
      expect(codesFor(`${own} 10`)).toEqual([]);
      if (currencies[own].decimals === 2) expect(codesFor('1.000')).toMatchObject([{ readings: ['1,000', '1.00'] }]);
    }
  },
);

test('the quick estimates read in their one way', () => {
  const quick = (dollars: string) => {
    const { answers, faults } = readAnswers(question, { dollars }, quickReading);
    return [toExactText(answers.dollars), faults.map(({ code }) => code)];
  };
  expect(quick('€1000')).toEqual(['1000', []]);
  expect(quick('1.000')).toEqual(['1', []]);
  expect(quick('12,50')).toEqual(['1250', ['unclear']]);
});

test.each([
  ['5 %', 'percent', '5'],
  ['5 %', 'amount', undefined],
  ['$5', 'amount', '5'],
  ['$5', 'percent', undefined],
  ['5 USD', 'number', undefined],
] as const)('%j as %s is %s', (text, kind, expected) => {
  const number = numberTyped(text, kind);
  expect(number && toExactText(number)).toBe(expected);
});

test.each([
  ['500/-', '500'],
  ['12,50', '12.5'],
  ['="5"', '5'],
  ['1.234,50', '1234.5'],
  ['1,234.50', undefined], // as it stands
  ['1,2,3', undefined], // refused
  ['$5', undefined],
  ['', undefined],
])('%j is read otherwise than it stands, as %s', (text, expected) => {
  const number = notPlainly(text, 'amount');
  expect(number && toExactText(number)).toBe(expected);
});

test('each of two readings is plainly that number, in a form as in a file', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, rest) => {
      const text = `${whole}.${String(rest).padStart(3, '0')}`;
      const [fault] = readAnswers(question, { dollars: text }).faults;
      const numbers = (fault?.readings ?? []).map((reading) => [
        toExactText(readAnswers(question, { dollars: reading }).answers.dollars),
        numberInFile('either')(reading).isPlain,
        readAnswers(question, { dollars: reading }).faults.length,
      ]);
      expect(numbers).toEqual([
        [String(whole * 1000 + rest), true, 0],
        [String(Number(text)), true, 0],
      ]);
    }),
  );
});
