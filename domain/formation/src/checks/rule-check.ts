import type { IsoDate } from '@formation/calendar';
import type { ReadPage } from '@formation/deadlines';
import type { Check, Line } from './check.ts';
import { checks, type CheckId } from './checks.ts';

/** The results a check can have. */
export type CheckResult<Id extends CheckId> = (typeof checks)[Id]['lines'][number]['then'];

/** Answers to a check's questions, as far as they are given. */
export type CheckAnswers<Id extends CheckId> = Readonly<{
  [Q in keyof (typeof checks)[Id]['questions']]?: (typeof checks)[Id]['questions'][Q] extends readonly (infer A)[]
    ? A
    : never;
}>;

/** The rule that answers, its day and its source; or the question that has to be asked next. */
export type CheckAnswer<Id extends CheckId> =
  | Readonly<{ ask: keyof (typeof checks)[Id]['questions'] }>
  | Readonly<{
      result: CheckResult<Id>;
      figures?: Line['figures'];
      inForce?: IsoDate;
      source: ReadPage;
      official: Check['official'];
      verified: boolean;
    }>;

/**
 * What a rule says for a visitor's answers on a day. It asks no more than the answer needs: who formed the
 * company in the US is told about BOI after one question.
 */
export function ruleCheck<Id extends CheckId>(id: Id, answers: CheckAnswers<Id>, day: IsoDate): CheckAnswer<Id> {
  const check: Check = checks[id];
  // Every answer is a text; the compiler does not see that for all checks at once.
  const input = answers as Readonly<Record<string, string | undefined>>;
  for (const line of check.lines) {
    const conditions = Object.entries(line.when);
    if (line.from && day < line.from) continue;
    if (conditions.some(([question, wanted]) => (input[question] ?? wanted) !== wanted)) continue;
    const open = conditions.find(([question]) => input[question] === undefined);
    // The keys of the line are those of this check; the compiler sees the union of all checks.
    if (open) return { ask: open[0] } as CheckAnswer<Id>;
    return { result: line.then, ...rule(check, line) } as CheckAnswer<Id>;
  }
  throw new RangeError(`The check ${id} has no line for ${JSON.stringify(answers)}`);
}

/** The rule behind a line: what the line says of itself, else what its check says. */
function rule(check: Check, line: Line) {
  const inForce = line.inForce ?? check.inForce;
  const { source = check.source, verified = check.verified, figures } = line;
  return { ...(figures && { figures }), ...(inForce && { inForce }), source, verified, official: check.official };
}
