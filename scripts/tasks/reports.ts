import type { Outcome } from './outcome.ts';

type VitestReport = Readonly<{
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly Readonly<{ status: string; assertionResults: readonly Readonly<{ status: string }>[] }>[];
}>;

/** Counts Vitest's JSON report; a file that failed to load counts as one failure. */
export function vitestOutcome(report: string): Outcome {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport; // its documented shape
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

type PlaywrightReport = Readonly<{
  stats: Readonly<{ expected: number; unexpected: number; flaky: number }>;
  errors: readonly unknown[];
}>;

/** Counts Playwright's JSON report; an error outside any test counts as one failure. */
export function playwrightOutcome(report: string): Outcome {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport; // its documented shape
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
