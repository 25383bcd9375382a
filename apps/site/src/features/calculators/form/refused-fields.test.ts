import { messages } from '@formation/content';
import { isRefusal, loadPlatform, type PlatformName } from '@formation/fees';
import { numberTyped } from '@formation/fees/numbers';
import { toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import { limitText, withUnit } from '../../../lib/figures/with-unit.ts';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { modelOf } from '../published/platform-model.ts';
import type { Field } from '../published/published-model.ts';
import { refusalText } from './refusal-text.ts';

const { published } = messages.en.calculators;
const day = '2026-11-21';
const modelFor = async (name: PlatformName) =>
  modelOf(await loadPlatform(name), messages.en.platforms[name].calculator, published);

const inside = (field: Field): readonly Field[] =>
  field.kind === 'check' && field.opens ? [field, field.opens] : [field];

/** What the form says beside a field, and what stands in place of the result. */
async function refused(name: PlatformName, typed: Typed, field: string) {
  const model = await modelFor(name);
  const fields = model.fields(typed, day).flatMap((group) => group.fields.flatMap(inside));
  const found = fields.find((one) => one.name === field);
  const answer = model.answer(typed, day);
  return {
    beside: found && 'fault' in found ? found.fault : undefined,
    instead: isRefusal(answer) ? refusalText(published, model.names, answer) : undefined,
  };
}

test.each<[PlatformName, Typed, string, string]>([
  ['ebay', { soldPrice: 'abc' }, 'soldPrice', '“abc” is not a number. Write it as 1234.50.'],
  ['ebay', { soldPrice: '9'.repeat(320) }, 'soldPrice', `“${'9'.repeat(24)}…” is not a number. Write it as 1234.50.`],
  ['ebay', { soldPrice: '1e308' }, 'soldPrice', 'It must be at most $1,000,000,000,000,000.'],
  ['ebay', { soldPrice: '50%' }, 'soldPrice', '“50%” is not a number. Write it as 1234.50.'],
  ['ebay', { soldPrice: '-5' }, 'soldPrice', 'It can’t be less than 0.'],
  ['ebay', { soldPrice: '€1000' }, 'soldPrice', '“€1000” is in another currency. Enter the amount in USD.'],
  ['ebay', { soldPrice: 'LKR 1000' }, 'soldPrice', '“LKR 1000” is in another currency. Enter the amount in USD.'],
  ['etsy', { itemPrice: '$5', country: 'GB' }, 'itemPrice', '“$5” is in another currency. Enter the amount in GBP.'],
  ['ebay', { soldPrice: '1.000' }, 'soldPrice', 'Do you mean 1,000 or 1.00? Type the one you mean.'],
  ['ebay', { soldPrice: '1,2,3' }, 'soldPrice', '“1,2,3” can be read in more than one way. Write it as 1234.50.'],
  ['etsy', { itemPrice: '10', pieces: '2.000' }, 'pieces', 'Do you mean 2,000 or 2.00? Type the one you mean.'],
  [
    'ebay',
    { soldPrice: '100', promotedListing: 'on', promotedRate: '1' },
    'promotedRate',
    'It must be between 2% and 100%.',
  ],
  ['etsy', { itemPrice: '10', pieces: '1.5' }, 'pieces', 'Only whole numbers, such as 2.'],
  ['etsy', { itemPrice: '10', pieces: '0' }, 'pieces', 'It must be at least 1.'],
])('%s with %j: %s says it is refused, and there is no result', async (name, typed, field, said) => {
  const { beside, instead } = await refused(name, typed, field);
  expect(beside).toBe(said);
  expect(instead).toEqual(expect.any(String));
});

test('in place of the result stands where to look', async () => {
  expect((await refused('ebay', { soldPrice: 'abc' }, 'soldPrice')).instead).toBe(
    'No result yet. Check “Sold Price” in the form.',
  );
});

test.each(['', '100', '1,234.50', '१२.५', '12,5'])('%j is counted', async (soldPrice) => {
  expect(await refused('ebay', { soldPrice }, 'soldPrice')).toEqual({ beside: undefined, instead: undefined });
});

test.each([
  ['12,5', 'read as $12.5'],
  ['1.234,50', 'read as $1234.5'],
  ['1.234.567', 'read as $1234567'],
  ['500/-', 'read as $500'],
  ['="12.50"', 'read as $12.5'],
  ['1e3', 'read as $1000'],
  ['1,23,456.78', undefined],
  ['1.234', undefined], // asked instead
  ['Rs 500', undefined], // refused instead
  ['1,234.50', undefined],
  ['', undefined],
  ['abc', undefined], // refused instead
])('%j is %s', (text, readAs) => {
  expect(numberEcho(text, { kind: 'amount', unit: '$', readBack: messages.en.calculators.shared.readAs }).readAs).toBe(
    readAs,
  );
});

test.each([
  ['5 %', 'percent', '5'],
  ['5 %', 'amount', undefined],
  ['5 %', 'number', undefined],
  ['$5', 'amount', '5'],
  ['$5', 'percent', undefined],
  ['5 USD', 'number', undefined],
] as const)('%j as %s is %s: a sign of another kind is no number', (text, kind, number) => {
  const typed = numberTyped(text, kind);
  expect(typed && toExactText(typed)).toBe(number);
});

test.each([
  ['100', '$', '$100'],
  ['100', 'Rs', 'Rs\u00a0100'],
  ['1', 'lb', '1 lb'],
  ['5', '%', '5%'],
  ['3', undefined, '3'],
])('%s in %s is %s', (number, unit, text) => {
  expect(withUnit(number, unit)).toBe(text);
});

test('a limit has its thousands apart', () => {
  expect(limitText('25000.00', '$')).toBe('$25,000.00');
});
