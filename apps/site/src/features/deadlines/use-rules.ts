import { usualUsDeadlines, type Company } from '@formation/deadlines';
import { useEffect, useEffectEvent, useState } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import type { CountryRules, DeadlineWords } from './deadline-words.ts';

type Country = Company['country'];
type Duties = typeof import('./all-duties.ts');
type Loaded = Readonly<{ country: Country; rules: CountryRules; duties: Duties }>;

async function load(locale: string, country: Country): Promise<Loaded> {
  const file = `/words/${locale}/deadlines/${country}.json`;
  const [answer, { deadlines, undatedDuties }] = await Promise.all([fetch(file), import('./all-duties.ts')]);
  if (!answer.ok) throw new Error(`${file} did not come: ${answer.status}`);
  // eslint-disable-next-line no-restricted-syntax -- written by our own build from this type
  const rules = (await answer.json()) as CountryRules;
  return { country, duties: { deadlines, undatedDuties }, rules };
}

/** The page opens with what every US company must do; of one that does more, these are not all dates. */
const first = { deadlines: usualUsDeadlines, undatedDuties: () => [] } satisfies Duties;

/** The duties for companies of a country and their words; `isWhole` once all of the country have come. */
export type Rules = Readonly<{ words: DeadlineWords; duties: Duties; isWhole: boolean }>;

const rulesOf = (words: DeadlineWords, own: Loaded | undefined): Rules => ({
  words: { ...words, rules: { ...words.rules, ...own?.rules } },
  duties: own?.duties ?? first,
  isWhole: own !== undefined,
});

const isFirstEnough = ({ country, does = [] }: Company) => country === 'us' && does.length === 0;

/**
 * The rules for a company: `now` is nothing until all have come that it needs, since a list that lacks dates looks
 * like any other; `inTime` waits for all of its country.
 */
export function useRules(
  words: DeadlineWords,
  company: Company,
): Readonly<{ now: Rules | undefined; inTime: () => Promise<Rules> }> {
  const { country } = company;
  const [loaded, setLoaded] = useState<Loaded>();
  const ask = () => retryLoad(() => load(words.locale, country));
  const askFirst = useEffectEvent(ask);
  useEffect(() => {
    let isWanted = true;
    void askFirst().then((found) => isWanted && setLoaded(found));
    return () => {
      isWanted = false;
    };
  }, [country]);
  const own = loaded?.country === country ? loaded : undefined;
  const now = own || isFirstEnough(company) ? rulesOf(words, own) : undefined;
  return { now, inTime: async () => rulesOf(words, own ?? (await ask())) };
}
