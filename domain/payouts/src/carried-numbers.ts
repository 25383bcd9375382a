import { inForce, type Dated, type IsoDate, type Percent, type Schedule, type Tiers } from '@formation/fees';
import { marketCurrencies, marketNames, markets } from '@formation/fees/amazon';
import { abroad, sites } from '@formation/fees/ebay';
import type { AssumptionKey } from './assumptions/keys.ts';
import type { Published } from './assumptions/number.ts';
import { added, entryOn, fractionText, published } from './assumptions/published.ts';
import { companyNumbers } from './assumptions/upkeep.ts';
import type { PaidIn } from './question.ts';
import { saleCurrency, type SaleCurrency } from './routes/sale-currency.ts';

const ebaySites = { USD: 'US', GBP: 'UK', EUR: 'DE', AUD: 'AU', CAD: 'CA' } as const satisfies Record<
  SaleCurrency,
  keyof typeof sites
>;

type Carried = Readonly<Partial<Record<AssumptionKey, Published>>>;

/**
 * The numbers whose tables are too large for a page, so that it works them out when it is built: what a company costs
 * a year, and what a marketplace usually keeps of a sale.
 */
export function carriedNumbers(currency: PaidIn, day: IsoDate): Carried {
  return { ...companyNumbers(day), ...saleFees(currency, day) };
}

/** On eBay most categories without a store, on Amazon everything else, sent by the seller. */
function saleFees(currency: PaidIn, day: IsoDate): Carried {
  const paid = saleCurrency(currency);
  const { referral } = markets[marketNames.find((name) => marketCurrencies[name] === paid) ?? 'us'];
  const ofPrice = firstRate('amazon-rate', referral['everything-else'], day);
  return {
    ...ebayFees(sites[ebaySites[paid]], day),
    ...ofPrice,
    ...(ofPrice['amazon-rate'] && { 'amazon-fixed': { ...ofPrice['amazon-rate'], value: '0' } }),
  };
}

type EbaySite = (typeof sites)[(typeof ebaySites)[SaleCurrency]] & Readonly<{ regulatoryFee?: Schedule<Percent> }>;

/**
 * All that eBay takes of an ordinary sale from Sri Lanka: its final value fee, the international fee of an account
 * there, and a site's regulatory fee. The order's fee is that of a sale above the lowest band.
 */
function ebayFees({ perOrderFee, regulatoryFee, stores }: EbaySite, day: IsoDate): Carried {
  const finalValue = firstStep(stores.none?.['most-categories'], day);
  const order = inForce(perOrderFee, day);
  if (!finalValue) return {};
  const more = [abroad.LK.international, regulatoryFee].map((fee) => entryOn<Percent>(fee, day));
  return {
    'ebay-rate': added(finalValue, ...more.filter((entry) => entry !== undefined)),
    'ebay-fixed': published(order, order.value.bands.at(-1)?.amount ?? '0'),
  };
}

function firstRate(key: AssumptionKey, schedule: Schedule<Tiers> | undefined, day: IsoDate): Carried {
  const first = firstStep(schedule, day);
  return first ? { [key]: published(first, fractionText(first.value.percent)) } : {};
}

/** The first step of a table: what an ordinary sale costs. */
function firstStep(schedule: Schedule<Tiers> | undefined, day: IsoDate): Dated<Pick<Percent, 'percent'>> | undefined {
  const entry = entryOn(schedule, day);
  const [first] = entry?.value.steps ?? [];
  return entry && first && 'percent' in first ? { ...entry, value: first } : undefined;
}
