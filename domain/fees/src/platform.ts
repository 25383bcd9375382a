import type { Answer } from './answer.ts';
import { isAsked, type Answers } from './question/field.ts';
import type { Typed } from './question/form.ts';
import type { Question } from './question/question.ts';
import type { SharedFact } from './question/shared-fact.ts';
import type { Refusal } from './refusal.ts';
import type { ChangeEvent } from './schedule/change-event.ts';
import type { FeeTable } from './schedule/fee-table.ts';
import type { IsoDate, Source } from './schedule/schedule.ts';
import type { Goal } from './solve/goal.ts';

/** How a platform's customers pay; `any` where each chooses. */
export type PaidBy = 'any' | 'card' | 'bank' | 'paypal' | 'marketplace';

/** What a calculator is: a question, its answer, and the answer asked backwards. */
export type Calculator = Readonly<{
  question: Question;
  answer(answers: Answers, day: IsoDate): Answer | Refusal;
  goals: readonly Goal[];
  /** What a form shows the answer to before anything is typed, by the names of its fields. */
  example?: Typed;
  /** What an answer is about, where that is not an order: one unit of it. */
  each?: 'unit';
  /** Facts that do not matter after these answers, though they are asked: Amazon's own fee pays for the postage. */
  withoutFacts?(answers: Answers): readonly SharedFact[];
}>;

/** A platform by its published fees: the same five names in every folder. */
export type Platform = Calculator &
  Readonly<{
    table: FeeTable;
    /** Left out where nobody in Sri Lanka is paid by it, or no page says how. */
    paidBy?: PaidBy;
    /** Which names of the table are countries, sites or kinds of banks: all of the first ones, or those below one. */
    sections?: 'all' | 'countries';
    sources: Readonly<Record<string, Source>>;
    /** Changes that touch several rows of the table at once. */
    events?: readonly ChangeEvent[];
  }>;

type Of<A extends Answers, C extends Calculator> = Omit<C, 'question' | 'answer' | 'goals' | 'withoutFacts'> &
  Readonly<{
    question: Question<A>;
    answer: (answers: A, day: IsoDate) => Answer | Refusal;
    goals: readonly Goal<A>[];
    withoutFacts?: (answers: A) => readonly SharedFact[];
  }>;

/** What is looked for must be asked: where it is not, any value of it would do. */
function ofAskedFields<C extends Calculator>(base: C): C {
  const { fields } = base.question;
  const goals = base.goals.map((goal): Goal => {
    const field = fields.find(({ key }) => key === goal.field);
    const isFound = (answers: Answers) => field !== undefined && isAsked(field, answers);
    return {
      ...goal,
      solve: (answers, ...rest) => (isFound(answers) ? goal.solve(answers, ...rest) : { refused: 'unreachable' }),
    };
  });
  return { ...base, goals };
}

/** Forgets the types of the answers: whoever goes through the list of platforms reads them by `readAnswers`. */
export function calculator<A extends Answers>(typed: Of<A, Calculator>): Calculator {
  return ofAskedFields(typed as unknown as Calculator); // a question's own reader gives the answers their types again
}

/** As {@link calculator}, with the tables. */
export function platform<A extends Answers>(typed: Of<A, Platform>): Platform {
  return ofAskedFields(typed as unknown as Platform); // see `calculator`
}
