import type { IsoDate, MonthDay } from '@formation/calendar';
import { deadlines } from '@formation/deadlines';
import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { checks, type CheckId } from './checks.ts';
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
  [{}, 'asks kind'],
  [{ kind: 'llc' }, 'asks owners'],
  [{ kind: 'llc', owners: 'several' }, 'form-1065-instead'],
  [{ kind: 'llc', owners: 'one' }, 'asks foreign'],
  [{ kind: 'llc', owners: 'one', foreign: 'less' }, 'on-the-owners-own-return'],
  [{ kind: 'llc', owners: 'one', foreign: 'a-quarter-or-more' }, 'asks year'],
  [{ kind: 'llc', owners: 'one', foreign: 'a-quarter-or-more', year: 'december' }, 'with-pro-forma-1120'],
  [{ kind: 'llc', owners: 'one', foreign: 'a-quarter-or-more', year: 'june' }, 'with-pro-forma-1120-june'],
  [{ kind: 'llc', owners: 'one', foreign: 'a-quarter-or-more', year: 'other' }, 'with-pro-forma-1120-other'],
  [{ kind: 'corporation' }, 'asks foreign'], // however many own it
  [{ kind: 'corporation', foreign: 'less' }, 'only-form-1120'],
  [{ kind: 'corporation', foreign: 'a-quarter-or-more' }, 'asks year'],
  [{ kind: 'corporation', foreign: 'a-quarter-or-more', year: 'december' }, 'with-form-1120'],
  [{ kind: 'corporation', foreign: 'a-quarter-or-more', year: 'june' }, 'with-form-1120-june'],
  [{ kind: 'llc-as-corporation' }, 'asks foreign'], // an LLC that chose Form 8832 is a corporation here
  [{ kind: 'llc-as-corporation', owners: 'several', foreign: 'less' }, 'only-form-1120'],
  [{ kind: 'llc-as-corporation', foreign: 'a-quarter-or-more', year: 'other' }, 'with-form-1120-other'],
])('Form 5472 %j', (answers, expected) => {
  expect(result('form-5472', answers)).toBe(expected);
});

test('the rule for LLCs owned from abroad began in 2017; the one for corporations is older', () => {
  const llc = ruleCheck('form-5472', { kind: 'llc', owners: 'one', foreign: 'a-quarter-or-more', year: 'june' }, day);
  const corporation = ruleCheck('form-5472', { kind: 'corporation', foreign: 'less' }, day);

  expect(llc).toMatchObject({ inForce: '2017-01-01' });
  expect(corporation).not.toHaveProperty('inForce');
});

/** What the words say of a tax year, counted by the calendar of duties. */
test.each<[MonthDay, IsoDate, IsoDate, string]>([
  ['12-31', '2026-01-01', '2026-12-31', '04-15'],
  ['06-30', '2025-08-01', '2027-01-01', '09-15'], // began before 2026
  ['06-30', '2026-11-01', '2027-12-31', '10-15'],
  ['03-31', '2026-01-01', '2026-12-31', '07-15'],
])('a corporation whose year ends on %s files by the day that the check names', (yearEnd, from, to, monthDay) => {
  const company = {
    country: 'us',
    state: 'DE',
    kind: 'corporation',
    owners: 'one',
    foreignOwned: true,
    incorporated: '2020-07-01',
    yearEnd,
  } as const;
  const due = deadlines(company, from, to).filter(({ duty }) => duty === 'us-form-1120');

  expect(due.map((one) => one.due.slice(5))).toContain(monthDay);
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
    source: { checked: checks.boi.source.checked },
    official: { href: 'https://www.fincen.gov/boi' },
  });
});

test('every path ends in an answer after at most four questions, and every result is reached', () => {
  for (const id of Object.keys(checks) as CheckId[]) {
    const check: Check = checks[id];
    const reached = new Set<string>();
    const walk = (answers: Readonly<Record<string, string>>) => {
      // The walk builds its answers from the check's own questions.
      const answer = ruleCheck(id, answers as CheckAnswers<typeof id>, id === 'uk-identity' ? '2026-11-18' : day);
      if (!('ask' in answer)) return void reached.add(answer.result);
      const request = String(answer.ask);
      expect(answers).not.toHaveProperty(request);
      for (const choice of check.questions[request] ?? []) walk({ ...answers, [request]: choice });
    };
    walk({});

    expect(Object.keys(check.questions).length).toBeLessThanOrEqual(4);
    expect([...reached].toSorted()).toEqual(
      [...new Set(check.lines.filter(({ from }) => !from).map(({ then }) => then))].toSorted(),
    );
  }
});
