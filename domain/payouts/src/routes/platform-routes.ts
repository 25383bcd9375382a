import {
  platformKeys,
  platforms,
  type PayoutMethod,
  type Platform,
  type PlatformKey,
  type Withdrawal,
} from '../platforms.ts';
import { atBank, onTheWay } from './companies.ts';
import type { Leg } from './leg.ts';
import { payoneerHome } from './payoneer.ts';
import type { NeedKey, RiskKey, Route } from './route.ts';

type Home = Readonly<{ legs: readonly Leg[]; needs: readonly NeedKey[]; risks: readonly RiskKey[] }>;

/** What happens to a payout after the platform's own charge for it. */
const homeBy: Readonly<Record<PayoutMethod, (payout: Withdrawal) => Home>> = {
  payoneer: () => ({
    legs: [{ step: 'receive', at: 'payoneer', kind: 'charge', rate: 'payoneer-market-rate' }, ...payoneerHome],
    needs: ['payoneer-account', 'rupee-account'],
    risks: ['payoneer-range'],
  }),
  bank: ({ spread, listed, fromBalance }) => ({
    legs: [
      {
        ...{ step: 'convert', at: 'marketplace', kind: 'convert', to: 'LKR', days: 'days-local-bank' },
        ...(spread && { spread }),
      },
      { step: 'credit', at: 'bank', kind: 'charge', fixed: 'bank-payout-credit' },
    ],
    needs: ['rupee-account'],
    risks: [
      ...(listed ? [] : (['platform-rate', 'local-bank-list'] as const)),
      ...(fromBalance ? (['smallest-payout'] as const) : []),
    ],
  }),
  wire: () => ({
    legs: [onTheWay, ...atBank],
    needs: ['rupee-account'],
    risks: ['banks-on-the-way', 'bank-rate'],
  }),
  paypal: () => ({ legs: [], needs: ['paypal-account', 'paypal-partner-bank'], risks: ['paypal-new'] }),
};

function platformRoute(platform: PlatformKey, by: PayoutMethod): Route {
  const { sale, payouts }: Platform = platforms[platform];
  const payout = payouts[by] ?? {};
  const { fixed, closed } = payout;
  const home = homeBy[by](payout);
  if (closed) return { platform, by, legs: [], needs: home.needs, risks: [], closed };
  const charges: readonly Leg[] = [
    { step: 'sale', at: 'marketplace', kind: 'charge', ...sale },
    ...(fixed ? [{ step: 'withdraw', at: 'marketplace', kind: 'charge', fixed } as const] : []),
  ];
  return {
    platform,
    by,
    legs: [...charges, ...home.legs],
    needs: ['marketplace-account', ...home.needs],
    risks: [...('fixed' in sale ? (['marketplace-fees'] as const) : []), 'holds', ...home.risks],
  };
}

type Ways<P extends PlatformKey> = `${P}-${keyof (typeof platforms)[P]['payouts'] & PayoutMethod}`;
type PlatformRouteKey = { [P in PlatformKey]: Ways<P> }[PlatformKey];

/** The ways that begin with a sale or a job on a platform, one for each of its ways of paying out. */
export const platformRoutes = Object.fromEntries(
  platformKeys.flatMap((platform) =>
    (Object.keys(platforms[platform].payouts) as PayoutMethod[]).map((by) => [
      `${platform}-${by}`,
      platformRoute(platform, by),
    ]),
  ),
) as Readonly<Record<PlatformRouteKey, Route>>; // a route for each entry
