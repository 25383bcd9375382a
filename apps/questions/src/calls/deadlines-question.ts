import { activitiesOf, countries, kinds, ownerCounts, type StateCode, usStateReports } from '@formation/deadlines';
import { type Answers, type AnswersOf, asking } from '@formation/fees';
import type { CallQuestion } from '../call-question.ts';

const states = Object.keys(usStateReports) as readonly StateCode[]; // the keys of the table are its codes

const isIn =
  (...places: readonly (typeof countries)[number][]) =>
  ({ country }: Answers) =>
    places.some((place) => place === country);

const activities = countries.flatMap((country) => activitiesOf(country).map((key) => ({ key, country })));

const company = asking()
  .group('company')
  .choice('country', countries)
  .choice('state', states, { applies: isIn('us'), offered: () => ['WY', ...states.filter((state) => state !== 'WY')] })
  .choice('kind', kinds, { applies: isIn('us') })
  .choice('owners', ownerCounts, { applies: isIn('us') })
  .choice('foreign', ['yes', 'no'], { applies: isIn('us') })
  .number('ownerBirthMonth', { whole: true, least: '1', most: '12', applies: isIn('uk') })
  .choice('vatQuarterEnd', ['none', '1', '2', '3'], { applies: isIn('uk') })
  .choice('registrationYears', ['1', '3'], { applies: isIn('hk') })
  .number('months', { whole: true, default: '24', least: '1', most: '60' })
  .asked();

/** The facts that set the dates of a company, by the names of the links of its page, and how many months ahead. */
export const deadlinesQuestion: CallQuestion<AnswersOf<typeof company>> = {
  question: {
    fields: [
      ...company.fields,
      ...activities.map(({ key, country }) => ({
        key,
        name: key,
        group: 'activities',
        kind: 'yes' as const,
        applies: isIn(country),
      })),
    ],
  },
  texts: [
    { key: 'incorporated', kind: 'day', needed: true },
    { key: 'yearEnd', kind: 'month-day' },
    { key: 'tradingFrom', kind: 'day', applies: isIn('uk') },
    { key: 'statementUpTo', kind: 'day', applies: isIn('uk') },
    { key: 'vatPassed', kind: 'day', applies: isIn('uk') },
    { key: 'dormantSince', kind: 'day', applies: isIn('uk', 'hk') },
  ],
};
