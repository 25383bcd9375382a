import { fill, type Messages } from '@formation/content';
import {
  questionsOf,
  bases,
  conditions,
  outcomes,
  reasons,
  type Basis,
  type BasisKey,
  type ConditionKey,
  type Condition,
  type Outcome,
  type Question,
  type ReasonKey,
} from '@formation/formation';
import { answerName, type WhichWords } from './which-words.ts';

type Line = Readonly<{ when: Condition; unless?: Condition; basis: BasisKey }>;
type Side = readonly (Line & Readonly<{ key: ReasonKey }>)[];

/** All that is said of an outcome: what rules it out, what speaks for it and what against it. */
export type EveryReason = Readonly<{
  outcome: Outcome;
  refusals: readonly (Line & Readonly<{ key: ConditionKey }>)[];
  reasonsFor: Side;
  reasonsAgainst: Side;
}>;

/** The whole table, by outcome, for a reader to check. */
export const everyReason = (): readonly EveryReason[] =>
  outcomes.map((outcome) => {
    const all: readonly (Side[number] & Readonly<{ weight: number }>)[] = reasons[outcome];
    return {
      outcome,
      refusals: conditions.filter(({ refuses }) => (refuses as readonly Outcome[]).includes(outcome)), // of this very list
      reasonsFor: all.filter(({ weight }) => weight > 0),
      reasonsAgainst: all.filter(({ weight }) => weight < 0),
    };
  });

type Words = Pick<WhichWords, 'which'> & Readonly<{ every: Messages['whichReasons'] }>;

/** The answers of a line in words: `If you answer “A” or “B” to “Which?”; not if “C” to “Where?”`. */
export function conditionText({ when, unless = {} }: Line, { every, which }: Words): string {
  const answers = (question: Question, condition: Condition) =>
    (condition[question] ?? []).map((answer) => answerName(question, answer, { which })).join(which.or);
  const all = (condition: Condition) =>
    questionsOf(condition)
      .map((question) =>
        fill(every.to, { answer: answers(question, condition), question: which.questions[question].title }),
      )
      .join(` ${every.and} `);
  const but = questionsOf(unless).length > 0 && fill(every.unless, { answers: all(unless) });
  const condition = questionsOf(when).length > 0 ? fill(every.if, { answers: all(when) }) : every.always;
  return [condition, but].filter(Boolean).join('; ');
}

/** Where something was read: what a line can point to by its number. */
export const readBases = (): readonly (readonly [BasisKey, Basis])[] =>
  (Object.entries<Basis>(bases) as readonly (readonly [BasisKey, Basis])[]) // Object.entries loses the names
    .filter(([, { href }]) => href);
