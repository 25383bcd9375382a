import { citing } from '../../published/citing.ts';
import type { Schedule } from '../../schedule.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

export const accounts = ['rupees', 'foreignCurrency', 'fcbu', 'personalForeignCurrency'] as const;
/** Where money from abroad is credited: rupees; a business foreign currency or like account; a unit of its own. */
export type Account = (typeof accounts)[number];

/** What a bank takes of money from abroad; rupees for a rupee account, dollars for the others. */
export type Inward = Readonly<Partial<Record<Account, Schedule<string>>>>;

/** The banks that credit money from abroad; an empty one has published no tariff that we have found. */
export const sriLankanBanks = {
  HNB: {
    rupees: [
      entry('2016-09-01', ['verified', 'hnb-2016'], '200.00'),
      entry('2022-03-18', ['verified', 'hnb-2022-03', 'hnb-2024-08'], '400.00'),
    ],
    foreignCurrency: [entry('2024-08-02', ['verified', 'hnb-2024-08', 'hnb-2022-03'], '5.00')],
    fcbu: [entry('2024-08-02', ['verified', 'hnb-2024-08', 'hnb-2022-03'], '7.00')],
    personalForeignCurrency: [entry('2024-08-02', ['verified', 'hnb-2024-08', 'hnb-2022-03'], '0')],
  },
  'Commercial Bank': {},
  'Sampath Bank': {},
  'Bank of Ceylon': {},
  NDB: {},
  'Seylan Bank': {},
} as const satisfies Readonly<Record<string, Inward>>;
export type SriLankanBank = keyof typeof sriLankanBanks;

/** What Hatton National Bank takes when something goes wrong or is sent on; rupees or dollars. */
export const hnbServices = {
  repairRupees: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '300.00')],
  repairDollars: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '1.50')],
  returnRupees: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '1500.00')],
  returnDollars: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '7.00')],
  cancellationDollars: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '25.00')],
  toOtherBankRupees: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '100.00')],
  toOtherBankDollars: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '35.00')],
  inquiryRupees: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '1000.00')],
  inquiryDollars: [entry('2024-08-02', ['verified', 'hnb-2024-08'], '5.00')],
} as const satisfies Readonly<Record<string, Schedule<string>>>;

/** A card gateway in Sri Lanka that pays out in dollars: rupees a month, and a fraction of each payment. */
export const payHere = {
  plusEachMonth: [entry('2026-11-21', ['verified', 'payhere'], '2990')],
  plusRate: [entry('2026-11-21', ['verified', 'payhere'], '0.0399')],
  premiumEachMonth: [entry('2026-11-21', ['verified', 'payhere'], '9990')],
  premiumRate: [entry('2026-11-21', ['verified', 'payhere'], '0.0369')],
} as const satisfies Readonly<Record<string, Schedule<string>>>;
