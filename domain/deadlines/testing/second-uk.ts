import type { UkCompany } from '../src/company.ts';
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
  lastDayOf,
  years,
  type Year,
  accountingYears,
  isLong,
  anniversaries,
} from './second-days.ts';

/** What a UK company must do, by duty. */
export function ukDays(company: UkCompany, to: number): Days {
  const start = read(company.incorporated);
  const accounts = accountingYears(company, to);
  const statements = statementEnds(company, to).map((end) => later(end, 14));
  const trading = read(tradeBegins(company));
  const periods = taxed(company, accounts);
  const directors = start >= read('2025-11-18') ? start : firstStatement(company, statements);
  return {
    'uk-accounts': accounts.map((year, n) => (n === 0 && isLong(year) ? longFirst(year) : endsOn(year.to, 9))),
    'uk-confirmation-statement': statements,
    'uk-corporation-tax-registration': trading < tradeEnds(company) ? [monthsOn(trading, 3)] : [],
    'uk-corporation-tax-payment': periods.map(({ end }) => later(endsOn(end, 9), 1)),
    'uk-corporation-tax-return': periods.map(({ accountsEnd }) => endsOn(accountsEnd, 12)),
    'uk-identity-of-directors': [directors],
    'uk-identity-of-owners': [ownersDay(company, directors)],
    'uk-vat-registration': company.vatThresholdPassed
      ? [vatRegistration(read(company.vatThresholdPassed), read(company.incorporated))]
      : [],
    ...ukChosen(company, to),
  };
}

function longFirst({ from, to }: Year): Date {
  const [byAnniversary, byEnd] = [endsOn(monthsOn(from, 12), 9), endsOn(to, 3)];
  return byAnniversary > byEnd ? byAnniversary : byEnd;
}

function statementEnds({ incorporated, statementUpTo }: UkCompany, to: number): readonly Date[] {
  const ends: Date[] = [];
  const isMade = statementUpTo !== undefined && statementUpTo >= incorporated;
  let start = isMade ? later(read(statementUpTo), 1) : read(incorporated);
  while (yearOf(start) <= to) {
    const end = lastDayOf(start, 12);
    ends.push(end);
    start = later(end, 1);
  }
  return ends;
}

/** The first day of the transition, of a year and a day, on which a statement is or was due; otherwise its last day. */
function firstStatement({ incorporated, statementUpTo }: UkCompany, statements: readonly Date[]): Date {
  const last = read('2026-11-18');
  const isDue = (day: Date) => {
    const isNext = statements.some((due) => text(due) === text(day));
    if (isNext || !statementUpTo || statementUpTo < incorporated) return isNext;
    const made = later(day, -14); // the last one was made up to this day, or to the same day of a later year
    return (
      text(made) <= statementUpTo && text(monthsOn(read(statementUpTo), wholeYears(made, statementUpTo))) === text(made)
    );
  };
  for (let day = read('2025-11-18'); day < last; day = later(day, 1)) if (isDue(day)) return day;
  return last;
}

/** From one calendar year to another, in months. */
const wholeYears = (day: Date, upTo: string) => 12 * (yearOf(day) - yearOf(read(upTo)));

function ownersDay({ incorporated, ownerBirthMonth }: UkCompany, directors: Date): Date {
  if (incorporated >= '2025-11-18') return later(read(incorporated), 14);
  if (ownerBirthMonth === undefined) return directors;
  return on(ownerBirthMonth === 12 ? 2025 : 2026, ownerBirthMonth, 14);
}

/** The day after the end of the month that follows the month of passing the threshold. */
const vatEffect = (passed: Date) => later(lastOf(yearOf(passed), monthOf(passed) + 1), 1);

const vatRegistration = (passed: Date, formed: Date) =>
  later(passed < formed ? formed : lastOf(yearOf(passed), monthOf(passed)), 30);

/**
 * Period after period, as sections 9 and 10 of the Corporation Tax Act 2009 make them: one begins with the trade or
 * after the one before, and ends with whatever comes first of twelve months, the accounts and the trade.
 */
function taxed(company: UkCompany, accounts: readonly Year[]): readonly Readonly<{ end: Date; accountsEnd: Date }>[] {
  const periods: { end: Date; accountsEnd: Date }[] = [];
  let begins = read(tradeBegins(company));
  for (const { to } of accounts)
    while (begins <= to && begins < tradeEnds(company)) {
      const ends = [to, lastDayOf(begins, 12), later(tradeEnds(company), -1)].map(Number);
      const end = new Date(Math.min(...ends));
      periods.push({ end, accountsEnd: to });
      begins = later(end, 1);
    }
  return periods;
}

const tradeBegins = ({ tradingFrom, incorporated }: UkCompany) =>
  tradingFrom && tradingFrom > incorporated ? tradingFrom : incorporated;

/** The first day without trade. What is said to begin then or later is what counts. */
const tradeEnds = ({ dormantSince, tradingFrom }: UkCompany) =>
  read(dormantSince && dormantSince > (tradingFrom ?? '') ? dormantSince : '9999-12-31');

function ukChosen(company: UkCompany, to: number): Days {
  const { does = [], vatQuarterEnd } = company;
  const start = read(company.incorporated);
  const passed = company.vatThresholdPassed;
  const registered = passed && passed >= company.incorporated ? vatEffect(read(passed)) : start;
  const months = years(yearOf(start), to).flatMap((year) => years(1, 12).map((month) => ({ year, month })));
  return {
    'uk-vat-return': months
      .filter(({ month }) => vatQuarterEnd !== undefined && month % 3 === vatQuarterEnd % 3)
      .filter(({ year, month }) => lastOf(year, month) >= (registered > start ? registered : start))
      .map(({ year, month }) => on(year, month + 2, 7)),
    'uk-paye-payment': months
      .filter(({ year, month }) => does.includes('staff') && on(year, month, 5) >= start)
      .map(({ year, month }) => on(year, month, 22)),
    'uk-data-protection-fee': does.includes('personal-data') ? [start, ...anniversaries(start, to)] : [],
    'uk-self-assessment': years(yearOf(start), to)
      .filter((year) => does.includes('director-return') && on(year, 4, 5) >= start)
      .map((year) => on(year + 1, 1, 31)),
  };
}
