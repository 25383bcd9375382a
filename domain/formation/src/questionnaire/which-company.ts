import type { BasisKey } from './bases.ts';
import { conditions, type ConditionKey } from './conditions.ts';
import { notes, type NoteKey } from './notes.ts';
import { outcomes, type Answers, type Outcome, type Question } from './questions.ts';
import type { Reason } from './reasons/reason.ts';
import { reasons, type ReasonKey } from './reasons/reasons.ts';
import { questionsOf, counts } from './when.ts';

/** A sentence for or against an outcome, the answers it follows from, and what it rests on. */
export type Because = Readonly<{
  reason: ReasonKey;
  questions: readonly Question[];
  weight: number;
  basis: BasisKey;
}>;

/** What rules an outcome out, and the answers it follows from. */
export type Refusal = Readonly<{ condition: ConditionKey; questions: readonly Question[]; basis: BasisKey }>;

/** One outcome with what speaks for and against it, the weightiest first. */
export type Ranked = Readonly<{
  outcome: Outcome;
  score: number;
  reasonsFor: readonly Because[];
  reasonsAgainst: readonly Because[];
  /** What to know before taking it; it weighs nothing. */
  notes: readonly Readonly<{ note: NoteKey; basis: BasisKey }>[];
  /** The conditions that rule it out; none for an outcome that is possible. */
  refusedBy: readonly Refusal[];
}>;

export type Verdict = Readonly<{
  /** What fits best: several when the answers do not tell them apart, none while nothing stands out. */
  leaders: readonly Ranked[];
  /** The other outcomes that are possible, the best first. */
  others: readonly Ranked[];
  ruledOut: readonly Ranked[];
}>;

/**
 * What fits the answers. Conditions come first: an outcome that one of them refuses cannot win, whatever it weighs. Of
 * the rest those with the highest score lead, if it is above zero. Questions may be left out.
 *
 *     score = sum of the weights of the reasons that the answers give
 */
export function whichCompany(answers: Answers): Verdict {
  const all = outcomes.map((outcome) => ranked(outcome, answers));
  const possible = all.filter(({ refusedBy }) => refusedBy.length === 0).toSorted((a, b) => b.score - a.score);
  const best = possible[0]?.score ?? 0;
  const leads = ({ score }: Ranked) => score > 0 && score === best;
  return {
    leaders: possible.filter((one) => leads(one)),
    others: possible.filter((one) => !leads(one)),
    ruledOut: all.filter(({ refusedBy }) => refusedBy.length > 0),
  };
}

function ranked(outcome: Outcome, answers: Answers): Ranked {
  const all: readonly (Reason & Readonly<{ key: ReasonKey }>)[] = reasons[outcome];
  const because = all
    .filter((reason) => counts(reason, answers))
    .map(({ key, when, weight, basis }): Because => ({ reason: key, questions: questionsOf(when), weight, basis }))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    outcome,
    score: because.reduce((sum, { weight }) => sum + weight, 0),
    reasonsFor: because.filter(({ weight }) => weight > 0),
    reasonsAgainst: because.filter(({ weight }) => weight < 0),
    notes: notes
      .filter((note) => of(note.outcomes, outcome) && counts(note, answers))
      .map(({ key, basis }) => ({ note: key, basis })),
    refusedBy: conditions
      .filter((condition) => of(condition.refuses, outcome) && counts(condition, answers))
      .map(({ key, when, basis }) => ({ condition: key, questions: questionsOf(when), basis })),
  };
}

const of = (list: readonly Outcome[], outcome: Outcome) => list.includes(outcome);
