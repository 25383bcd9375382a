import type { Currency } from '@formation/money';
import { citing } from '../../published/citing.ts';
import type { Schedule } from '../../schedule.ts';
import type { Country, CountryName, Price } from '../country.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

const us: Country = {
  currency: 'USD',
  card: [
    entry('2026-06-09', ['verified', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06', 'woo-us'], {
      rate: '0.029',
      fixed: '0.30',
    }),
  ],
  cardFrom: {
    international: [
      entry('2026-06-09', ['verified', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06'], '0.044'),
    ],
  },
  conversion: [
    entry('2026-06-09', ['verified', 'us-2026-09', 'us-processors', 'us-changelog', 'multi-2026-06'], '0.01'),
  ],
  methods: {
    achDirectDebit: [entry('2026-08-21', ['verified', 'us-2026-09', 'us-processors'], { rate: '0.008', most: '5.00' })],
    terminal: [entry('2026-08-21', ['verified', 'us-2026-09', 'us-processors'], { rate: '0.027', fixed: '0.05' })],
    klarna: [entry('2026-09-20', ['estimate', 'us-2026-09'], { rate: '0.0599', fixed: '0.30' })],
  },
  extras: {
    manualEntry: [entry('2026-08-21', ['verified', 'us-2026-09', 'us-processors'], { rate: '0.005' })],
    invoicing: [entry('2026-08-21', ['verified', 'us-2026-09', 'us-processors'], { rate: '0.004', most: '2.00' })],
    billing: [entry('2026-09-20', ['estimate', 'us-2026-09'], { rate: '0.007' })],
    managedPayments: [entry('2026-09-20', ['estimate', 'us-2026-09'], { rate: '0.035' })],
  },
  payouts: {
    standard: [entry('2026-09-20', ['estimate', 'unsourced'], { rate: '0' })],
    // An older file says 1%; the page itself, read later, says 1.5%.
    instant: [entry('2026-09-20', ['estimate', 'us-2026-09'], { rate: '0.015', least: '0.50' })],
  },
  dispute: [entry('2026-08-21', ['verified', 'us-2026-09', 'us-processors'], { each: '15.00', answer: '15.00' })],
  atlas: [entry('2026-09-20', ['estimate', 'us-2026-09'], '500.00')],
};

/** Countries read from one file of prices by country, on 9 June 2026. */
const read = <V>(value: V): Schedule<V> => [entry('2026-06-09', ['estimate', 'multi-2026-06'], value)];

type Row = Readonly<{ currency: Currency; card: Price; international: string; conversion?: string }>;

const byRow = ({ currency, card, international, conversion }: Row): Country => ({
  currency,
  card: read(card),
  cardFrom: { international: read(international) },
  ...(conversion !== undefined && { conversion: read(conversion) }),
});

const gb = byRow({
  currency: 'GBP',
  card: { rate: '0.015', fixed: '0.20' },
  international: '0.0325',
  conversion: '0.02',
});
const eu = byRow({
  currency: 'EUR',
  card: { rate: '0.015', fixed: '0.25' },
  international: '0.0325',
  conversion: '0.02',
});
const hk = {
  currency: 'HKD',
  card: { rate: '0.034', fixed: '2.35' },
  international: '0.039',
  conversion: '0.02',
} as const;
const sg = {
  currency: 'SGD',
  card: { rate: '0.034', fixed: '0.50' },
  international: '0.039',
  conversion: '0.02',
} as const;
const au = {
  currency: 'AUD',
  card: { rate: '0.017', fixed: '0.30' },
  international: '0.035',
  conversion: '0.02',
} as const;
const ca = { currency: 'CAD', card: { rate: '0.029', fixed: '0.30' }, international: '0.037' } as const;
const india = {
  currency: 'INR',
  card: { rate: '0.02', fixed: '0' },
  international: '0.03',
  conversion: '0.02',
} as const;
const nz = {
  currency: 'NZD',
  card: { rate: '0.0265', fixed: '0.30' },
  international: '0.035',
  conversion: '0.02',
} as const;
const my = {
  currency: 'MYR',
  card: { rate: '0.03', fixed: '1.00' },
  international: '0.04',
  conversion: '0.02',
} as const;

/** Stripe by the country of the account. */
export const countries: Readonly<Record<CountryName, Country>> = {
  US: us,
  GB: {
    ...gb,
    cardFrom: {
      ...gb.cardFrom,
      eea: read('0.025'),
      premium: [entry('2026-06-09', ['estimate', 'unsourced'], '0.019')],
    },
  },
  EU: { ...eu, cardFrom: { ...eu.cardFrom, uk: read('0.025') } },
  HK: byRow(hk),
  SG: byRow(sg),
  AU: byRow(au),
  CA: byRow(ca),
  IN: { ...byRow(india), taxOnFee: read('0.18') },
  NZ: byRow(nz),
  MY: byRow(my),
};

/** Whether Stripe opens accounts for businesses in Sri Lanka; a US, UK or Hong Kong company can have one. */
export const opensInSriLanka: Schedule<boolean> = [entry('2026-11-21', ['estimate', 'unsourced'], false)];
