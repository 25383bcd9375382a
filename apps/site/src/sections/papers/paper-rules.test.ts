/** The pictures of the other tools say what the tool itself would say. */
import type { IsoDate } from '@formation/calendar';
import { codeBook } from '@formation/codes';
import { tables } from '@formation/codes/tables';
import { papers, type Paper, type PaperName } from '@formation/content';
import { deadlines } from '@formation/deadlines';
import { companyCost, whichCompany, type CostKey } from '@formation/formation';
import { moneyText } from '@formation/money';
import { checkName } from '@formation/names';
import { expect, test } from 'vitest';
import { shortDay } from '../../lib/text/dates/short-day.ts';

const formed: IsoDate = '2026-05-14';
const labelled = (name: PaperName) => {
  const { lines }: Paper = papers[name];
  return Object.fromEntries(lines.map(({ label, text }) => [label, text]));
};

test('the receipt of Wyoming has the fee of its day, and the next report with its day', () => {
  const form = { country: 'us', state: 'WY', kind: 'llc' } as const;
  const cost = companyCost({ form, day: formed, today: formed, years: 1 });
  if ('refused' in cost) throw new Error(cost.refused);
  const paid = (key: CostKey) => cost.lines.find((line) => line.key === key)?.payments[0];
  const [now, yearly] = [paid('registry-formation'), paid('registry-yearly')];
  const { amount } = yearly ?? {};

  expect(papers['company-cost'].heading).toContain(shortDay('en', formed));
  expect(labelled('company-cost')).toMatchObject({
    'Articles of Organization': now?.amount && moneyText(now.amount),
    'Next annual report': `${amount && moneyText(amount)}, due ${shortDay('en', yearly?.day ?? '')}`,
  });
});

test('the calendar has the days on which an LLC of Wyoming must act, in their order', () => {
  const company = { country: 'us', kind: 'llc', state: 'WY', incorporated: formed } as const;
  const due = deadlines(company, '2027-01-01', '2027-12-31');
  const shown = ['us-form-5472', 'us-state-report', 'us-registered-agent'].map(
    (id) => due.find(({ duty }) => duty === id)?.due ?? '',
  );

  expect(papers.deadlines.heading).toContain(shortDay('en', formed));
  expect(papers.deadlines.lines.map(({ label }) => label)).toEqual(shown.map((day) => shortDay('en', day)));
});

test('the answers on the sheet lead to the company on it', () => {
  const answers = {
    earning: 'online-shop',
    stage: 'regular-sales',
    payments: 'us-marketplace',
    buyers: 'us',
  } as const;

  expect(whichCompany(answers).leaders.map(({ outcome }) => outcome)).toEqual(['us-llc']);
  expect(labelled('which-company')['Best fit']).toBe('US LLC');
});

test('the name is compared as the picture says, and its word needs permission', () => {
  const { Name: name = '', ...lines } = labelled('name-generator');
  const { verdict, findings } = checkName(name, 'uk');
  const sensitive = findings.find(({ rule }) => rule === 'sensitive-words');
  const key = findings.find(({ reason }) => reason === 'compare-as')?.detail['key'];

  expect(verdict).toBe('needs-permission');
  expect(lines).toEqual({ 'Compared as': String(key).toUpperCase(), 'Sensitive word': sensitive?.words.join(', ') });
  expect(papers['name-generator'].lines[2].note.en).toContain(sensitive?.detail['body']);
});

test('the code on the form is one of the United Kingdom, with its own title', () => {
  const { 'Principal business activity': code = '', 'In words': title } = labelled('hsic-search');

  expect(codeBook(tables).find('uk-sic', code)?.title).toBe(title);
});
