import { outcomes, questions, whichCompany, type Because, type Outcome } from '@formation/formation';
import { questionNames } from './typed-answers.ts';

type Weighed = Because & Readonly<{ answer: string }>;

export type OutcomeReasons = Readonly<{
  outcome: Outcome;
  reasonsFor: readonly Weighed[];
  reasonsAgainst: readonly Weighed[];
}>;

/** Every reason there is, found by giving each answer alone: reasons follow from one answer each. */
export function everyReason(): readonly OutcomeReasons[] {
  const alone = questionNames.flatMap(
    (question) => questions[question].map((answer) => ({ answer, ranking: whichCompany({ [question]: answer }) })), // a question with one of its own answers
  );
  const of = (outcome: Outcome, side: 'reasonsFor' | 'reasonsAgainst') =>
    alone.flatMap(({ answer, ranking }) =>
      ranking
        .filter((ranked) => ranked.outcome === outcome)
        .flatMap((ranked) => ranked[side].map((because) => ({ ...because, answer }))),
    );
  return outcomes.map((outcome) => ({
    outcome,
    reasonsFor: of(outcome, 'reasonsFor'),
    reasonsAgainst: of(outcome, 'reasonsAgainst'),
  }));
}
