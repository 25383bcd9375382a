import { outcomes, type Answers, type Outcome, type Question } from './questions.ts';
import { reasons, type ReasonKey } from './reasons.ts';

/** A sentence for or against an outcome, and the answer it follows from. */
export type Because = Readonly<{ reason: ReasonKey; question: Question; weight: number }>;

/** One outcome with what speaks for and against it, the weightiest first. */
export type Ranked = Readonly<{
  outcome: Outcome;
  score: number;
  reasonsFor: readonly Because[];
  reasonsAgainst: readonly Because[];
}>;

/**
 * What fits the answers best, first to last. Questions may be left out; with none answered every score is
 * zero, and on a tie the outcome with less to look after comes first, so "none yet" leads.
 *
 *     score = sum of the weights of the reasons that the answers give
 */
export function whichCompany(answers: Answers): readonly Ranked[] {
  return outcomes.map((outcome) => ranked(outcome, answers)).toSorted((a, b) => b.score - a.score);
}

function ranked(outcome: Outcome, answers: Answers): Ranked {
  const because = reasons
    .filter((reason) => reason.outcome === outcome && given(reason.answers, answers[reason.question]))
    .map(({ key, question, weight }): Because => ({ reason: key, question, weight }))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    outcome,
    score: because.reduce((sum, { weight }) => sum + weight, 0),
    reasonsFor: because.filter(({ weight }) => weight > 0),
    reasonsAgainst: because.filter(({ weight }) => weight < 0),
  };
}

function given(wanted: readonly string[], answer: string | undefined): boolean {
  return answer !== undefined && wanted.includes(answer);
}
