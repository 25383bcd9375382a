import type { Detail, Finding, Reason, Rule, Source, Verdict } from './finding.ts';

type Known = Readonly<{ source: Source; verified: boolean }>;

type Statement = Readonly<{ verdict: Verdict; reason: Reason; words?: readonly string[]; detail?: Detail }>;

/** Writes findings of one rule from one source. */
export function sayer(rule: Rule, known: Known): (said: Statement) => Finding {
  return ({ verdict, reason, words = [], detail = {} }) => ({
    rule,
    verdict,
    reason,
    words,
    detail,
    ...known,
  });
}
