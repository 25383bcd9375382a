import { explain, type Finding, type Reason, type Rule, type Source, type Verdict } from './finding.ts';

type Known = Readonly<{ source: Source; verified: boolean }>;

type Said = Readonly<{ verdict: Verdict; reason: Reason; words?: readonly string[]; more?: string }>;

/** Writes findings of one rule from one source. */
export function sayer(rule: Rule, known: Known): (said: Said) => Finding {
  return ({ verdict, reason, words = [], more }) => ({
    rule,
    verdict,
    reason,
    words,
    explanation: explain(reason, words, more),
    ...known,
  });
}
