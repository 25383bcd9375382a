import { messages } from '@formation/content';
import { calendarFile, cancellationFile, deadlines, readCompanyLink, usStateReports } from '@formation/deadlines';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarPlan } from './calendar-plan.ts';

const { deadlinePage: page, deadlines: rules, sharing } = messages.en;
const states = Object.fromEntries(Object.keys(usStateReports).map((code) => [code, code])) as Record<
  keyof typeof usStateReports,
  string
>;
const words = { locale: 'en', page, rules, sharing, states } as const;
const maker = { name: 'Serendib Ledger', email: 'hello@example.test', host: 'example.test' };

const id = '0123456789abcdef0123456789abcdef';
const { company } = readCompanyLink({ country: 'uk', incorporated: '2026-02-10' }, '2026-11-21');
const list = deadlines(company, '2026-11-21', '2027-11-21');
const wanted = {
  list,
  reminders: [7, 0],
  stamp: '2026-11-21T08:30:00Z',
  url: 'https://example.test/deadlines',
  maker,
  words,
};

const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

test('another program reads every date, its duty and its reminders', () => {
  const read = events(calendarFile(calendarPlan({ ...wanted, linked: { company, id, name: 'Galle Tea; "Exports"' } })));

  expect(read).toHaveLength(list.length);
  expect(read.map((event) => event.startDate.toString())).toEqual(list.map(({ due }) => due));
  const accounts = read.find((event) => event.summary.startsWith('Accounts'));
  expect(accounts?.summary).toBe('Accounts to Companies House: Galle Tea; "Exports"');
  expect(accounts?.description).toContain('£150.00 more');
  expect(accounts?.description).toContain('https://www.legislation.gov.uk/');
  expect(accounts?.component.getAllSubcomponents('valarm')).toHaveLength(2);
});

test('the removal file names the same events as the file that added them', () => {
  const plan = calendarPlan({ ...wanted, linked: { company, id, name: '' } });
  const uids = (text: string) => events(text).map(({ uid }) => uid);

  expect(uids(cancellationFile(plan))).toEqual(uids(calendarFile(plan)));
  expect(new Set(uids(calendarFile(plan))).size).toBe(list.length);
  expect(plan.events[0]?.summary).toContain('UK limited company');
});

test('a name typed after the first import changes its events and doubles none', () => {
  const uids = (name: string) =>
    events(calendarFile(calendarPlan({ ...wanted, linked: { company, id, name } }))).map(({ uid }) => uid);

  expect(uids('Galle Tea Ltd')).toEqual(uids(''));
});
