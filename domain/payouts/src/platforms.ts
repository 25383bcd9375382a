import type { AssumptionKey } from './assumptions/keys.ts';

/** How a platform can pay out to somebody in Sri Lanka. */
export const payoutMethods = ['payoneer', 'bank', 'wire', 'paypal'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** Why money cannot go a way: nobody offers it here, or no page that we found says so. */
export type Closed = 'not-offered' | 'not-confirmed';

/** What a platform charges for a withdrawal, and takes of the rate where it converts; or why nobody is paid this way. */
export type Withdrawal = Readonly<{
  fixed?: AssumptionKey;
  spread?: AssumptionKey;
  /** Its own list of today names rupees in Sri Lanka, at the rate of the market. */
  listed?: true;
  /** It pays out no sooner than a smallest balance is there. */
  fromBalance?: true;
  closed?: Closed;
}>;

/** A platform where people in Sri Lanka earn: its fees of a sale or a job, and its ways of paying out. */
export type Platform = Readonly<{
  sale: Readonly<{ rate?: AssumptionKey; fixed?: AssumptionKey }>;
  payouts: Readonly<Partial<Record<PayoutMethod, Withdrawal>>>;
}>;

/** The platforms, in the order of the form. One is added by adding an entry, its numbers and its name. */
export const platforms = {
  ebay: { sale: { rate: 'ebay-rate', fixed: 'ebay-fixed' }, payouts: { payoneer: {} } },
  amazon: { sale: { rate: 'amazon-rate', fixed: 'amazon-fixed' }, payouts: { payoneer: {} } },
  upwork: {
    sale: { rate: 'upwork-rate' },
    payouts: {
      payoneer: { fixed: 'upwork-payoneer' },
      bank: { fixed: 'upwork-bank', spread: 'upwork-spread' },
      wire: { fixed: 'upwork-wire' },
      paypal: { closed: 'not-confirmed' },
    },
  },
  fiverr: {
    sale: { rate: 'fiverr-rate' },
    payouts: {
      payoneer: { fixed: 'fiverr-payoneer' },
      bank: { closed: 'not-confirmed' },
      paypal: { closed: 'not-confirmed' },
    },
  },
  gumroad: {
    sale: { rate: 'gumroad-rate', fixed: 'gumroad-fixed' },
    payouts: { bank: { spread: 'gumroad-spread', listed: true, fromBalance: true } },
  },
  etsy: { sale: {}, payouts: { payoneer: { closed: 'not-offered' } } },
} as const satisfies Readonly<Record<string, Platform>>;

export type PlatformKey = keyof typeof platforms;
export const platformKeys = Object.keys(platforms) as readonly PlatformKey[]; // an object of our own, with these keys only

/** Who pays: a client, or a platform. */
export const payers = ['client', ...platformKeys] as const;
export type Payer = (typeof payers)[number];

/** The ways in which a payer can be asked to pay out; a platform with a single one leaves no choice. */
export function payoutChoices(payer: Payer): readonly ('any' | PayoutMethod)[] {
  if (payer === 'client') return ['any'];
  const own: Platform['payouts'] = platforms[payer].payouts;
  const methods = payoutMethods.filter((method) => own[method]);
  return methods.length > 1 ? ['any', ...methods] : methods;
}
