import { isoDate, type IsoDate } from '@formation/calendar';
import {
  companyCost,
  shownCurrencies,
  type CompanyCost,
  type CostRefusal,
  type OurPackage,
  type PackageLevel,
  type ServiceChoices,
  type ShownCurrency,
} from '@formation/formation';
import { money, type Rate } from '@formation/money';
import { choice } from '../../../lib/input/choice.ts';
import { dayFault } from '../../../lib/input/day-fault.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { hasPackages, type CostOption } from './cost-option.ts';
import { typedPrice, typedRate } from './typed-numbers.ts';

/** The dollar prices of our packages, in the order of their levels. */
export type PackagePrices = Readonly<
  Record<'us' | 'uk', Readonly<Record<PackageLevel, string>> & Readonly<{ includesRegistryFee?: true }>>
>;

/** What holds for every option that is counted. */
export type CostSettings = Readonly<{
  day: IsoDate;
  today: IsoDate;
  /** The company was formed already. */
  exists: boolean;
  years: 1 | 3 | 5;
  currency: ShownCurrency;
  prices: PackagePrices;
  /** Rupees for a dollar, where the visitor has a rate of their own. */
  rupees?: Rate;
}>;

export const spans = ['1', '3', '5'] as const;

const years = { '1': 1, '3': 3, '5': 5 } as const;

/** Days for which the fees make sense at all. */
export const costDays = { first: '2020-01-01', last: '2099-12-31', required: true } as const;

/** What holds for every option. A day for which nothing can be counted is read as the day of the page. */
export function costSettings(typed: Typed, today: IsoDate, prices: PackagePrices): CostSettings {
  const input = typed['day'] ?? '';
  const day = (!dayFault(input, costDays) && isoDate(input)) || today;
  const rupees = typedRate(typed);
  return {
    day,
    today,
    exists: Boolean(typed['have']) && day <= today,
    years: years[spans.find((span) => span === typed['years']) ?? '3'],
    currency: choice(shownCurrencies, typed['currency']),
    prices,
    ...(rupees && rupees.units > 0n && { rupees }),
  };
}

/** What an option costs under the settings. */
export function countOption({ form, level, services }: CostOption, settings: CostSettings): CompanyCost | CostRefusal {
  const { day, today, exists, currency, prices, rupees } = settings;
  const country = hasPackages(form) && form.country === 'uk' ? 'uk' : 'us';
  return companyCost({
    form,
    day,
    today,
    exists,
    years: settings.years,
    ...(level && !exists && { package: packageOf(level, prices[country]) }),
    services: Object.fromEntries(
      services.map(({ key, is }) => [key, is === 'on' || is === 'off' ? is : typedPrice(key, is, currency)]),
    ) satisfies ServiceChoices,
    ...(rupees && { rupees }),
  });
}

function packageOf(level: PackageLevel, prices: PackagePrices['us']): OurPackage {
  const { [level]: price, includesRegistryFee = false } = prices;
  return { level, price: money(price, 'USD'), includesRegistryFee };
}
