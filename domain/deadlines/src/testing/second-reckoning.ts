import type { Company } from '../company.ts';
import { text, type Days } from './second-days.ts';
import { hkDays } from './second-hk.ts';
import { ukDays } from './second-uk.ts';
import { usDays } from './second-us.ts';

/**
 * The rules once more, by another way: days are instants of `Date`, years are walked through one by one, and state
 * reports are read from notes. It shares nothing with the rules but the facts of a company.
 */
export function secondReckoning(company: Company, until: string): Readonly<Record<string, readonly string[]>> {
  const all = reckoned(company, Number(until.slice(0, 4)) + 2);
  return Object.fromEntries(
    Object.entries(all)
      .map(
        ([duty, days]) =>
          [
            duty,
            days
              .map(text)
              .filter((day) => day <= until)
              .sort(),
          ] as const,
      )
      .filter(([, days]) => days.length > 0),
  );
}

function reckoned(company: Company, to: number): Days {
  if (company.country === 'uk') return ukDays(company, to);
  return company.country === 'hk' ? hkDays(company, to) : usDays(company, to);
}
