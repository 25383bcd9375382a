import {
  inForce,
  lessSure,
  type Amount,
  type Cited,
  type Dated,
  type IsoDate,
  type Percent,
  type Schedule,
} from '@formation/fees';
import { fractionOf } from '@formation/fees/trace';
import { add, decimal, toExactText } from '@formation/money';
import type { Question } from '../question.ts';
import type { Usual } from '../tables/usual.ts';
import type { AssumptionUnit, Published } from './number.ts';

/** Where an assumption's number is read for a question, if anybody publishes it. */
export type Reader = Readonly<{
  unit: AssumptionUnit | ((payment: Pick<Question, 'amount'>) => AssumptionUnit);
  read: (question: Question) => Published | undefined;
}>;

type Read<V> = (question: Question) => Dated<V> | undefined;

/** The entry of a schedule in force on a day, if there is a schedule. */
export function entryOn<V>(schedule: Schedule<V> | undefined, day: IsoDate): Dated<V> | undefined {
  return schedule && inForce(schedule, day);
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

type Scheduled<V> = (question: Question) => Schedule<V> | undefined;

/** Reads a schedule of percentages or amounts, and how far a number may be off that is known no better. */
export function numberOf(unit: Reader['unit'], schedule: Scheduled<Percent | Amount>): Reader {
  const read: Reader['read'] = (question) => {
    const entry = entryOn(schedule(question), question.day);
    if (!entry) return undefined;
    const { value } = entry;
    const textOf = value.kind === 'percent' ? fractionText : (amount: string) => amount;
    const { between } = value;
    const number = published(entry, textOf(value.kind === 'percent' ? value.percent : value.amount));
    return { ...number, ...(between && { between: { low: textOf(between.low), high: textOf(between.high) } }) };
  };
  return { unit, read };
}

/** A percentage as an assumption counts it: `4.4` is `0.044`. */
export function fractionText(percent: string): string {
  return toExactText(fractionOf(percent));
}

export function published({ from, status, source, confirmedBy }: Cited, value: string, row?: string): Published {
  return {
    ...(from && { from }),
    status,
    source,
    ...(confirmedBy && { confirmedBy }),
    value,
    ...(row !== undefined && { row }),
  };
}

type Share = Dated<Pick<Percent, 'percent'>>;

/** Percentages of the same amount, added: as sure as the least sure of them, and with the source of the first. */
export function added(first: Share, ...rest: readonly Share[]): Published {
  const parts = [first, ...rest].map(({ value }) => fractionText(value.percent));
  const status = rest.map((entry) => entry.status).reduce(lessSure, first.status);
  const whole = parts.map(decimal).reduce(add);
  return published({ ...first, status }, toExactText(whole), rest.length > 0 ? parts.join(' + ') : undefined);
}

/** A number that is known as usual only: its typical value, and how far it may be off. */
export function usual(unit: Reader['unit'], schedule: Schedule<Usual>): Reader {
  const read: Reader['read'] = ({ day }) => {
    const entry = inForce(schedule, day);
    return { ...published(entry, entry.value.typical), between: entry.value.between };
  };
  return { unit, read };
}

/** A published number, or where there is none what is usual. */
export function either(reader: Reader, otherwise: Reader): Reader {
  return { unit: reader.unit, read: (question) => reader.read(question) ?? otherwise.read(question) };
}

/** A number that nobody whom we have read publishes. */
export function unknown(unit: Reader['unit']): Reader {
  return { unit, read: () => undefined };
}
