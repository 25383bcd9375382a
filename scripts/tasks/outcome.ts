/** How many things were tried, and how they went. */
export type Outcome = Readonly<{ passed: number; failed: number }>;

export const onePassed: Outcome = { passed: 1, failed: 0 };
export const oneFailed: Outcome = { passed: 0, failed: 1 };

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  };
}

/** A run that ended badly without naming a failed test counts as one failure: a crash is never a pass. */
export function withExitCode({ passed, failed }: Outcome, code: number): Outcome {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** The last line of `npm test`. */
export const sumLine = ({ passed, failed }: Outcome): string => `${passed} passed, ${failed} failed`;
