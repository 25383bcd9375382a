import type { Cited, Dated, IsoDate, Schedule } from '@formation/fees';
import type { Currency } from '@formation/money';
import type { Question } from '../question.ts';

/** What a published number counts: a fraction of an amount, money, or days on which banks work. */
export type AssumptionUnit = 'fraction' | 'days' | Currency;

/** A number that somebody publishes, with its day and source. */
export type Published = Cited & Readonly<{ value: string; row?: string }>;

/** Where an assumption's number is read for a question, if anybody publishes it. */
export type Reader = Readonly<{
  unit: AssumptionUnit | ((question: Question) => AssumptionUnit);
  read: (question: Question) => Published | undefined;
}>;

type Read<V> = (question: Question) => Dated<V> | undefined;

/** The entry of a schedule in force on a day, if there is one. */
export function entryOn<V>(schedule: Schedule<V> | undefined, day: IsoDate): Dated<V> | undefined {
  return schedule?.findLast(({ from }) => from <= day);
}

/** Reads one number out of an entry; none where the entry, or the number in it, is missing. */
export function numberIn<V>(
  unit: Reader['unit'],
  read: Read<V>,
  pick: (value: V, question: Question) => string | undefined,
): Reader {
  return {
    unit,
    read: (question) => {
      const entry = read(question);
      const value = entry && pick(entry.value, question);
      return entry && value !== undefined ? published(entry, value) : undefined;
    },
  };
}

/** Reads a schedule whose values are numbers. */
export function numberOf(unit: Reader['unit'], schedule: (question: Question) => Schedule<string> | undefined): Reader {
  return numberIn(
    unit,
    (question) => entryOn(schedule(question), question.day),
    (value) => value,
  );
}

export function published({ from, status, source, confirmedBy }: Cited, value: string, row?: string): Published {
  return { from, status, source, ...(confirmedBy && { confirmedBy }), value, ...(row !== undefined && { row }) };
}

/** A number that nobody whom we have read publishes. */
export function unknown(unit: Reader['unit']): Reader {
  return { unit, read: () => undefined };
}
