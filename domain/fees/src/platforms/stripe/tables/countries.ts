import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Charge, FeeValue, YesNo } from '../../../value/fee-value.ts';
import { amount, charge, percent, yesNo } from '../../../value/kinds.ts';
import type { Country, CountryName } from '../country.ts';
import { sources } from './sources.ts';

const { begins, since, seen } = citing(sources);

const us: Country = {
  card: [
    seen(
      ['official', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06', 'woo-us'],
      charge('2.9', { fixed: { USD: '0.30' } }),
    ),
  ],
  cardFrom: {
    international: [
      seen(['official', 'us-2023'], percent('3.9')),
      since(
        '2023-06-01',
        ['official', 'us-2023', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06'],
        percent('4.4'),
      ),
    ],
  },
  conversion: [seen(['official', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06'], percent('1'))],
  methods: {
    achDirectDebit: [seen(['official', 'us-2026-09', 'us-processors'], charge('0.8', { most: { USD: '5.00' } }))],
    terminal: [seen(['official', 'us-2026-09', 'us-processors'], charge('2.7', { fixed: { USD: '0.05' } }))],
    linkByBank: [seen(['official', 'us-2026-09'], charge('2.6', { fixed: { USD: '0.30' } }))],
    klarna: [seen(['official', 'us-2026-09'], charge('5.99', { fixed: { USD: '0.30' } }))],
    stablecoin: [seen(['official', 'us-2026-09'], charge('1.5'))],
  },
  extras: {
    manualEntry: [seen(['official', 'us-2026-09', 'us-processors'], charge('0.5'))],
    invoicing: [seen(['official', 'us-2026-09', 'us-processors'], charge('0.4', { most: { USD: '2.00' } }))],
    billing: [seen(['official', 'us-2026-09'], charge('0.7'))],
    managedPayments: [seen(['official', 'us-2026-09'], charge('3.5'))],
  },
  payouts: {
    standard: [seen(['official', 'standard-payouts'], charge('0'))],
    // An older file says 1%; the page itself, read later, says 1.5%.
    instant: [seen(['official', 'us-2026-09'], charge('1.5', { least: { USD: '0.50' } }))],
  },
  dispute: {
    each: [since('2023-06-01', ['official', 'us-2023', 'us-2026-09', 'us-processors'], amount('15.00', 'USD'))],
    answer: [begins('2025-06-17', ['official', 'disputes-2025', 'us-2026-09'], amount('15.00', 'USD'))],
  },
  atlas: [seen(['official', 'us-2026-09'], amount('500.00', 'USD'))],
};

/** Countries read from one file of prices by country, on 9 June 2026. */
const read = <V extends FeeValue>(value: V): Schedule<V> => [seen(['single', 'multi-2026-06'], value)];

type Row = Readonly<{ card: Charge; conversion?: string }>;

const byRow = ({ card, conversion }: Row, cardFrom: Country['cardFrom']): Country => ({
  card: read(card),
  cardFrom,
  ...(conversion !== undefined && { conversion: read(percent(conversion)) }),
});

/** Since October 2023 cards from abroad cost more; `before` is the percentage until then. */
const dearerAbroad = (before: string, rate: string): Country['cardFrom'] => ({
  international: [
    seen(['official', 'global-2023'], percent(before)),
    since('2023-10-15', ['official', 'global-2023', 'multi-2026-06'], percent(rate)),
  ],
});

const gb: Country = {
  card: [
    seen(['official', 'gb-2023'], charge('1.4', { fixed: { GBP: '0.20' } })),
    since(
      '2023-04-10',
      ['official', 'gb-2023', 'gb-2026-10', 'gb-2026-09', 'gb-2026-08', 'multi-2026-06'],
      charge('1.5', { fixed: { GBP: '0.20' } }),
    ),
  ],
  cardFrom: {
    international: [
      seen(['official', 'gb-2023'], percent('2.9')),
      since('2023-04-10', ['official', 'gb-2023', 'multi-2026-06'], percent('3.25')),
      seen(['seen', 'gb-2026-10', 'gb-2026-09', 'gb-2026-08'], percent('3.15')),
    ],
    eea: [since('2023-04-10', ['official', 'gb-2023', 'gb-2026-09', 'multi-2026-06'], percent('2.5'))],
    premium: [
      since('2023-04-10', ['official', 'gb-2023'], percent('1.9')),
      seen(['seen', 'gb-2026-10', 'gb-2026-09', 'gb-2026-08'], percent('2.8')),
    ],
  },
  conversion: [seen(['seen', 'gb-2026-09', 'gb-2026-08', 'multi-2026-06'], percent('2'))],
  methods: {
    bacsDirectDebit: [
      seen(['seen', 'gb-2026-09', 'gb-2026-08'], charge('1', { least: { GBP: '0.20' }, most: { GBP: '4.00' } })),
    ],
    klarna: [seen(['single', 'gb-klarna'], charge('4.99', { fixed: { GBP: '0.35' } }))],
  },
  extras: {
    invoicing: [seen(['single', 'ie-2026'], charge('0.4'))],
    billing: [seen(['seen', 'gb-2026-09', 'ie-2026'], charge('0.7'))],
  },
  dispute: {
    each: [
      seen(['official', 'gb-2023'], amount('15.00', 'GBP')),
      since('2023-04-10', ['official', 'gb-2023', 'gb-2026-10'], amount('20.00', 'GBP')),
    ],
    answer: [begins('2025-06-17', ['official', 'disputes-2025', 'gb-2026-10'], amount('20.00', 'GBP'))],
  },
};
const eu: Country = {
  card: [seen(['seen', 'eu-2026-10', 'ie-2026', 'multi-2026-06'], charge('1.5', { fixed: { EUR: '0.25' } }))],
  cardFrom: {
    international: [
      seen(['single', 'multi-2026-06'], percent('3.25')),
      seen(['seen', 'eu-2026-10', 'ie-2026'], percent('3.15')),
    ],
    premium: [seen(['seen', 'eu-2026-10', 'ie-2026'], percent('2.8'))],
    uk: [seen(['seen', 'eu-2026-10', 'ie-2026', 'multi-2026-06'], percent('2.5'))],
  },
  conversion: [seen(['seen', 'eu-2026-10', 'multi-2026-06'], percent('2'))],
  methods: {
    sepaDirectDebit: [seen(['seen', 'eu-2026-10', 'ie-2026'], charge('0', { fixed: { EUR: '0.35' } }))],
    klarna: [seen(['seen', 'eu-2026-10', 'ie-2026'], charge('2.99', { fixed: { EUR: '0.35' } }))],
  },
  extras: {
    invoicing: [seen(['single', 'ie-2026'], charge('0.4'))],
    billing: [seen(['single', 'ie-2026'], charge('0.7'))],
  },
};
const hk: Country = {
  card: [seen(['seen', 'hk-2026-10', 'hk-2026-09', 'multi-2026-06'], charge('3.4', { fixed: { HKD: '2.35' } }))],
  cardFrom: dearerAbroad('3.4', '3.9'),
  conversion: [seen(['official', 'hk-faq', 'hk-2026-09', 'multi-2026-06'], percent('2'))],
  methods: { alipayOrWeChat: [seen(['single', 'hk-2026-09'], charge('2.2', { fixed: { HKD: '2.00' } }))] },
  extras: {
    billing: [seen(['single', 'hk-2026-09'], charge('0.7'))],
    managedPayments: [seen(['single', 'hk-2026-09'], charge('3.5'))],
  },
  payouts: { standard: [seen(['single', 'hk-2026-09'], charge('0'))] },
  dispute: { each: [seen(['single', 'hk-2026-09'], amount('85.00', 'HKD'))] },
};
const sg = byRow({ card: charge('3.4', { fixed: { SGD: '0.50' } }), conversion: '2' }, dearerAbroad('3.4', '3.9'));
const au: Country = {
  card: [
    seen(['official', 'au-2024'], charge('1.75', { fixed: { AUD: '0.30' } })),
    since('2024-04-01', ['official', 'au-2024', 'multi-2026-06'], charge('1.7', { fixed: { AUD: '0.30' } })),
  ],
  cardFrom: dearerAbroad('2.9', '3.5'),
  conversion: read(percent('2')),
};
const ca = byRow({ card: charge('2.9', { fixed: { CAD: '0.30' } }) }, dearerAbroad('3.5', '3.7'));
const india = byRow(
  { card: charge('2', { fixed: { INR: '0' } }), conversion: '2' },
  { international: read(percent('3')) },
);
const nz = byRow(
  { card: charge('2.65', { fixed: { NZD: '0.30' } }), conversion: '2' },
  { international: [since('2023-10-15', ['official', 'global-2023'], percent('3.7')), ...read(percent('3.5'))] },
);
const my = byRow({ card: charge('3', { fixed: { MYR: '1.00' } }), conversion: '2' }, dearerAbroad('3', '4'));

/** Stripe by the country of the account. */
export const countries: Readonly<Record<CountryName, Country>> = {
  US: us,
  GB: gb,
  EU: eu,
  HK: hk,
  SG: sg,
  AU: au,
  CA: ca,
  IN: { ...india, taxOnFee: read(percent('18')) },
  NZ: nz,
  MY: my,
};

/** Whether Stripe opens accounts for businesses in Sri Lanka; a US, UK or Hong Kong company can apply for one. */
export const opensInSriLanka: Schedule<YesNo> = [seen(['seen', 'lk-shop', 'lk-founder'], yesNo(false))];
