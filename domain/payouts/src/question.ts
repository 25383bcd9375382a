import type { IsoDate } from '@formation/fees';
import type { Money } from '@formation/money';
import type { Rated } from '@formation/money/exchange-rates';
import type { AssumptionKey } from './assumptions/keys.ts';
import type { Published } from './assumptions/number.ts';
import type { PayoutMethod, PlatformKey } from './platforms.ts';
import type { Bank } from './tables/bank-boards.ts';

/** The currencies that a client can pay in. */
export const paidIn = ['USD', 'EUR', 'GBP', 'HKD', 'AUD', 'CAD', 'SGD'] as const satisfies readonly Rated[];
export type PaidIn = (typeof paidIn)[number];

/** Where the client is, as far as it changes a fee; `EEA` is the European Economic Area. */
export const payerCountries = ['US', 'GB', 'EEA', 'HK', 'elsewhere'] as const;
export type PayerCountry = (typeof payerCountries)[number];

/** How a client can pay. */
export const payerWays = ['any', 'card', 'bank', 'paypal'] as const;
export type PayerWay = (typeof payerWays)[number];

/** The countries of a company abroad, and the currency of its accounts. */
export const companyCurrencies = { us: 'USD', uk: 'GBP', hk: 'HKD' } as const satisfies Record<string, PaidIn>;
export type CompanyCountry = keyof typeof companyCurrencies;
/** What a visitor can have: no company, or one in a country; its own keys. */
export const companies = ['none', ...(Object.keys(companyCurrencies) as CompanyCountry[])] as const;

/** What the visitor asks: a client abroad pays so much, so often; what arrives at home? */
export type Question = Readonly<{
  /** What the client pays, each time. */
  amount: Money<PaidIn>;
  /** Who pays and how: a client in a country, or a platform that pays out. */
  payer: Readonly<{ country: PayerCountry; platform?: PlatformKey; by: PayerWay | PayoutMethod }>;
  /** Payments like this in a month; at least 1. */
  timesAMonth: number;
  /** The company that the visitor has. */
  company: (typeof companies)[number];
  /** The visitor's bank in Sri Lanka. */
  bank: Bank;
  /** Rupees for one unit of what the client pays, where the visitor knows better than our table. */
  rate?: string;
  /** What the visitor knows better: a number in the unit of the assumption. */
  own: Readonly<Partial<Record<AssumptionKey, string>>>;
  /** Numbers that were worked out elsewhere: see `carriedNumbers`. */
  carried?: Readonly<Partial<Record<AssumptionKey, Published>>>;
  /** The day whose fees and rates count. */
  day: IsoDate;
}>;

const localCurrencies: Readonly<Partial<Record<PayerCountry, PaidIn>>> = { US: 'USD', GB: 'GBP', EEA: 'EUR' };

/** Whether a bank transfer stays inside the country of its currency. */
export function isPaidLocally({ payer, amount }: Question): boolean {
  return localCurrencies[payer.country] === amount.currency;
}
