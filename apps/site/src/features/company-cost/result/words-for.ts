import { inLanguage, type Locale, messages, packages } from '@formation/content';
import { usualDutyIds } from '@formation/deadlines';
import { isCharged, packageLevels } from '@formation/formation';
import { dayWords } from '../../../lib/input/day-words.ts';
import { localePath } from '../../../lib/language/locale.ts';
import type { CostWords } from './cost-words.ts';

const named = <T extends string, V>(pairs: readonly (readonly [T, V])[]) =>
  Object.fromEntries(pairs) as Readonly<Record<T, V>>; // as many pairs as names

/** Every word of a counted cost. */
export function wordsFor(locale: Locale): CostWords {
  const { companyCost, formation, deadlines, sharing, calculators } = messages[locale];
  const { titles, form, result, compare, forgotten } = companyCost;
  const duties = usualDutyIds().filter(isCharged);
  const nameOf = (index: number) => packages.us[index] && inLanguage(packages.us[index].name, locale);
  return {
    locale,
    page: { titles, form, result, compare },
    cost: formation.cost,
    sharing,
    working: calculators.published.working,
    days: dayWords(locale),
    numbers: calculators.published.faults,
    readAs: calculators.shared.readAs,
    forgotten,
    sources: deadlines.sources,
    duties: named(duties.map((duty) => [duty, deadlines.duties[duty].title] as const)),
    formationPages: { us: localePath(locale, '/formation/us'), uk: localePath(locale, '/formation/uk') },
    levels: named(packageLevels.map((level, index) => [level, nameOf(index) ?? level] as const)),
  };
}
