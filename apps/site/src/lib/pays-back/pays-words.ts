import { messages, type Locale, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { moneyText, toText } from '@formation/money';
import type { CompanyCountry } from '@formation/payouts';
import { companySavings, usualUpkeep } from '@formation/payouts/company-savings';
import { localePath } from '../language/locale.ts';

/** What a usual payment saves through a company, as texts and an exact number of rupees. */
type Saving = Readonly<{ by: 'card' | 'bank'; amount: string; against: string; saved: string }>;

export type PaysWords = Readonly<{
  text: Messages['companyCost']['pays'];
  /** Where the routes home are compared. */
  href: string;
  savings: Readonly<Record<CompanyCountry, readonly Saving[]>>;
  /** What a company usually costs in a later year, in rupees. */
  usual: Readonly<Record<CompanyCountry, string>>;
}>;

/** Whether a company pays for itself, to be said by a page: worked out when the page is built. */
export function paysWords(locale: Locale, day: IsoDate): PaysWords {
  const { companyCost, payouts } = messages[locale];
  const names: Readonly<Record<string, Readonly<{ name: string }>>> = payouts.routes;
  const savingsOf = (company: CompanyCountry) =>
    companySavings(company, day).map(({ by, amount, against, saved }) => ({
      by,
      amount: moneyText(amount, 0),
      against: names[against]?.name ?? against,
      saved: toText(saved),
    }));
  const usualOf = (company: CompanyCountry) => toText(usualUpkeep(company, day));
  return {
    text: companyCost.pays,
    href: localePath(locale, '/payouts'),
    savings: { us: savingsOf('us'), uk: savingsOf('uk'), hk: savingsOf('hk') },
    usual: { us: usualOf('us'), uk: usualOf('uk'), hk: usualOf('hk') },
  };
}
