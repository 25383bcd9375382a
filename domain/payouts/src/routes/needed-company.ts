import type { CompanyCountry } from '../question.ts';
import { routeKeys, routeOf } from './routes.ts';

/**
 * The one kind of company without which nobody in Sri Lanka holds an account of a platform: every route home that needs
 * such an account starts at it. Undefined where no route needs one, a person may hold it, or several kinds will do.
 *
 * @param platform - its name, as in `needs`: `mercury` for `mercury-account`.
 */
export function neededCompany(platform: string): CompanyCountry | undefined {
  const routes = routeKeys.map(routeOf).filter(({ needs }) => needs.some((need) => need === `${platform}-account`));
  const [company, ...others] = new Set(routes.map((route) => route.company));
  return others.length === 0 ? company : undefined;
}
