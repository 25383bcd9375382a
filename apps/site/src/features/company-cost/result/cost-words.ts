import { fill, locales, type Locale, type Messages } from '@formation/content';
import { usStateNames, type UsualDutyId } from '@formation/deadlines';
import { kindOf, placeOf, type CompanyCost, type CostKey, type PackageLevel } from '@formation/formation';
import type { PageDayWords } from '../../../lib/input/day-words.ts';
import type { NumberWords } from '../../../lib/input/number-fault.ts';
import { writeList } from '../../../lib/text/writing/names.ts';
import type { CostOption } from '../form/cost-option.ts';

/** Every word of the page, and the names that come from elsewhere. */
export type CostWords = Readonly<{
  locale: Locale;
  page: Omit<Messages['companyCost'], 'meta' | 'heading' | 'lead' | 'states' | 'notes' | 'forgotten' | 'pays'>;
  forgotten: Messages['companyCost']['forgotten'];
  cost: Messages['formation']['cost'];
  sharing: Messages['sharing'];
  /** Stands for the total until the address is read. */
  working: string;
  days: PageDayWords;
  /** Why a number does not count, and how one was read. */
  numbers: NumberWords;
  readAs: string;
  sources: Messages['deadlines']['sources'];
  /** The names of the duties that something is charged for. */
  duties: Readonly<Partial<Record<UsualDutyId, string>>>;
  levels: Readonly<Record<PackageLevel, string>>;
  /** The pages of the companies that we form. */
  formationPages: Readonly<Record<'us' | 'uk', string>>;
}>;

/** An option in a few words: "Wyoming LLC with the Basic package". A company that exists needs no package any more. */
export function optionTitle(
  { form, level }: CostOption,
  { page, levels }: CostWords,
  { exists }: Readonly<{ exists: boolean }>,
): string {
  const { titles, form: words } = page;
  const place =
    form.country === 'us'
      ? fill(titles.us, { state: usStateNames[form.state], kind: words.kinds[kindOf(form)] })
      : titles[placeOf(form)];
  return level && !exists ? fill(titles.withPackage, { company: place, package: levels[level] }) : place;
}

/** Where in the form a number stands: its field, or the services, whose prices have no heading of their own. */
export function placeInForm(name: string, { page: { form } }: CostWords): string {
  const { authorised: shares, issued, assets } = form.shares;
  const names: Readonly<Record<string, string>> = { rupees: form.rupees, shares, issued, assets };
  return names[name] ?? form.services;
}

/** What no total of an option has, in a sentence: lines without a price, then what depends on the company and its bank. */
export function leftOutText({ without, notCounted }: CompanyCost, words: CostWords): string {
  return writeList(locales[words.locale].tag, [...namesOf(without, words), ...besides(notCounted, words)]);
}

/** What an owner may pay besides, in a sentence. */
export function besidesText(keys: CompanyCost['notCounted'], words: CostWords): string {
  return writeList(locales[words.locale].tag, besides(keys, words));
}

const besides = (keys: CompanyCost['notCounted'], { cost }: CostWords) => keys.map((key) => cost.notCounted[key]);

/** Several lines in a sentence: "registered agent and Form 5472". */
export function lineNames(keys: readonly CostKey[], words: CostWords): string {
  return writeList(locales[words.locale].tag, namesOf(keys, words));
}

const namesOf = (keys: readonly CostKey[], { cost }: CostWords) =>
  keys.map((key) => cost.keys[key].replace(/^\p{Lu}(?!\p{Lu}|\p{L}+ \d)/u, (first) => first.toLowerCase()));
