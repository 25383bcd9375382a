import { fill, locales, type Locale, type Messages } from '@formation/content';
import type { DutyId, StateCode } from '@formation/deadlines';
import type { CostKey, PackageLevel } from '@formation/formation';
import type { CostOption } from './cost-option.ts';

/** Every word of the page, and the names that come from elsewhere. */
export type CostWords = Readonly<{
  locale: Locale;
  page: Omit<Messages['companyCost'], 'meta' | 'heading' | 'lead' | 'states' | 'notes'>;
  cost: Messages['formation']['cost'];
  sharing: Messages['sharing'];
  duties: Readonly<Record<DutyId, Readonly<{ title: string; late: string }>>>;
  states: Readonly<Record<StateCode, string>>;
  levels: Readonly<Record<PackageLevel, string>>;
}>;

/** An option in a few words: "Wyoming LLC, Basic package". */
export function optionTitle({ form, level }: CostOption, { page, states, levels }: CostWords): string {
  const { titles, form: words } = page;
  const place =
    form.country === 'us'
      ? fill(titles.us, { state: states[form.state], kind: words.kinds[form.kind] })
      : titles[form.country];
  return level ? fill(titles.withPackage, { company: place, package: levels[level] }) : place;
}

/** Several lines in a sentence: "registered agent and accountant". */
export function lineNames(keys: readonly CostKey[], { cost, locale }: CostWords): string {
  const names = keys.map((key) => cost.keys[key].replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase()));
  return new Intl.ListFormat(locales[locale].tag).format(names);
}
