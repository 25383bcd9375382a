import { addMonths, type IsoDate } from '@formation/calendar';
import { activitiesOf, companyFieldsAtFirst, countries, linkedDay } from '@formation/deadlines';
import type { Typed } from '../../lib/typed/use-typed.ts';

export const spans = ['12', '24', '36'] as const;
export const views = ['list', 'months'] as const;

/** A box that is not ticked holds nothing. */
const boxes = Object.fromEntries(countries.flatMap(activitiesOf).map((activity) => [activity, '']));

/** What the fields hold when the page opens: an LLC formed today. */
export const fieldsAtFirst = (day: IsoDate) => ({
  ...companyFieldsAtFirst,
  ...boxes,
  incorporated: day,
  from: day,
  span: '24',
  view: 'list',
});

/** The days between which dates are shown, both included. */
export function shownTime(typed: Typed, today: IsoDate): Readonly<{ from: IsoDate; to: IsoDate }> {
  const from = linkedDay(typed['from']) ?? today;
  return { from, to: addMonths(from, Number(spans.find((span) => span === typed['span']) ?? '24')) };
}
