import { fill, messages, type Locale, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { moneyText, toText } from '@formation/money';
import type { CompanyCountry } from '@formation/payouts';
import { companySavings, usualUpkeep } from '@formation/payouts/company-savings';
import { localePath } from '../language/locale.ts';
import { paysLines, type Saving } from './pays-lines.ts';

type OfEach<V> = Readonly<Record<CompanyCountry, V>>;

const ofEach = <V>(of: (company: CompanyCountry) => V): OfEach<V> => ({ us: of('us'), uk: of('uk'), hk: of('hk') });

/** What says whether a company pays for itself, once a page has counted what it costs. */
export type PaysWords = Readonly<{
  text: Messages['companyCost']['pays'];
  /** Where the routes home are compared. */
  href: string;
  savings: OfEach<readonly Saving[]>;
}>;

/** What a usual payment saves through each company: worked out when the page is built. */
export function paysWords(locale: Locale, day: IsoDate): PaysWords {
  const { companyCost, payouts } = messages[locale];
  const names: Readonly<Record<string, Readonly<{ name: string }>>> = payouts.routes;
  const savings = ofEach((company) =>
    companySavings(company, day).map(({ by, amount, against, saved }) => ({
      by,
      amount: moneyText(amount, 0),
      against: names[against]?.name ?? against,
      saved: toText(saved),
    })),
  );
  return { text: companyCost.pays, href: localePath(locale, '/payouts'), savings };
}

/** Whether a company pays for itself at what it usually costs, in sentences, and where to work it out. */
export type UsualPays = Readonly<{ title: string; link: string; href: string; lines: OfEach<readonly string[]> }>;

/** The sentences of each company, with what was counted as the first. */
export function usualPays(locale: Locale, day: IsoDate): UsualPays {
  const { text, href, savings } = paysWords(locale, day);
  const lines = ofEach((company) => {
    const year = usualUpkeep(company, day);
    return [fill(text.counted, { cost: moneyText(year, 0) }), ...paysLines(savings[company], year, text)];
  });
  return { title: text.title, link: text.link, href, lines };
}
