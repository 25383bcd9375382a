import { deadlineRemarks, messages } from '@formation/content';
import { deadlines, kinds, readCompanyLink, usualUsDeadlines, usStateReports } from '@formation/deadlines';
import { expect, test } from 'vitest';
import { initialRules } from './country-rules.ts';
import { defaultFields, shownTime } from './deadline-fields.ts';

const days = ['2026-11-27', '2027-01-01', '2027-06-15', '2028-02-29'] as const;

test.each(days)('a page that was built on %s opens with every date of its company', (day) => {
  const fields = defaultFields(day);
  const { company } = readCompanyLink(fields, day);
  const { from, to } = shownTime(fields, day);

  expect(usualUsDeadlines(company, from, to)).toEqual(deadlines(company, from, to));
});

test('every date that the page opens with, in any state, has its words', () => {
  const rules = initialRules(messages.en.deadlines);
  const words = { ...messages.en.deadlines, ...rules };

  for (const state of Object.keys(usStateReports))
    for (const kind of kinds)
      for (const owners of ['one', 'several']) {
        const { company } = readCompanyLink({ ...defaultFields('2027-01-15'), state, kind, owners }, '2027-01-15');
        for (const deadline of usualUsDeadlines(company, '2027-01-15', '2030-01-15')) {
          expect(words.duties[deadline.duty].title).toBeDefined();
          expect(deadlineRemarks(deadline, words, (day) => day)).not.toContain(undefined);
        }
      }
});
