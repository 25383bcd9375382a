import { fill, type Locale, type Messages } from '@formation/content';
import { routeOf, type CompanyCountry, type NoArrival, type PayoutMethod, type RouteKey } from '@formation/payouts';
import type { NumberWords } from '../../lib/input/number-fault.ts';

/** What a company costs with us, by its country, and where we offer it. */
export type Offers = Readonly<Partial<Record<CompanyCountry, Readonly<{ text: string; href: string }>>>>;

export type PayoutsWords = Readonly<{
  locale: Locale;
  page: Omit<Messages['payouts'], 'meta' | 'heading' | 'lead' | 'usForms'>;
  numbers: NumberWords;
  explain: Messages['calculators']['published']['explain'];
  /** What was read of platforms at no address. */
  sources: Readonly<Record<string, string>>;
  /** The title of what is not counted. */
  notCounted: string;
  sharing: Messages['sharing'];
  /** Stands for the answer until the address is read. */
  working: string;
  /** Where the fees of a platform are worked out, in the language of the page. */
  calculators: Readonly<Record<string, string>>;
  offers: Offers;
  /** Where the cost of a company is worked out. */
  companyCost: string;
}>;

type WithPage = Pick<PayoutsWords, 'page'>;
type RouteWords = Readonly<{ name: string; line: string }>;

/** What a route is called, and what happens on it; one of a platform by the way in which it pays out. */
export function routeWords(key: RouteKey, { page }: WithPage): RouteWords {
  const own: Readonly<Partial<Record<RouteKey, RouteWords>>> = page.routes;
  const { platform, by } = routeOf(key);
  const found = own[key];
  if (found || !platform) return found ?? { name: key, line: '' };
  const { name, line } = page.payoutWays[by as PayoutMethod]; // a platform pays out in no other way
  return { name: fill(name, { platform: page.form.payers[platform] }), line };
}

/** Why a route has no amount: nobody can take it, or a number is missing that the visitor may know. */
export function refusalText(refusal: NoArrival, { page }: WithPage): string {
  const { result, assumptions } = page;
  if (refusal.refused !== 'not-published') return result.closed[refusal.refused];
  return fill(result.missing, { numbers: refusal.missing.map((key) => assumptions[key]).join('; ') });
}

/** What a figure is called inside a formula, and what was read that has no address. */
export const figureNames = ({
  page,
  sources,
}: WithPage & Pick<PayoutsWords, 'sources'>): Readonly<Record<string, string>> => ({
  ...sources,
  ...page.sources,
  ...page.figures,
  ...page.assumptions,
});
