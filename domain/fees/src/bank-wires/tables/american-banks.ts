import { citing } from '../../published/citing.ts';
import type { Schedule } from '../../schedule.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

/** What a bank takes for a wire, in dollars; abroad in dollars or in another currency. */
export type WireFees = Readonly<Partial<Record<WireKind, string>>>;
export type WireKind = 'domesticIn' | 'domesticOut' | 'fromAbroad' | 'abroadInDollars' | 'abroadConverted';

const row = (
  domesticIn: string,
  domesticOut: string,
  abroad: readonly [in_: string, dollars: string, other: string],
) => ({
  domesticIn,
  domesticOut,
  fromAbroad: abroad[0],
  abroadInDollars: abroad[1],
  abroadConverted: abroad[2],
});
const seen = (fees: WireFees): Schedule<WireFees> => [entry('2026-11-21', ['estimate', 'crediful'], fees)];

/** Typical fees from tables of others, not from the banks' own pages. */
export const americanBanks = {
  'Bank of America': [
    entry('2026-01-01', ['estimate', 'crediful', 'chase-boa-2026'], row('15', '30', ['16', '45', '35'])),
  ],
  // In another currency: 5 below 5,000 dollars, nothing from there; 10 more at a counter.
  Chase: [entry('2026-01-01', ['estimate', 'crediful', 'chase-boa-2026'], row('15', '25', ['15', '40', '5']))],
  Citibank: seen(row('15', '25', ['15', '35', '35'])),
  'HSBC Bank USA': seen(row('15', '35', ['15', '35', '35'])),
  'PNC Bank': seen(row('15', '30', ['15', '45', '45'])),
  'U.S. Bank': seen(row('20', '30', ['25', '50', '50'])),
  'Capital One 360': seen({ domesticIn: '0', domesticOut: '30' }),
  'Discover Bank': seen(row('0', '30', ['0', '30', '30'])),
} as const satisfies Readonly<Record<string, Schedule<WireFees>>>;
export type AmericanBank = keyof typeof americanBanks;

type Range = Readonly<{ least: string; most: string }>;

/** What is usual; a payment can cost more. Amounts in pounds or dollars, the markup a fraction of the rate. */
export const typical = {
  outgoingFromUk: [entry('2026-11-21', ['estimate', 'ranges'], { least: '10', most: '40' })],
  outgoingFromUs: [entry('2026-01-01', ['estimate', 'ranges', 'legalclarity'], { least: '0', most: '50' })],
  bankOnTheWay: [entry('2026-11-21', ['estimate', 'wf'], { least: '10', most: '40' })],
  markupOnRate: [entry('2026-01-01', ['estimate', 'chase-boa-2026'], { least: '0.03', most: '0.05' })],
} as const satisfies Readonly<Record<string, Schedule<Range>>>;
