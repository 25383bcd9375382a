import { countries, packages, type Country, type CountryOption } from '@formation/content';
import { companyCost, packageLevels, sumOf, type CompanyForm, type OurPackage } from '@formation/formation';
import { money, moneyText } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import { dollarPrice } from '../../lib/text/writing/dollar-price.ts';

type Day = Parameters<typeof companyCost>[0]['day'];
type State = Extract<CompanyForm, { country: 'us' }>['state'];

/** What is paid for a package at first, and in its first year. */
export type FirstPayment = Readonly<{
  /** What the state or registry charges to form the company, in its own currency. */
  fee: string;
  /** The package and that fee, in dollars; the price alone where it holds the fee. */
  together: string;
  /** Everything of the first year at typical prices, in whole dollars. */
  firstYear: string;
}>;

/**
 * What the package at a place of its list comes to with the fee of the registry, `$129` with Wyoming's $100 being
 * `$229`, and with everything that its first year costs.
 *
 * @param state - the state of a US company; an LLC is taken.
 * @returns nothing when no fee is known for the day.
 */
export function firstPayment(
  country: Country,
  index: number,
  { state, day }: Readonly<{ state: State; day: Day }>,
): FirstPayment | undefined {
  const level = packageLevels[index] ?? 'basic';
  const price = money(packages[country][index]?.price.replace('$', '') ?? '0', 'USD');
  const option: CountryOption | undefined = countries.find(({ value }) => value === country);
  const ours: OurPackage = { level, price, includesRegistryFee: option?.registryFee === 'included' };
  const form: CompanyForm = country === 'us' ? { country, state, kind: 'llc' } : { country, kind: 'ltd' };
  const fee = registryFee(form, day);
  const cost = companyCost({ form, day, today: day, years: 1, package: ours });
  if (!fee || 'refused' in cost) return undefined;
  const paid = ours.includesRegistryFee ? [{ amount: price }] : [{ amount: price }, { amount: fee }];
  return {
    fee: moneyText(fee, 0),
    together:
      country === 'us' ? dollarPrice(sumOf(paid, ratesOn(day)).USD) : moneyText(sumOf(paid, ratesOn(day)).USD, 0),
    firstYear: moneyText(cost.total.USD, 0),
  };
}

/** What the registry alone charges to form a company. */
function registryFee(form: CompanyForm, day: Day) {
  const cost = companyCost({ form, day, today: day, years: 1 });
  if ('refused' in cost) return undefined;
  return cost.lines.find(({ key }) => key === 'registry-formation')?.payments[0]?.amount;
}
