import type { Amount, Schedule } from '@formation/fees';
import { sources } from './sources.ts';

/** Rupees for a dollar that arrives by wire: what a bank pays, and the middle of the market on that day. */
export type Board = Readonly<{ pays: string; mid: string }>;

const paid = (pays: string): Schedule<Board> => [
  { status: 'single', source: sources.boards, value: { pays, mid: '335.82000809' } },
];

/** The banks whose boards were read, each on one day: what a bank pays today its own page says. */
export const bankBoards = {
  HNB: paid('332.3'),
  'Commercial Bank': paid('332'),
  'Sampath Bank': paid('331.75'),
  'Bank of Ceylon': paid('331.8'),
  NDB: paid('331.75'),
  'Seylan Bank': paid('332.5'),
  "People's Bank": paid('332.0001'),
  'National Savings Bank': paid('332.25'),
  'DFCC Bank': paid('331.5'),
  'Nations Trust Bank': paid('330.67'),
} as const satisfies Readonly<Record<string, Schedule<Board>>>;

/** What banks take of dollars for a foreign currency account, beside the one whose whole tariff was read. */
export const foreignCredits: Readonly<Partial<Record<string, Schedule<Amount<'USD'>>>>> = {
  "People's Bank": [
    { status: 'official', source: sources.peoples, value: { kind: 'amount', amount: '0', currency: 'USD' } },
  ],
};

/** Any other bank, for which what is usual counts. */
export const OTHER_BANK = 'other';
export type Bank = keyof typeof bankBoards | typeof OTHER_BANK;

const read = Object.keys(bankBoards) as [keyof typeof bankBoards]; // its own keys

/** The banks at home that a question can name. */
export const banks: readonly [Bank, ...Bank[]] = [...read, OTHER_BANK];
