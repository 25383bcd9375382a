import { expect, test } from 'vitest';
import { oneFailed, onePassed, sum, sumLine, withExitCode } from './outcome.ts';
import { playwrightOutcome, vitestOutcome } from './reports.ts';

const failed = { status: 'failed', fullName: 'a fee is exact', failureMessages: ['\u001B[31mexpected 2\u001B[39m'] };

test('counts tests, names what failed, and a test file that does not load', () => {
  const testResults = [
    { name: 'fees.test.ts', status: 'failed', message: '', assertionResults: [failed, { status: 'passed' }] },
    { name: 'broken.test.ts', status: 'failed', message: 'a syntax error', assertionResults: [] },
    { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];

  const report = JSON.stringify({ numPassedTests: 7, testResults });

  expect(vitestOutcome(report)).toEqual({
    passed: 7,
    failures: ['fees.test.ts › a fee is exact\n    expected 2', 'broken.test.ts\n    a syntax error'],
  });
});

test('counts browser tests, names those that failed at any try, and errors outside them', () => {
  const one = (title: string, status: string, ...messages: readonly string[]) => ({
    title,
    tests: [{ projectName: 'phone', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const group = { title: 'on paper', specs: [one('no buttons', 'flaky', 'a button\n\nwas there', 'and again')] };
  const file = { title: 'paper.spec.ts', specs: [one('one page', 'expected'), one('two', 'unexpected', 'no')] };

  const report = JSON.stringify({
    stats: { expected: 5 },
    suites: [{ ...file, suites: [group] }],
    errors: [{ message: 'no server' }],
  });

  expect(playwrightOutcome(report)).toEqual({
    passed: 5,
    failures: [
      '[phone] › paper.spec.ts › two\n    no',
      '[phone] › paper.spec.ts › on paper › no buttons\n    a button\n    was there\n    and again',
      'outside any test\n    no server',
    ],
  });
});

test('a crash is a failure, unless failed tests say why', () => {
  const passed = { passed: 3, failures: [] };

  expect(withExitCode(passed, 0)).toEqual(passed);
  expect(withExitCode(passed, 1).failures).toHaveLength(1);
  expect(withExitCode({ passed: 3, failures: ['a', 'b'] }, 1).failures).toEqual(['a', 'b']);
});

test('sums in one plain line', () => {
  expect(sumLine(sum([onePassed, oneFailed('check: types'), onePassed]))).toBe('2 passed, 1 failed');
});
