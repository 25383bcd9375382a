import type { Currency, Decimal, Money, Rate } from '@formation/money';
import type { Answer } from '../answer.ts';
import type { Answers } from '../question/field.ts';
import type { Refusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import type { Line } from '../trace/figure.ts';

/** What is asked for: an amount of a currency, or a percentage; read like the fields of a question. */
export type Wanted<A> =
  | Readonly<{ kind: 'amount'; currency: (answers: A) => Currency }>
  | Readonly<{ kind: 'percent' }>;

/** A value that was found, and its answer. */
export type Found = Readonly<{ value: Money | Rate; answer: Answer }>;

/** What a goal came to. */
export type Solved = Found &
  Readonly<{
    /** Whether it is the lowest value that reaches the goal or the highest that keeps it. */
    bound: 'lowest' | 'highest';
    /** The figure that was wanted, as it came out. */
    reached: Line;
    isExact: boolean;
    /** The neighbour that misses the goal, where no value meets it exactly. */
    below?: Found & Readonly<{ reached: Line }>;
    /** Why no value meets it exactly: one coin passes it, or a table changes here. */
    why?: 'cent' | 'step';
  }>;

/** A platform asked backwards: which field is solved for, and what is wanted. */
export type Goal<A = Answers> = Readonly<{
  /** Its words are found by this. */
  id: string;
  /** The field that the solution may be put into. */
  field: string;
  /** Where it can be asked at all; everywhere, when left out. */
  applies?: (answers: A) => boolean;
  /** Absent where nothing is asked, as for break-even. */
  wanted?: Wanted<A>;
  /** Shown in an untouched field for what is wanted. */
  example?: string;
  solve(answers: A, wanted: Decimal, day: IsoDate): Solved | Refusal;
}>;

/** What is solved: an answer by the fees of a day. */
export type Solvable<A> = Readonly<{ answer: (answers: A, day: IsoDate) => Answer | Refusal }>;

/** The same for every answer, or by it: where the profit is in a smaller coin, a rounded line moves it by many. */
export type Tolerance<A> = string | ((answers: A, day: IsoDate) => Decimal);
