import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Charge, FeeValue, YesNo } from '../../../value/fee-value.ts';
import { amount, charge, percent, yesNo } from '../../../value/kinds.ts';
import type { Country, CountryName } from '../country.ts';
import { sources } from './sources.ts';

const { seen } = citing(sources);

const us: Country = {
  card: [
    seen(
      ['official', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06', 'woo-us'],
      charge('2.9', { fixed: { USD: '0.30' } }),
    ),
  ],
  cardFrom: {
    international: [seen(['official', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06'], percent('4.4'))],
  },
  conversion: [seen(['official', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06'], percent('1'))],
  methods: {
    achDirectDebit: [seen(['official', 'us-2026-09', 'us-processors'], charge('0.8', { most: { USD: '5.00' } }))],
    terminal: [seen(['official', 'us-2026-09', 'us-processors'], charge('2.7', { fixed: { USD: '0.05' } }))],
    klarna: [seen(['single', 'us-2026-09'], charge('5.99', { fixed: { USD: '0.30' } }))],
  },
  extras: {
    manualEntry: [seen(['official', 'us-2026-09', 'us-processors'], charge('0.5'))],
    invoicing: [seen(['official', 'us-2026-09', 'us-processors'], charge('0.4', { most: { USD: '2.00' } }))],
    billing: [seen(['single', 'us-2026-09'], charge('0.7'))],
    managedPayments: [seen(['single', 'us-2026-09'], charge('3.5'))],
  },
  payouts: {
    standard: [seen(['unknown', 'unsourced'], charge('0'))],
    // An older file says 1%; the page itself, read later, says 1.5%.
    instant: [seen(['single', 'us-2026-09'], charge('1.5', { least: { USD: '0.50' } }))],
  },
  dispute: {
    each: [seen(['official', 'us-2026-09', 'us-processors'], amount('15.00', 'USD'))],
    answer: [seen(['official', 'us-2026-09', 'us-processors'], amount('15.00', 'USD'))],
  },
  atlas: [seen(['single', 'us-2026-09'], amount('500.00', 'USD'))],
};

/** Countries read from one file of prices by country, on 9 June 2026. */
const read = <V extends FeeValue>(value: V): Schedule<V> => [seen(['single', 'multi-2026-06'], value)];

type Row = Readonly<{ card: Charge; international: string; conversion?: string }>;

const byRow = ({ card, international, conversion }: Row): Country => ({
  card: read(card),
  cardFrom: { international: read(percent(international)) },
  ...(conversion !== undefined && { conversion: read(percent(conversion)) }),
});

const gb = byRow({
  card: charge('1.5', { fixed: { GBP: '0.20' } }),
  international: '3.25',
  conversion: '2',
});
const eu = byRow({
  card: charge('1.5', { fixed: { EUR: '0.25' } }),
  international: '3.25',
  conversion: '2',
});
const hk = {
  card: charge('3.4', { fixed: { HKD: '2.35' } }),
  international: '3.9',
  conversion: '2',
} as const;
const sg = {
  card: charge('3.4', { fixed: { SGD: '0.50' } }),
  international: '3.9',
  conversion: '2',
} as const;
const au = {
  card: charge('1.7', { fixed: { AUD: '0.30' } }),
  international: '3.5',
  conversion: '2',
} as const;
const ca = { card: charge('2.9', { fixed: { CAD: '0.30' } }), international: '3.7' } as const;
const india = {
  card: charge('2', { fixed: { INR: '0' } }),
  international: '3',
  conversion: '2',
} as const;
const nz = {
  card: charge('2.65', { fixed: { NZD: '0.30' } }),
  international: '3.5',
  conversion: '2',
} as const;
const my = {
  card: charge('3', { fixed: { MYR: '1.00' } }),
  international: '4',
  conversion: '2',
} as const;

/** Stripe by the country of the account. */
export const countries: Readonly<Record<CountryName, Country>> = {
  US: us,
  GB: {
    ...gb,
    cardFrom: {
      ...gb.cardFrom,
      eea: read(percent('2.5')),
      premium: [seen(['unknown', 'unsourced'], percent('1.9'))],
    },
  },
  EU: { ...eu, cardFrom: { ...eu.cardFrom, uk: read(percent('2.5')) } },
  HK: byRow(hk),
  SG: byRow(sg),
  AU: byRow(au),
  CA: byRow(ca),
  IN: { ...byRow(india), taxOnFee: read(percent('18')) },
  NZ: byRow(nz),
  MY: byRow(my),
};

/** Whether Stripe opens accounts for businesses in Sri Lanka; a US, UK or Hong Kong company can have one. */
export const opensInSriLanka: Schedule<YesNo> = [seen(['unknown', 'unsourced'], yesNo(false))];
