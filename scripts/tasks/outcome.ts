/** How many things were tried and went well, and what each of the others said. */
export type Outcome = Readonly<{ passed: number; failures: readonly string[] }>;

/** Nothing was asked, or nothing that counts. */
export const nothing: Outcome = { passed: 0, failures: [] };
export const onePassed: Outcome = { passed: 1, failures: [] };
export const oneFailed = (what: string): Outcome => ({ passed: 0, failures: [what] });

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** A run that ended badly without naming a failed test counts as one failure: a crash is never a pass. */
export function withExitCode({ passed, failures }: Outcome, code: number): Outcome {
  return { passed, failures: code !== 0 && failures.length === 0 ? [`ended with exit code ${code}`] : failures };
}

/** The last line of `npm test`. */
export const sumLine = ({ passed, failures }: Outcome): string => `${passed} passed, ${failures.length} failed`;
