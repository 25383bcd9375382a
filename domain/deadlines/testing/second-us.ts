import type { UsCompany } from '../src/company.ts';
import {
  type Days,
  text,
  read,
  lastOf,
  monthOf,
  on,
  later,
  yearOf,
  years,
  type Year,
  yearsOf,
  anniversaries,
  fifteenth,
} from './second-days.ts';
import { stateDays, within } from './second-states.ts';

/** What a US company must do, by duty. */
export function usDays(company: UsCompany, to: number): Days {
  const start = read(company.incorporated);
  const taxYears = yearsOf(start, [start, company.yearEnd ?? '12-31'], to);
  const { kind, owners = 'one', foreignOwned = true, does = [] } = company;
  const isPartnership = kind === 'llc' && owners === 'several';
  const reports5472 = kind === 'llc' && owners === 'one' && foreignOwned;
  const returns = taxYears.map((year) => fifteenth(year.to, form1120Month(year)));
  const partnership = taxYears.map((year) => fifteenth(year.to, 3));
  const calendar = years(yearOf(start) + 1, to);
  const withholds = isPartnership && foreignOwned && does.includes('us-business');
  return {
    'us-form-5472': reports5472 ? returns : [],
    'us-form-1120': kind === 'corporation' ? returns : [],
    'us-estimated-tax': kind === 'corporation' && does.includes('tax-expected') ? taxYears.flatMap(instalmentsOf) : [],
    'us-form-1065': isPartnership ? partnership : [],
    'us-form-8804': withholds ? partnership : [],
    'us-form-8813': withholds ? taxYears.flatMap((year) => within(year, [4, 6, 9, 12])) : [],
    'us-form-7004': !does.includes('more-time')
      ? []
      : moreTime({
          isPartnership,
          partnership,
          returns: reports5472 || kind === 'corporation' ? returns : [],
        }),
    'us-form-1042': does.includes('pays-abroad') ? calendar.map((year) => on(year, 3, 15)) : [],
    'us-form-1099-nec': does.includes('contractors') ? calendar.map((year) => on(year, 1, 31)) : [],
    'us-foreign-investment-survey': foreignOwned ? [later(start, 45)] : [],
    'us-share-election': kind === 'corporation' ? [later(start, 30)] : [],
    'us-foreign-accounts': calendar.map((year) => on(year, 4, 15)),
    'us-registered-agent': anniversaries(start, to),
    ...stateDays(company, taxYears, to),
  };
}

/** Counted back from the end of the year; none in one without four full months, none before the fourth month's fifteenth. */
function instalmentsOf({ from, to }: Year): readonly Date[] {
  const next = later(to, 1);
  const full = years(0, 12).filter((n) => {
    const first = on(yearOf(from), monthOf(from) + n, 1);
    return first >= from && lastOf(yearOf(first), monthOf(first)) <= to;
  });
  const days = [9, 7, 4, 1].map((before) => on(yearOf(next), monthOf(next) - before, 15));
  return full.length < 4 ? [] : days.filter((day) => day >= on(yearOf(from), monthOf(from) + 3, 15) && day <= to);
}

/** Form 5472 of an LLC comes with a Form 1120, and is due with it. */
const form1120Month = ({ from, to }: Year) => (text(to).endsWith('06-30') && text(from) < '2026-01-01' ? 3 : 4);

const moreTime = (of: Readonly<{ isPartnership: boolean; partnership: readonly Date[]; returns: readonly Date[] }>) =>
  of.isPartnership ? of.partnership : of.returns;
