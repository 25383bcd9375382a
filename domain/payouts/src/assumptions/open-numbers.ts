import { lastRead, lessSure, type IsoDate, type Source, type Status } from '@formation/fees';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { payerCountries } from '../question.ts';
import { delaysNotFound } from '../tables/delays.ts';
import { assumptions, type Assumption } from './assumption.ts';
import type { AssumptionKey } from './keys.ts';

/** A number of the routes home that is not settled: one page says it, a range is known, or nobody says it. */
export type OpenNumber = Readonly<{ key: AssumptionKey; status: Status; read: IsoDate; source?: Source }>;

/** The numbers that are not settled on a day, whichever country a client pays from; each once, as it is least sure. */
export function openNumbers(day: IsoDate): readonly OpenNumber[] {
  const carried = carriedNumbers('USD', day);
  const all = payerCountries.flatMap((country) =>
    Object.values(assumptions({ ...firstQuestion(day), carried, payer: { country, by: 'any' } })).map(openNumber),
  );
  const byKey = Map.groupBy(
    all.filter((number) => number !== undefined),
    ({ key }) => key,
  );
  return [...byKey.values()].flatMap(([first, ...more]) =>
    first ? more.reduce((a, b) => (lessSure(a.status, b.status) === a.status ? a : b), first) : [],
  );
}

function openNumber({ key, published }: Assumption): OpenNumber | undefined {
  if (published) {
    const { status, source } = published;
    const isOpen = lessSure(status, 'single') === status;
    return isOpen ? { key, status, read: lastRead(published), source } : undefined;
  }
  const read = delaysNotFound[key as keyof typeof delaysNotFound] as IsoDate | undefined; // other keys have none
  return read && { key, status: 'unknown', read };
}
