import { expect, test } from 'vitest';
import { checks, type Check, type CheckId } from './checks.ts';
import { ruleCheck, type CheckAnswers } from './rule-check.ts';

const day = '2026-11-21';

function result<Id extends CheckId>(id: Id, answers: CheckAnswers<Id>, on: typeof day | '2026-11-18' = day) {
  const answer = ruleCheck(id, answers, on);
  return 'ask' in answer ? `asks ${String(answer.ask)}` : answer.result;
}

test.each<[CheckAnswers<'boi'>, string]>([
  [{}, 'asks formed'],
  [{ formed: 'in-the-us' }, 'not-required'], // one question is enough
  [{ formed: 'abroad' }, 'asks registered'],
  [{ formed: 'abroad', registered: 'with-none' }, 'not-a-reporting-company'],
  [{ formed: 'abroad', registered: 'with-a-us-state' }, 'asks when'],
  [{ formed: 'abroad', registered: 'with-a-us-state', when: 'since' }, 'within-30-days-of-registration'],
  [{ formed: 'abroad', registered: 'with-a-us-state', when: 'before-26-march-2025' }, 'was-due-in-april-2025'],
])('BOI %j', (answers, expected) => {
  expect(result('boi', answers)).toBe(expected);
});

test.each<[CheckAnswers<'form-5472'>, string]>([
  [{ kind: 'llc', owners: 'one', foreign: 'a-quarter-or-more' }, 'with-pro-forma-1120'],
  [{ kind: 'llc', owners: 'one', foreign: 'less' }, 'on-the-owners-own-return'],
  [{ kind: 'llc', owners: 'several' }, 'form-1065-instead'],
  [{ kind: 'corporation', foreign: 'a-quarter-or-more' }, 'with-form-1120'],
  [{ kind: 'corporation', foreign: 'less' }, 'only-form-1120'],
])('Form 5472 %j', (answers, expected) => {
  expect(result('form-5472', answers)).toBe(expected);
});

test.each<[CheckAnswers<'ein-without-ssn'>, string]>([
  [{ company: 'not-yet' }, 'form-the-company-first'],
  [{ company: 'formed', number: 'neither', office: 'abroad' }, 'fax-mail-or-phone'],
  [{ company: 'formed', number: 'neither', office: 'in-the-us' }, 'fax-or-mail'],
  [{ company: 'formed', number: 'ssn-or-itin', office: 'in-the-us' }, 'online'],
])('EIN without SSN %j', (answers, expected) => {
  expect(result('ein-without-ssn', answers)).toBe(expected);
});

test.each<[CheckAnswers<'itin'>, string]>([
  [{ have: 'ssn' }, 'not-with-an-ssn'],
  [{ have: 'itin', used: 'not-for-three-years' }, 'renew'],
  [{ have: 'itin', used: 'in-the-last-three-years' }, 'keep-using-it'],
  [{ have: 'neither', reason: 'us-tax-return' }, 'apply-with-the-return'],
  [{ have: 'neither', reason: 'to-own-a-company' }, 'not-needed'],
])('ITIN %j', (answers, expected) => {
  expect(result('itin', answers)).toBe(expected);
});

test.each<[CheckAnswers<'uk-identity'>, '2026-11-18' | typeof day, string]>([
  [{ code: 'given' }, day, 'done'],
  [{ code: 'not-yet', since: 'since-then', role: 'director' }, day, 'before-appointment'],
  [{ code: 'not-yet', since: 'since-then', role: 'owner-only' }, day, 'within-14-days'],
  [{ code: 'not-yet', since: 'before-18-november-2025', role: 'director' }, '2026-11-18', 'with-the-next-statement'],
  [
    { code: 'not-yet', since: 'before-18-november-2025', role: 'owner-only' },
    '2026-11-18',
    'first-14-days-of-birth-month',
  ],
  [{ code: 'not-yet', since: 'before-18-november-2025' }, day, 'transition-is-over'], // the year ended on 18 November
])('UK identity %j on %s', (answers, on, expected) => {
  expect(result('uk-identity', answers, on)).toBe(expected);
});

test('an answer names the rule, its day and its source', () => {
  expect(ruleCheck('boi', { formed: 'in-the-us' }, day)).toMatchObject({
    result: 'not-required',
    inForce: '2025-03-26',
    verified: true,
    source: { checked: '2026-11-21' },
  });
});

test('every path ends in an answer after at most three questions, and every result is reached', () => {
  for (const id of Object.keys(checks) as CheckId[]) {
    const check: Check = checks[id];
    const reached = new Set<string>();
    const walk = (answers: Readonly<Record<string, string>>) => {
      // The walk builds its answers from the check's own questions.
      const answer = ruleCheck(id, answers as CheckAnswers<typeof id>, id === 'uk-identity' ? '2026-11-18' : day);
      if (!('ask' in answer)) return void reached.add(answer.result);
      const asked = String(answer.ask);
      expect(answers).not.toHaveProperty(asked);
      for (const choice of check.questions[asked] ?? []) walk({ ...answers, [asked]: choice });
    };
    walk({});

    expect(Object.keys(check.questions).length).toBeLessThanOrEqual(3);
    expect([...reached].toSorted()).toEqual(
      [...new Set(check.lines.filter(({ from }) => !from).map(({ then }) => then))].toSorted(),
    );
  }
});
