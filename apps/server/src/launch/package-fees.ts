import type { IsoDate } from '@formation/calendar';
import { countries, packages, type Country, type CountryOption, launchItem, type LaunchItem } from '@formation/content';
import { companyCost, sumOf, type CompanyForm } from '@formation/formation';
import { compare, money, moneyText } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';

type Offered = Readonly<Record<Country, readonly Readonly<{ name: Readonly<{ en: string }>; price: string }>[]>>;

/** The company that a package of a country usually forms. */
const usual = {
  us: { country: 'us', state: 'WY', kind: 'llc' },
  uk: { country: 'uk', kind: 'ltd' },
} as const satisfies Readonly<Record<Country, CompanyForm>>;

/** Packages that cost less than what the registry asks to form the company: does the price hold that fee or not? */
export function packagesBelowFee(
  day: IsoDate,
  offered: Offered = packages,
  options: readonly CountryOption[] = countries,
): readonly LaunchItem[] {
  return options.flatMap(({ value, label, registryFee }) => {
    const cost = companyCost({ form: usual[value], day, today: day, years: 1 });
    const fee = 'refused' in cost ? undefined : cost.lines.find(({ key }) => key === 'registry-formation')?.payments[0];
    if (!fee?.amount) return [];
    const dollars = sumOf([{ amount: fee.amount }], ratesOn(day)).USD;
    const asks = `${moneyText(fee.amount)}, about ${moneyText(dollars, 0)}`;
    return offered[value]
      .filter(({ price }) => compare(money(price.replace('$', ''), 'USD'), dollars) < 0)
      .map(({ name, price }) =>
        launchItem({
          kind: 'package below its fee',
          what: `${label.en} ${name.en} costs ${price}, the registry asks ${asks}; the fee is now ${registryFee}`,
          where: `content/entries/packages/packages.json${value === 'us' ? '' : ', and registryFee in countries.json'}`,
        }),
      );
  });
}
