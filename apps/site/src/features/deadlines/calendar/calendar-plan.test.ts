import { messages } from '@formation/content';
import { calendarFile, deadlines, readCompanyLink, usStateReports, type UkCompany } from '@formation/deadlines';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dayWords } from '../../../lib/input/day-words.ts';
import { fileThatRemoves } from './calendar-files.ts';
import { calendarPlan } from './calendar-plan.ts';

const { deadlinePage: page, deadlines: rules, sharing, calculators } = messages.en;
const { working } = calculators.published;
const states = Object.fromEntries(Object.keys(usStateReports).map((code) => [code, code])) as Record<
  keyof typeof usStateReports,
  string
>;
const words = { locale: 'en', page, rules, sharing, working, days: dayWords('en'), states } as const;
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
  expect(accounts?.description).toContain('£150.00 in all');
  expect(accounts?.description).toContain('https://www.gov.uk/');
  expect(accounts?.component.getAllSubcomponents('valarm')).toHaveLength(2);
});

test('the removal file names whatever the page may have added, of every year and kind', () => {
  const linked = { company, id, name: '' };
  const uids = (text: string) => events(text).map(({ uid }) => uid);
  const removed = uids(fileThatRemoves({ ...wanted, linked, reminders: [] }, '2026-11-21').text);
  const added = (facts: UkCompany) =>
    uids(
      calendarFile(
        calendarPlan({
          ...wanted,
          linked: { ...linked, company: facts },
          list: deadlines(facts, facts.incorporated, '2029-11-21'),
        }),
      ),
    );

  expect(company.country).toBe('uk');
  expect(removed).toEqual(expect.arrayContaining(added(company as UkCompany)));
  expect(removed).toEqual(expect.arrayContaining(added({ ...(company as UkCompany), yearEnd: '12-31' })));
  expect(new Set(removed).size).toBe(removed.length);
});

test('an event says what the page says: remarks, extensions and how sure the rule is', () => {
  const hongKong = readCompanyLink(
    { country: 'hk', incorporated: '2024-03-10', yearEnd: '01-31' },
    '2026-11-21',
  ).company;
  const list = deadlines(hongKong, '2026-11-21', '2028-11-21');
  const read = events(calendarFile(calendarPlan({ ...wanted, list, linked: { company: hongKong, id, name: '' } })));
  const profitsTax = read.find((event) => event.summary.startsWith('Profits tax return'))?.description;

  expect(profitsTax).toContain('About this day.');
  expect(profitsTax).toContain('block extension code M: 15 Nov 2027');
  expect(profitsTax).toContain('Check with the authority');
});

test('a name typed after the first import changes its events and doubles none', () => {
  const uids = (name: string) =>
    events(calendarFile(calendarPlan({ ...wanted, linked: { company, id, name } }))).map(({ uid }) => uid);

  expect(uids('Galle Tea Ltd')).toEqual(uids(''));
});
