import { expect, test } from 'vitest';
import { sum, sumLine, withExitCode } from './outcome.ts';
import { playwrightOutcome, vitestOutcome } from './reports.ts';

const failed = { status: 'failed' };

test('counts tests, and a test file that does not load', () => {
  const testResults = [
    { status: 'failed', assertionResults: [failed] },
    { status: 'failed', assertionResults: [] }, // a syntax error: no test was even found
    { status: 'passed', assertionResults: [] },
  ];

  const report = JSON.stringify({ numPassedTests: 7, numFailedTests: 1, testResults });

  expect(vitestOutcome(report)).toEqual({ passed: 7, failed: 2 });
});

test('counts browser tests, and errors outside them', () => {
  const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] });

  expect(playwrightOutcome(report)).toEqual({ passed: 5, failed: 3 });
});

test.each([
  [0, 0, 0], // all is well
  [0, 1, 1], // a crash
  [2, 1, 2], // the failed tests are why
])('%d failed tests and exit code %d make %d failures', (failures, code, expected) => {
  expect(withExitCode({ passed: 3, failed: failures }, code)).toEqual({ passed: 3, failed: expected });
});

test('sums in one plain line', () => {
  const total = sum([
    { passed: 120, failed: 0 },
    { passed: 3, failed: 1 },
  ]);

  expect(sumLine(total)).toBe('123 passed, 1 failed');
});
