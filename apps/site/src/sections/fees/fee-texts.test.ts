import { locales, messages } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { sourcesOf as readIn } from '@formation/fees';
import { changes, feesOf, platformsWithFees } from '@formation/fees/tables';
import { expect, test } from 'vitest';
import { isPublished } from '../../lib/language/translated-pages.ts';
import { changesFeed, feedOf } from './changes-feed.ts';
import { feeSections } from './fee-groups.ts';
import { pathName } from './fee-name.ts';
import { feeSummary, sourcesOf } from './fee-summary.ts';
import { valueText } from './value-text.ts';

const words = messages.en.feeTables.values;
const platforms = await platformsWithFees();
const tables = new Map(await Promise.all(platforms.map(async (name) => [name, await feesOf(name)] as const)));
const all = [...tables.values()].flat();
const tableOf = (platform: PlatformName) => tables.get(platform) ?? [];
const feeAt = (platform: PlatformName, path: string) => {
  const fee = tableOf(platform).find((one) => one.path.join('.') === path);
  if (!fee) throw new Error(`no fee ${path}`);
  return fee;
};
const names = { day: (day: string) => day, of: (id: string) => id };
const written = (platform: PlatformName, path: string) => {
  const [entry] = feeAt(platform, path).entries.toReversed();
  if (!entry) throw new Error(`no entry ${path}`);
  return valueText(entry.value, words, names);
};

test.each([
  ['ebay', 'US.stores.none.most-categories', '13.6% up to $7,500, then 2.35%'],
  ['ebay', 'US.stores.none.jewelry', 'On the whole amount: 15% up to $5,000, otherwise 9%'],
  ['ebay', 'US.stores.none.athletic-shoes', 'On the whole amount: 13.6% below $150, otherwise 8% and no per-order fee'],
  ['ebay', 'US.perOrderFee', '$0.30 up to $10, then $0.40'],
  ['ebay', 'IE.perOrderFee', '€0.35 up to €10, then €0.45'],
  ['ebay', 'US.promotedRange', '2% to 100%'],
  ['ebay', 'UK.privateSeller.buyerProtection.byPrice', '7% up to £20, 4% up to £300, 2% up to £4,000, then 0%'],
  ['amazon', 'us.referral.books', '15%, with no minimum'],
  ['amazon', 'us.peak', '$0.32 a unit until 2027-01-14'],
  ['amazon', 'uk.peak', 'fees of its own by size until 2027-01-14'],
  [
    'amazon',
    'de.storage.standard',
    '€27.54 from January to September, €52.20 from October to December; a month for one cubic metre',
  ],
  ['etsy', 'offsiteAds.most', '$100.00'],
  ['etsy', 'countries.CA.processingFromAbroad', '4% + C$0.25'],
  ['etsy', 'shopFees.plusEachMonth', '$10.00 a month'],
  ['etsy', 'paysToSriLanka', 'No'],
  ['paypal', 'GB.products.checkout', '2.9% + £0.30'],
  ['paypal', 'US.products.invoice-ach', '1%, at most $10'],
  ['paypal', 'US.withdrawals.instant', '1.5%, at least $0.50'],
  ['stripe', 'countries.US.dispute.answer', '$15.00'],
  ['wise', 'corridors.USD-EUR', '0.289% + $6.98'],
  [
    'wise',
    'volumeDiscount',
    '0% up to £20,000, 0.1% up to £300,000, 0.15% up to £500,000, 0.16% up to £1,000,000, then 0.17%',
  ],
  ['payoneer', 'receiving.achDebit', '1%'],
  ['payoneer', 'sameCurrencyWithdrawal.fixed.EUR', '€1.50'],
  ['mercury', 'bookkeeping', '$35.00 a month'],
  ['bank-wires', 'americanBanks.Chase.abroadConverted', '$5.00 below $5,000, then $0.00'],
  ['bank-wires', 'typical.bankOnTheWay', '$15.00, between $5.00 and $50.00'],
  ['bank-wires', 'americanBanks.Capital One 360.domesticOut', '$30.00'],
] as const)('%s %s reads: %s', (platform, path, text) => {
  expect(written(platform, path)).toEqual({ text });
});

test('a long value opens to its rows', () => {
  const { text, lines = [] } = written('amazon', 'us.fulfilment.smallStandard.standard');
  expect(text).toBe('$2.43 to $4.22, by weight');
  expect(lines[0]).toBe('up to 0.125 lb: $2.43 / $3.32 / $3.58');
  expect(written('amazon', 'us.sizes').lines?.slice(0, 2)).toEqual([
    'For prices below $10 / up to $50 / above.',
    'smallStandard: 15 in × 12 in × 0.75 in, weight 1 lb',
  ]);
  expect(written('paypal', 'US.products.qr').lines?.[0]).toContain('€0.07');
});

test('every value of every fee can be read', () => {
  for (const { platform, path, entries } of all) {
    for (const { value } of entries) {
      const { text, lines = [] } = valueText(value, words, names);
      for (const line of [text, ...lines]) {
        expect(line, `${platform} ${path.join('.')}`).not.toMatch(/^$|undefined|\[object|\{\w+\}/);
      }
    }
  }
});

test.each(platforms)('each fee of %s stands in one group, once, and has a name', (platform) => {
  const fees = tableOf(platform);
  const shown = feeSections(fees).flatMap(({ groups }) => groups.flatMap((group) => group.paths.map(() => group.fees)));
  expect(shown.flat().length).toBe(fees.length);
  for (const { path } of fees) expect(pathName(path, platform, 'en')).not.toMatch(/^$|undefined/);
});

test('a season without an amount of its own has fees by size in the same table', () => {
  for (const { platform, path, entries } of all) {
    if (!entries.some(({ value }) => value.kind === 'period' && value.perUnit === undefined)) continue;
    const [place = '', season = ''] = path;
    const bySize = tableOf(platform).filter((fee) => fee.path[0] === place && fee.path.at(-1) === season);
    expect(bySize.map(({ entries: [{ value }] }) => value.kind)).toContain('weight-prices');
  }
});

test('stores that charge the same share a table', () => {
  const [us] = feeSections(tableOf('ebay'));
  expect(us?.path).toEqual(['US']);
  expect(us?.groups.map(({ paths }) => paths.map((path) => path.slice(1).join('.')))).toContainEqual([
    'stores.none',
    'stores.starter',
  ]);
});

test('a summary counts the fees of a day, and those that are due for review on it', () => {
  const wise = feeSummary(tableOf('wise'), '2026-11-21');
  expect(wise).toMatchObject({
    fees: 13,
    statuses: { official: 2, single: 11 },
    checked: '2026-11-21',
    due: 0,
  });
  expect(feeSummary(tableOf('wise'), '2026-12-11').due).toBe(0); // 183 days after 11 June
  expect(feeSummary(tableOf('wise'), '2026-12-12').due).toBe(11);
});

test('sources stand once, the latest reading first', () => {
  const sources = sourcesOf(tableOf('etsy').flatMap(({ entries }) => entries));
  const days = sources.map(({ checked }) => checked);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(sources).size).toBe(sources.length);
});

test('the feed says what became what, with an address for each day', async () => {
  const feed = changesFeed('en', await changes());
  expect(feed.find(({ link }) => link.endsWith('#mercury-2027-01-01'))).toEqual({
    title: 'Mercury: From 2027-01-01',
    description: 'Bookkeeping: $0.00 a month becomes $35.00 a month.',
    link: '/fees/changes#mercury-2027-01-01',
    pubDate: new Date('2026-09-20T00:00:00Z'), // announced, and read on that day
  });
  expect(new Set(feed.map(({ link }) => link)).size).toBe(feed.length);
});

test('a surcharge and a season begin and end in words, and nothing is dated after it was read', async () => {
  const all = await changes();
  const text = changesFeed('en', all)
    .map(({ description }) => description)
    .join(' ');
  expect(text).toMatch(/fulfilment fee begins: \d/);
  expect(text).toMatch(/season ends\. .*season begins: /is);
  expect(text).not.toMatch(/\d sizes; .* becomes \d sizes/);
  const lastRead = all.flatMap(({ before, after }) => [before, after]).flatMap((entry) => (entry ? readIn(entry) : []));
  const newest = lastRead.map(({ checked }) => checked).reduce((a, b) => (a > b ? a : b));
  for (const { pubDate, title } of changesFeed('en', all)) {
    expect(pubDate <= new Date(newest), title).toBe(true);
  }
});

test('every fee whose beginning is known begins in the list of changes', async () => {
  const changed = await changes();
  for (const fee of all) {
    const [first] = fee.entries;
    if (!first.begins) continue;
    const began = changed.find(
      ({ path, platform, day }) => String(path) === String(fee.path) && platform === fee.platform && day === first.from,
    );
    expect(began, fee.path.join(' ')).toMatchObject({ after: first });
    expect(began).not.toHaveProperty('before');
  }
  expect(changed).toContainEqual(
    expect.objectContaining({ platform: 'ebay', day: '2026-05-12', after: expect.objectContaining({ begins: true }) }),
  );
});

test.each(['si', 'ta'] as const)('the feed in %s has its own words and leads to its own pages', async (locale) => {
  const feed = await (await feedOf(locale, await changes(), new URL('https://fees.example/'))).text();
  const english = changesFeed('en', await changes());
  const folder = isPublished(locale, '/fees/changes') ? `/${locale}` : ''; // until all its words are there

  expect(feed).toContain(`<language>${locales[locale].tag}</language>`);
  expect(feed).toContain(`<atom:link href="https://fees.example${folder}/fees/changes.xml" rel="self"`);
  const links = [...feed.matchAll(/<item>.*?<link>([^<]*)</gs)].map(([, link]) => link);
  expect(links.length).toBe(english.length);
  for (const link of links) expect(link).toMatch(new RegExp(`^https://fees\\.example${folder}/fees/changes#`));
  expect(feed).toContain(messages[locale].feeTables.changes.heading);
});

test('the feed names the configured site in every address, its own among them', async () => {
  const answer = await feedOf('en', await changes(), new URL('https://fees.example/'));
  const feed = await answer.text();
  expect(feed).toContain('<atom:link href="https://fees.example/fees/changes.xml" rel="self"');
  const guids = [...feed.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, guid]) => guid);
  expect(guids.length).toBeGreaterThan(5);
  for (const guid of guids) expect(guid).toMatch(/^https:\/\/fees\.example\/fees\/changes#/);
});
