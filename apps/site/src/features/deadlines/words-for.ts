import { messages, type Locale } from '@formation/content';
import { stateTable } from '@formation/formation';
import { dayWords } from '../../lib/input/day-words.ts';
import { today } from '../../lib/text/dates/build-day.ts';
import { initialRules } from './country-rules.ts';
import { stateCodes, type InitialWords } from './deadline-words.ts';

/** The words that the page comes with. */
export function wordsFor(locale: Locale): InitialWords {
  const { deadlinePage, deadlines: all, sharing, calculators } = messages[locale];
  const { meta: _meta, heading: _heading, lead: _lead, ...page } = deadlinePage;
  const rules = { ...all, ...initialRules(all) };
  const { working } = calculators.published;
  const names = new Map(stateTable('llc', today).map(({ state, name }) => [state, name]));
  const states = stateCodes.map((code) => names.get(code) ?? code).join('|');
  return { locale, page, rules, sharing, working, days: dayWords(locale), states };
}
