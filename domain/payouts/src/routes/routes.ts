import { bankRoutes } from './bank-to-company.ts';
import { atBank, companyRoutes, onTheWay, wiseHome } from './companies.ts';
import { payoneerHome } from './payoneer.ts';
import { platformRoutes } from './platform-routes.ts';
import type { Route } from './route.ts';

/** Every way home that we know. A way is added by adding an entry. */
export const routes = {
  'paypal-lk': {
    by: 'paypal',
    legs: [
      { step: 'receive', at: 'paypal', kind: 'charge', rate: 'paypal-lk-rate', fixed: 'paypal-lk-fixed' },
      { step: 'convert', at: 'paypal', kind: 'convert', to: 'LKR', spread: 'paypal-lk-spread' },
      { step: 'withdraw', at: 'paypal', kind: 'charge', rate: 'paypal-lk-withdrawal', days: 'days-paypal' },
      { step: 'credit', at: 'bank', kind: 'charge', fixed: 'bank-payout-credit' },
    ],
    needs: ['paypal-account', 'paypal-partner-bank'],
    risks: ['paypal-new', 'holds', 'chargebacks'],
  },
  'payoneer-card': {
    by: 'card',
    legs: [
      {
        step: 'receive',
        at: 'payoneer',
        kind: 'charge',
        rate: 'payoneer-card-rate',
        fixed: 'payoneer-card-fixed',
      },
      ...payoneerHome,
    ],
    needs: ['payoneer-account', 'rupee-account'],
    risks: ['chargebacks', 'payoneer-range'],
  },
  'payoneer-bank': {
    by: 'bank',
    legs: [{ step: 'receive', at: 'payoneer', kind: 'charge', rate: 'payoneer-bank-rate' }, ...payoneerHome],
    needs: ['payoneer-account', 'rupee-account'],
    risks: ['payoneer-range'],
  },
  'wise-lk': {
    by: 'bank',
    legs: wiseHome,
    needs: ['wise-account', 'rupee-account'],
    risks: [],
  },
  'swift-lkr': {
    by: 'bank',
    legs: [onTheWay, ...atBank],
    needs: ['rupee-account'],
    risks: ['banks-on-the-way', 'bank-rate'],
  },
  'swift-foreign': {
    by: 'bank',
    legs: [onTheWay, { step: 'credit', at: 'bank', kind: 'charge', fixed: 'bank-foreign' }],
    needs: ['foreign-currency-account'],
    risks: ['banks-on-the-way', 'still-in-foreign-currency'],
    staysForeign: true,
  },
  ...companyRoutes,
  ...bankRoutes,
  ...platformRoutes,
} as const satisfies Readonly<Record<string, Route>>;

export type RouteKey = keyof typeof routes;
export const routeKeys = Object.keys(routes) as readonly RouteKey[]; // an object of our own, with these keys only

/** What is known about a way. */
export function routeOf(key: RouteKey): Route {
  return routes[key];
}
