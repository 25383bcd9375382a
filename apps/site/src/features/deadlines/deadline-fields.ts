import { addMonths, type IsoDate } from '@formation/calendar';
import {
  activitiesOf,
  defaultCompanyFields,
  countries,
  linkedDay,
  linkedDays,
  misreadField,
} from '@formation/deadlines';
import { dayProps, type DayWords } from '../../lib/input/day-fault.ts';
import type { Typed } from '../../lib/input/use-typed.ts';

export const spans = ['12', '24', '36'] as const;
export const views = ['list', 'months'] as const;

/** A box that is not ticked holds nothing. */
const boxes = Object.fromEntries(countries.flatMap(activitiesOf).map((activity) => [activity, '']));

/** What the fields hold when the page opens: an LLC formed today. */
export const defaultFields = (day: IsoDate) => ({
  ...defaultCompanyFields,
  ...boxes,
  incorporated: day,
  from: day,
  span: '24',
  view: 'list',
});

/** The days that the form asks of a company. */
const companyDays = ['incorporated', 'tradingFrom', 'statementUpTo', 'vatPassed', 'dormantSince'] as const;

export type DayName = (typeof companyDays)[number] | 'from';

/** The first field whose day does not count, among those that the country is asked for. No dates follow from it. */
export function uncountedDay(typed: Typed): DayName | undefined {
  const misread = misreadField(typed);
  return companyDays.find((name) => name === misread) ?? (linkedDay(typed['from']) ? undefined : 'from');
}

/** What the fields of days get, by their names. */
export const daysOf = (typed: Typed, words: DayWords) => (name: DayName) => ({
  name,
  ...dayProps(typed[name] ?? '', { ...linkedDays, required: name === 'incorporated' || name === 'from' }, words),
});

export type DaysOf = ReturnType<typeof daysOf>;

/** The days between which dates are shown, both included. */
export function shownTime(typed: Typed, today: IsoDate): Readonly<{ from: IsoDate; to: IsoDate }> {
  const from = linkedDay(typed['from']) ?? today;
  return { from, to: addMonths(from, Number(spans.find((span) => span === typed['span']) ?? '24')) };
}
