import type { UsCompany } from '../src/company.ts';
import {
  type Days,
  text,
  read,
  lastOf,
  on,
  later,
  yearOf,
  monthOf,
  monthsOn,
  endsOn,
  years,
  type Year,
  anniversaries,
  fifteenth,
} from './second-days.ts';
import { stateNotes } from './state-notes.ts';

/** What a state wants, by duty. */
export function stateDays(company: UsCompany, taxYears: readonly Year[], to: number): Days {
  const { state, kind, does = [] } = company;
  const start = read(company.incorporated);
  const [note = '', first] = stateNotes[state][kind === 'llc' ? 0 : 1].split('; first ');
  const isCalifornian = state === 'CA';
  const franchise = taxYears.map(({ from }) => on(yearOf(from), monthOf(from) + 3, 15));
  const after = (month: number) => taxYears.map((year) => fifteenth(year.to, month));
  return {
    'us-state-initial-report': first ? [firstReport(start, first)] : [],
    'us-state-report': reports(note, { start, taxYears, to }),
    'us-california-franchise-tax': isCalifornian ? franchise.slice(freeYears(kind, start)) : [],
    'us-california-llc-fee':
      isCalifornian && kind === 'llc' && does.includes('california-income')
        ? taxYears.flatMap((year) => within(year, [6]))
        : [],
    'us-rhode-island-tax': state === 'RI' ? after(kind === 'llc' && company.owners === 'several' ? 3 : 4) : [],
    'us-tennessee-franchise-tax': state === 'TN' ? after(4) : [],
    'us-new-york-llc-fee': state === 'NY' && kind === 'llc' && does.includes('new-york-income') ? after(3) : [],
    'us-new-york-publication': state === 'NY' && kind === 'llc' ? [later(start, 120)] : [],
  };
}

/** How many of its first tax years owe California no minimum tax. */
const freeYears = (kind: UsCompany['kind'], start: Date) =>
  kind === 'corporation' || [2021, 2022, 2023].includes(yearOf(start)) ? 1 : 0;

const firstReport = (start: Date, first: string) =>
  first.endsWith('d') ? later(start, Number.parseInt(first, 10)) : monthsOn(start, Number.parseInt(first, 10));

type From = Readonly<{ start: Date; taxYears: readonly Year[]; to: number }>;

function reports(note: string, { start, taxYears, to }: From): readonly Date[] {
  const [rule = '', rhythm = ''] = note
    .replace(/ skip .*/, '')
    .split(/(?<=\D|\d)\/(?=2|odd|even)(?=2$|2same|2first|odd|even)/);
  const skipped = / skip (.*)/.exec(note)?.[1];
  const days = everyYear(rule, { start, taxYears, to });
  const isOdd = (day: Date) => yearOf(day) % 2 === 1;
  if (rhythm === 'odd') return days.filter(isOdd);
  if (rhythm === 'even') return days.filter((day) => !isOdd(day));
  if (rhythm === '2first') return days.filter((_, n) => n % 2 === 0);
  if (rhythm === '2same') return days.filter((day) => isOdd(day) === isOdd(start));
  if (rhythm === '2') return days.filter((_, n) => (rule.startsWith('year') ? n % 2 === 0 : n % 2 === 1));
  return skipped && text(start).slice(5) > skipped ? days.slice(1) : days;
}

function everyYear(rule: string, { start, taxYears, to }: From): readonly Date[] {
  const [what = '', which = ''] = rule.split(/ |\+/);
  if (what === 'on') return years(yearOf(start) + 1, to).map((year) => read(`${year}-${which}`));
  if (rule.startsWith('year+')) return taxYears.map(({ to: end }) => monthsAfter(end, Number.parseFloat(which)));
  if (what === 'year') {
    const [month = 0, day = 0] = which.split('/').map(Number);
    return taxYears.map(({ to: end }) => on(yearOf(later(end, 1)), monthOf(later(end, 1)) + month - 1, day));
  }
  return anniversaries(start, to).flatMap((day) => byAnniversary(what, day, Number(which)) ?? []);
}

/** Whole months to the end of a month; half a month more is its fifteenth day. */
const monthsAfter = (end: Date, months: number) =>
  Number.isInteger(months) ? endsOn(end, months) : fifteenth(end, Math.ceil(months));

function byAnniversary(what: string, day: Date, months: number): Date | undefined {
  const [year, month] = [yearOf(day), monthOf(day)];
  const found: Readonly<Record<string, Date>> = {
    day,
    'month-end': lastOf(year, month),
    'month-first': on(year, month, 1),
    'before-month': lastOf(year, month - 1),
    'quarter-end': lastOf(year, Math.ceil(month / 3) * 3),
    window: lastOf(year, month + months),
  };
  return found[what];
}

/** The fifteenth of some months of a tax year, as far as they lie in it. */
export const within = ({ from, to }: Year, months: readonly number[]) =>
  months.map((month) => on(yearOf(from), monthOf(from) + month - 1, 15)).filter((day) => day <= to);
