import { fill, type Messages } from '@formation/content';
import { usualDutyIds, type Company } from '@formation/deadlines';
import { delawareTax, usualStartUp } from '@formation/formation';
import { moneyText, toText, type Decimal } from '@formation/money';
import type { CountryRules } from './deadline-words.ts';

type Country = Company['country'];
type Rules = Messages['deadlines'];

const picked = <T extends object>(all: T, wanted: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => wanted(id))) as T; // of the others nothing is asked

/** The words of a country's duties out of those of all: a page asks for them when somebody uses it. */
export function rulesOf(country: Country, { duties, standing, ...rest }: Rules): CountryRules {
  const isOwn = (id: string) => id.startsWith(`${country}-`);
  const { done, undated, extensions, conditions } = rest;
  const own = { duties: picked(duties, isOwn), standing: picked(withExample(standing), isOwn) };
  return { ...own, done, undated, extensions, conditions };
}

const countText = (count: Decimal) => new Intl.NumberFormat('en').format(Number(toText(count, 0)));

/** The tax of a usual start-up in the rule about it, as `@formation/formation` counts it. */
function withExample(standing: Rules['standing']): Rules['standing'] {
  const [first] = usualStartUp.classes;
  const { byAuthorised, byAssumedPar = byAuthorised, pays } = delawareTax(usualStartUp);
  const text = fill(standing['us-delaware-shares'], {
    authorised: first ? countText(first.authorised) : '',
    issued: countText(usualStartUp.issued),
    assets: moneyText(usualStartUp.grossAssets, 0),
    first: moneyText(byAuthorised, 0),
    second: moneyText(byAssumedPar, 0),
    pays: moneyText(pays, 0),
  });
  return { ...standing, 'us-delaware-shares': text };
}

/** The words a page opens with: those of the duties that US companies have whatever they do. */
export function initialRules(rules: Rules): CountryRules {
  const { duties, standing, done, undated, extensions, conditions } = rulesOf('us', rules);
  const usual: readonly string[] = usualDutyIds();
  return {
    standing,
    duties: picked(duties, (id) => usual.includes(id)),
    done: picked(done, () => false),
    undated: picked(undated, () => false),
    extensions: picked(extensions, (how) => how === 'asked' || how === 'automatic'),
    conditions: picked(conditions, (condition) => !condition.startsWith('unless-')),
  };
}
