import { messages } from '@formation/content';
import { feesOf, platforms, type Platform } from '@formation/fees/tables';
import { expect, test } from 'vitest';
import { changesFeed } from './changes-feed.ts';
import { feeSections } from './fee-groups.ts';
import { pathName } from './fee-name.ts';
import { feeSummary, sourcesOf } from './fee-summary.ts';
import { valueText } from './value-text.ts';

const words = messages.en.feeTables;
const all = platforms.flatMap((platform) => feesOf(platform));
const feeAt = (platform: Platform, path: string) => {
  const fee = all.find((one) => one.platform === platform && one.path.join('.') === path);
  if (!fee) throw new Error(`no fee ${path}`);
  return fee;
};
const names = { day: (day: string) => day, of: (id: string) => id };
const written = (platform: Platform, path: string) => {
  const { entries, units } = feeAt(platform, path);
  return valueText(entries.at(-1)?.value, { units, words: words.values }, names);
};

test.each([
  ['ebay', 'US.stores.none.most-categories', '13.6% up to $7,500, then 2.35%'],
  ['ebay', 'US.stores.none.jewelry', 'On the whole amount: 15% up to $5,000, otherwise 9%'],
  ['ebay', 'US.stores.none.athletic-shoes', 'On the whole amount: 13.6% below $150, otherwise 8% and no per-order fee'],
  ['ebay', 'US.perOrderFee', '$0.30 up to $10, then $0.40'],
  ['ebay', 'IE.perOrderFee', '€0.35 above €10'],
  ['ebay', 'US.promotedRange', '2% to 100%'],
  ['ebay', 'UK.privateSeller.buyerProtection', '£0.10 + 7% up to £20, 4% up to £300, 2% up to £4,000, then 0%'],
  ['amazon', 'us.referral.books', '15%, with no minimum'],
  ['amazon', 'us.peak', '$0.32 a unit until 2027-01-14'],
  ['amazon', 'uk.peak', 'until 2027-01-14'],
  [
    'amazon',
    'de.storage.rates.standard',
    '€27.54 from January to September, €52.20 from October to December; a month for one cubic metre',
  ],
  ['etsy', 'offsiteAds', '15% for shops up to $10,000 in 365 days, 12% beyond, at most $100.00 an order'],
  ['etsy', 'countries.CA.processing', '3% + C$0.25; from abroad 4% + C$0.25'],
  ['etsy', 'paysToSriLanka', 'No'],
  ['paypal', 'GB.products.checkout', '2.9% + £0.30'],
  ['paypal', 'US.products.invoice-ach', '1%, at most $10'],
  ['paypal', 'US.withdrawals.instant', '1.5%, at least $0.50, for up to $25,000 at once'],
  ['stripe', 'countries.US.dispute', '$15.00, and $15.00 to answer it'],
  ['wise', 'corridors.USD-EUR.price', '0.289% + $6.98'],
  [
    'wise',
    'volumeDiscount',
    '0% up to £20,000, 0.1% up to £300,000, 0.15% up to £500,000, 0.16% up to £1,000,000, then 0.17%',
  ],
  ['payoneer', 'receiving.achDebit', '1%'],
  ['payoneer', 'sameCurrencyWithdrawal', '$1.50 / €1.50 / £1.50; beyond $50,000 a month 0.5%'],
  ['bank-wires', 'americanBanks.Capital One 360', 'received $0, sent $30'],
] as const)('%s %s reads: %s', (platform, path, text) => {
  expect(written(platform, path)).toEqual({ text });
});

test('a long value opens to its rows', () => {
  const { text, lines = [] } = written('amazon', 'us.cards.smallStandard.standard');
  expect(text).toBe('$2.43 to $4.22, by weight');
  expect(lines[0]).toBe('up to 0.125 lb: $2.43 / $3.32 / $3.58');
  expect(written('amazon', 'us.cards').lines?.slice(0, 2)).toEqual([
    'For prices below $10 / up to $50 / above.',
    'smallStandard: 15 in × 12 in × 0.75 in, weight 1 lb',
  ]);
  expect(written('paypal', 'US.products.qr').lines?.[0]).toContain('€0.07');
});

test('every value of every fee can be read', () => {
  for (const { platform, path, units, entries } of all) {
    for (const { value } of entries) {
      const { text, lines = [] } = valueText(value, { units, words: words.values }, names);
      for (const line of [text, ...lines]) {
        expect(line, `${platform} ${path.join('.')}`).not.toMatch(/^$|undefined|\[object|\{\w+\}/);
      }
    }
  }
});

test.each(platforms)('each fee of %s stands in one group, once, and has a name', (platform) => {
  const fees = feesOf(platform);
  const shown = feeSections(fees).flatMap(({ groups }) => groups.flatMap((group) => group.paths.map(() => group.fees)));
  expect(shown.flat().length).toBe(fees.length);
  for (const { path } of fees) expect(pathName(path, platform, words)).not.toBe('');
});

test('stores that charge the same share a table', () => {
  const [us] = feeSections(feesOf('ebay'));
  expect(us?.path).toEqual(['US']);
  expect(us?.groups.map(({ paths }) => paths.map((path) => path.slice(1).join('.')))).toContainEqual([
    'stores.none',
    'stores.starter',
  ]);
});

test('a summary counts the fees of a day, and those that are due for review on it', () => {
  const wise = feeSummary('wise', '2026-11-21');
  expect(wise).toMatchObject({
    fees: 12,
    verified: 1,
    estimates: 11,
    newest: '2026-06-11',
    checked: '2026-11-21',
    due: 0,
  });
  expect(feeSummary('wise', '2026-12-11').due).toBe(0); // 183 days after 11 June
  expect(feeSummary('wise', '2026-12-12').due).toBe(11);
  expect(feeSummary('mercury', '2026-12-31').newest).toBe('2026-09-20');
  expect(feeSummary('mercury', '2027-01-01').newest).toBe('2027-01-01'); // bookkeeping stops being free
});

test('sources stand once, the latest reading first', () => {
  const sources = sourcesOf(feesOf('etsy').flatMap(({ entries }) => entries));
  const days = sources.map(({ checked }) => checked);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(sources).size).toBe(sources.length);
});

test('the feed says what became what, with an address for each day', () => {
  const feed = changesFeed(words);
  expect(feed.find(({ title }) => title.startsWith('Mercury'))).toEqual({
    title: 'Mercury: From 2027-01-01',
    description: 'Bookkeeping, a month: $0.00 becomes $35.00.',
    link: '/fees/changes#mercury-2027-01-01',
    pubDate: new Date('2027-01-01T00:00:00Z'),
  });
  expect(new Set(feed.map(({ link }) => link)).size).toBe(feed.length);
});
