import { routeKeys, routeOf } from './routes.ts';

/**
 * Whether nobody in Sri Lanka holds an account of a platform without a company: every route home that needs such an
 * account starts at one. False where no route needs it.
 *
 * @param platform - its name, as in `needs`: `stripe` for `stripe-account`.
 */
export function needsCompany(platform: string): boolean {
  const routes = routeKeys.map(routeOf).filter(({ needs }) => needs.some((need) => need === `${platform}-account`));
  return routes.length > 0 && routes.every(({ company }) => company !== undefined);
}
