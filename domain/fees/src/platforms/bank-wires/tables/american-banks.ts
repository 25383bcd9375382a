import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Bands, Range } from '../../../value/fee-value.ts';
import { amount, bands, between, range } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen } = citing(sources);

/** What a wire does, seen from the American bank; abroad in dollars or in another currency. */
export const wireKinds = ['abroadInDollars', 'abroadConverted', 'domesticOut', 'domesticIn', 'fromAbroad'] as const;
export type WireKind = (typeof wireKinds)[number];

/** What a bank takes for one kind of wire: the same of each, or by its amount. */
export type WireFee = Schedule<Amount<'USD'>> | Schedule<Bands>;

/** What a bank takes for each kind of wire; a kind that is missing has no price. */
export type WireFees = Readonly<Partial<Record<WireKind, WireFee>>>;

type Read = Parameters<typeof seen>[0];
type Row = readonly [domesticIn: string, domesticOut: string, fromAbroad: string, inDollars: string, converted: string];

const row = (...[domesticIn, domesticOut, fromAbroad, inDollars, converted]: Row) => ({
  domesticIn,
  domesticOut,
  fromAbroad,
  abroadInDollars: inDollars,
  abroadConverted: converted,
});

const byKind = (fees: Readonly<Partial<Record<WireKind, string>>>, read: Read = ['single', 'crediful']): WireFees =>
  Object.fromEntries(Object.entries(fees).map(([kind, fee]) => [kind, [seen(read, amount(fee, 'USD'))]]));

const twice: Read = ['single', 'crediful', 'chase-boa-2026'];

/** Typical fees from tables of others, not from the banks' own pages. */
export const americanBanks = {
  'Bank of America': byKind(row('15', '30', '16', '45', '35'), twice),
  // Online; 10 more at a counter in dollars. One page says the step in another currency the other way round.
  Chase: {
    ...byKind(row('15', '25', '15', '40', '5'), twice),
    abroadConverted: [
      seen(['single', 'bankingsupport', 'crediful'], bands('USD', [{ below: '5000', amount: '5' }, { amount: '0' }])),
    ],
  },
  Citibank: byKind(row('15', '25', '15', '35', '35')),
  'HSBC Bank USA': byKind(row('15', '35', '15', '35', '35')),
  'PNC Bank': byKind(row('15', '30', '15', '45', '45')),
  'U.S. Bank': byKind(row('20', '30', '25', '50', '50')),
  'Capital One 360': byKind({ domesticIn: '0', domesticOut: '30' }),
  'Discover Bank': byKind(row('0', '30', '0', '30', '30')),
} as const satisfies Readonly<Record<string, WireFees>>;
export type AmericanBank = keyof typeof americanBanks;

/** What is usual; a payment can cost more. */
export const typical = {
  outgoingFromUk: [seen(['range', 'ranges'], range('GBP', '10', '40'))],
  outgoingFromUs: [seen(['range', 'ranges', 'legalclarity'], range('USD', '0', '50'))],
  bankOnTheWay: [seen(['range', 'matrix', 'ohmyfin', 'rutland', 'wio', 'wf'], amount('15', 'USD', between('5', '50')))],
  markupOnRate: [seen(['range', 'chase-boa-2026'], range('percent', '3', '5'))],
} as const satisfies Readonly<Record<string, Schedule<Range | Amount<'USD'>>>>;
