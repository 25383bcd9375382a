import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount } from '../../../value/fee-value.ts';
import { amount } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { since } = citing(sources);

/** In the tariff of August 2024. The bank revised it in June 2025 to what could not be read: the amount is taken on. */
const in2024 = <V>(value: V, ...also: readonly (keyof typeof sources)[]) =>
  [
    since('2024-08-02', ['official', 'hnb-2024-08', ...also], value),
    since('2025-06-20', ['unknown', 'hnb-2024-08', 'hnb-2025-06'], value),
  ] as const;

export const accounts = ['rupees', 'foreignCurrency', 'fcbu', 'personalForeignCurrency'] as const;
/** Where money from abroad is credited: rupees; a business foreign currency or like account; a unit of its own. */
export type Account = (typeof accounts)[number];
export type ForeignAccount = Exclude<Account, 'rupees'>;

/** What a bank takes of money from abroad: of a rupee account in rupees, of the others in dollars. */
export type Inward = Readonly<
  Partial<Record<'rupees', Schedule<Amount<'LKR'>>> & Record<ForeignAccount, Schedule<Amount<'USD'>>>>
>;

/** The banks that credit money from abroad; an empty one has published no tariff that we have found. */
export const sriLankanBanks = {
  HNB: {
    rupees: [
      since('2016-09-01', ['official', 'hnb-2016'], amount('200.00', 'LKR')),
      since('2022-03-18', ['official', 'hnb-2022-03', 'hnb-2024-08'], amount('400.00', 'LKR')),
      since('2025-06-20', ['unknown', 'hnb-2024-08', 'hnb-2025-06'], amount('400.00', 'LKR')),
    ],
    foreignCurrency: in2024(amount('5.00', 'USD'), 'hnb-2022-03'),
    fcbu: in2024(amount('7.00', 'USD'), 'hnb-2022-03'),
    personalForeignCurrency: in2024(amount('0', 'USD'), 'hnb-2022-03'),
  },
  'Commercial Bank': {},
  'Sampath Bank': {},
  'Bank of Ceylon': {},
  NDB: {},
  'Seylan Bank': {},
} as const satisfies Readonly<Record<string, Inward>>;
export type SriLankanBank = keyof typeof sriLankanBanks;

/** What Hatton National Bank takes when something goes wrong or is sent on. */
export const hnbServices = {
  repairRupees: in2024(amount('300.00', 'LKR')),
  repairDollars: in2024(amount('1.50', 'USD')),
  returnRupees: in2024(amount('1500.00', 'LKR')),
  returnDollars: in2024(amount('7.00', 'USD')),
  cancellationDollars: in2024(amount('25.00', 'USD')),
  toOtherBankRupees: in2024(amount('100.00', 'LKR')),
  toOtherBankDollars: in2024(amount('35.00', 'USD')),
  inquiryRupees: in2024(amount('1000.00', 'LKR')),
  inquiryDollars: in2024(amount('5.00', 'USD')),
} as const satisfies Readonly<Record<string, Schedule<Amount>>>;
