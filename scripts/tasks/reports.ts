import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './outcome.ts';

/** What failed, and the first lines of why, none of them endless: enough to read at the end of a long log. */
const failure = (what: string, why: string) =>
  [what, ...stripVTControlCharacters(why).split('\n').filter(Boolean).slice(0, 4)]
    .map((line) => line.slice(0, 300))
    .join('\n    ');

type VitestReport = Readonly<{
  numPassedTests: number;
  testResults: readonly Readonly<{
    name: string;
    status: string;
    message: string;
    assertionResults: readonly Readonly<{ status: string; fullName: string; failureMessages: readonly string[] }>[];
  }>[];
}>;

/** Counts Vitest's JSON report; a file that failed to load counts as one failure. */
export function vitestOutcome(report: string): Outcome {
  const { numPassedTests, testResults } = JSON.parse(report) as VitestReport; // its documented shape
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(name, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages.join('\n')));
  });
  return { passed: numPassedTests, failures };
}

type Fault = Readonly<{ message?: string }>;
type Suite = Readonly<{
  title: string;
  suites?: readonly Suite[];
  specs?: readonly Readonly<{
    title: string;
    tests: readonly Readonly<{
      projectName: string;
      status: string;
      results: readonly Readonly<{ errors: readonly Fault[] }>[];
    }>[];
  }>[];
}>;
type PlaywrightReport = Readonly<{
  stats: Readonly<{ expected: number }>;
  suites: readonly Suite[];
  errors: readonly Fault[];
}>;

const saidBy = (faults: readonly Fault[]) => faults.map(({ message = '' }) => message).join('\n');

/** What failed of a file or group, at the first or at every try. */
function failuresIn({ title, suites = [], specs = [] }: Suite, above: readonly string[] = []): readonly string[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure([`[${projectName}]`, ...path, spec.title].join(' › '), saidBy(results.flatMap(({ errors }) => errors))),
      ),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, path))];
}

/** Counts Playwright's JSON report; an error outside any test counts as one failure. */
export function playwrightOutcome(report: string): Outcome {
  const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport; // its documented shape
  const outside = errors.map(({ message = '' }) => failure('outside any test', message));
  return { passed: stats.expected, failures: [...suites.flatMap((suite) => failuresIn(suite)), ...outside] };
}
