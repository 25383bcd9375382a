/** Every figure that an engine names can be opened or refused on a page: it needs a word there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@formation/content';
import { isRefusal, type Refusal } from '@formation/fees';
import * as ebay from '@formation/fees/ebay-published';
import * as paypal from '@formation/fees/paypal-published';
import * as stripe from '@formation/fees/stripe';
import * as wise from '@formation/fees/wise-published';
import { money, rate } from '@formation/money';
import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

const fees = join(import.meta.dirname, '../../../../../../domain/fees/src');
const { published } = messages.en.calculators;
const names: Readonly<Record<string, string>> = published.names;

/** The keys that the sources of an engine give to figures; a key that is put together comes with its parts. */
function keysOf(engine: string): readonly string[] {
  const files = readdirSync(join(fees, engine), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('tables/'));
  const text = sources.map((file) => readFileSync(join(fees, engine, file), 'utf8')).join('\n');
  const literal = /\b(?:line|input|typed|fixed|fromTable|fromRow|length|quotedLine|notPublished)\(\s*'(\w+)'/g;
  const rated = /\brated\(\s*'(\w+)'/g;
  return [
    ...[...text.matchAll(literal)].flatMap(([, key]) => key ?? []),
    ...[...text.matchAll(rated)].flatMap(([, key]) => (key ? [key, `${key}Rate`] : [])),
  ];
}

const engines = [
  'ebay/published',
  'paypal/published',
  'wise/published',
  'amazon/published',
  'etsy',
  'stripe',
  'payoneer',
  'profit-margin',
  'mercury',
  'bank-wires',
];

test.each(engines)('%s: a word for each figure', (engine) => {
  const keys = keysOf(engine);

  expect(keys.length).toBeGreaterThan(5);
  expect([...new Set(keys)].filter((key) => !(key in names))).toEqual([]);
});

test('words for the keys that are put together', () => {
  const tiered = ['finalValueFee', 'buyerProtection', 'referral'].flatMap((key) => [`${key}Rate`, `${key}Limit`]);
  const extras = stripe.extras.flatMap((extra) => [`${extra}Fee`, `${extra}Rate`]);

  expect([...tiered, ...extras].filter((key) => !(key in names))).toEqual([]);
});

const day = '2026-11-21';
const dollars = money('100', 'USD');
const mid = { from: day, status: 'verified', source: { title: 'test', checked: day }, value: rate('1') } as const;
const payment = { product: 'checkout', amount: dollars } as const;
const refusals: readonly (readonly [string, object])[] = [
  ['a fixed fee', paypal.payment({ ...payment, country: 'GB' }, day)],
  ['a price', paypal.payment({ ...payment, country: 'IN' }, day)],
  ['a region', paypal.payment({ ...payment, country: 'GB', buyer: 'uk' }, day)],
  ['a conversion', paypal.conversion({ country: 'IN', amount: dollars, to: 'LKR', mid }, day)],
  ['a withdrawal', paypal.withdrawal({ country: 'GB', kind: 'standard', amount: dollars }, day)],
  ['a corridor', wise.transfer({ amount: dollars, to: 'LKR', mid, midToPounds: mid }, day)],
  ['a day', wise.transfer({ amount: dollars, to: 'EUR', mid, midToPounds: mid }, '2020-01-01')],
  ['a card', stripe.payment({ country: 'US', amount: dollars, card: 'eea' }, day)],
  ['an extra', stripe.payment({ country: 'GB', amount: money('1', 'GBP'), with: ['billing'] }, day)],
  [
    'a category',
    ebay.sale(
      {
        site: 'US',
        category: '',
        soldPrice: dollars,
        shippingPrice: dollars,
        itemCost: dollars,
        shippingCost: dollars,
      },
      day,
    ),
  ],
];

test.each(refusals)('%s that is not published is named in words', (_, answer) => {
  expect(isRefusal(answer)).toBe(true);
  const text = refusalText(published, answer as Refusal); // the line above says so
  expect(text).toMatch(/^Not available: [a-z ]+ is not published/);
});
