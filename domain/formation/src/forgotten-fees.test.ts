import { usualDeadlines, type StateCode } from '@formation/deadlines';
import { moneyText, toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import type { CompanyForm, UsForm, UsKind } from './company-form.ts';
import { forgottenFees, isCharged } from './forgotten-fees.ts';

const span = { formed: '2026-11-21', from: '2026-11-21' } as const;
const us = (state: StateCode, kind: UsKind = 'llc'): UsForm => ({ country: 'us', state, kind });

const ladder = (form: CompanyForm, duty: string) => forgottenFees(form, span).find((fee) => fee.duty === duty);
const steps = (form: CompanyForm, duty: string) =>
  ladder(form, duty)?.steps.map(({ kind, from, amount, fraction }) =>
    [kind, from, amount && moneyText(amount), fraction].filter(Boolean).join(' '),
  );

test('a foreign-owned corporation is told of Form 5472, of Form 1120 and of its state', () => {
  const form = us('DE', 'corporation');

  expect(steps(form, 'us-state-report')).toEqual(['amount 2027-03-02 $200.00', 'interest-a-month 2027-03-02 0.015']);
  expect(steps(form, 'us-form-1120')).toEqual([
    'tax-each-month 2027-04-16 0.05',
    'tax-or-at-most 2027-06-15 $535.00', // more than sixty days after 15 April
    'with-form-5472 2027-04-16 $25,000.00',
    'each-30-days-after-a-letter $25,000.00',
  ]);
  expect(ladder(us('FL', 'corporation'), 'us-state-report')?.steps).toMatchObject([{ amount: { units: 400n } }]);
});

test('an LLC is told of Form 5472, and that a letter can double it', () => {
  expect(steps(us('WY'), 'us-form-5472')).toEqual([
    'amount 2027-04-16 $25,000.00',
    'each-30-days-after-a-letter $25,000.00',
  ]);
});

test('penalties for UK accounts take the place of one another; those for the tax return add up', () => {
  const form: CompanyForm = { country: 'uk', kind: 'ltd' };

  expect(ladder(form, 'uk-accounts')?.mode).toBe('replace');
  expect(steps(form, 'uk-accounts')?.map((step) => step.split(' ').at(-1))).toEqual([
    '£150.00',
    '£375.00',
    '£750.00',
    '£1,500.00',
  ]);
  expect(ladder(form, 'uk-corporation-tax-return')?.mode).toBe('add');
  expect(steps(form, 'uk-corporation-tax-return')?.map((step) => step.split(' ').at(-1))).toEqual([
    '£200.00',
    '£200.00',
    '0.10',
    '0.10',
  ]);
  expect(ladder(form, 'uk-confirmation-statement')?.mode).toBe('offence');
  expect(steps(form, 'uk-confirmation-statement')).toEqual(['at-most-after-a-warning 2028-01-02 £10,000.00']); // due on 4 December 2027, and 28 days
});

test.each([
  ['2025-01-10', '2026-03-15', '$255.00'],
  ['2026-01-10', '2027-03-15', '$260.00'],
] as const)('a partnership formed on %s pays for its return of %s what counts in that year', (formed, due, amount) => {
  const form: UsForm = { ...us('WY'), owners: 'several' };
  const fee = forgottenFees(form, { formed, from: formed }).find(({ duty }) => duty === 'us-form-1065');

  expect([fee?.due, fee?.steps[0]?.kind]).toEqual([due, 'each-owner-each-month']);
  expect(fee?.steps.map((step) => step.amount && moneyText(step.amount))).toEqual([amount]);
});

test('accounts abroad and the survey of foreign investment have their amounts', () => {
  expect(steps(us('WY'), 'us-foreign-accounts')?.map((step) => step.split(' ').at(-1))).toEqual([
    '$16,536.00',
    '$165,353.00',
  ]);
  expect(ladder(us('WY'), 'us-foreign-investment-survey')?.steps).toMatchObject([
    { kind: 'between', amount: { units: 4876n }, upTo: { units: 48762n } },
  ]);
});

test('a return that was due before April 2026 has the penalties of its day', () => {
  const before = forgottenFees({ country: 'uk', kind: 'ltd' }, { ...span, formed: '2023-01-10', from: '2024-12-01' });
  const ct600 = before.find(({ duty }) => duty === 'uk-corporation-tax-return');

  expect(ct600?.due && ct600.due < '2026-04-01').toBe(true);
  expect(ct600?.steps.flatMap(({ amount }) => (amount ? [moneyText(amount)] : []))).toEqual(['£100.00', '£100.00']);
});

test('a Michigan corporation pays more each month, never all of it', () => {
  expect(ladder(us('MI', 'corporation'), 'us-state-report')?.mode).toBe('replace');
  expect(steps(us('MI', 'corporation'), 'us-state-report')).toEqual([
    'amount 2027-05-16 $10.00',
    'amount 2027-06-01 $20.00',
    'amount 2027-07-01 $30.00',
    'amount 2027-08-01 $40.00',
    'amount 2027-09-01 $50.00',
  ]);
});

test.each<[StateCode, string]>([
  ['AK', '2029-02-02'], // after 1 February
  ['RI', '2027-06-01'], // a month after 1 May
  ['SD', '2028-01-01'], // the first day of the second month after November
])('in %s the late fee begins on %s', (state, from) => {
  expect(ladder(us(state), 'us-state-report')?.steps[0]?.from?.slice(5)).toBe(from.slice(5));
});

test('a late fee whose amount nobody names is said to exist', () => {
  expect(ladder(us('OR'), 'us-state-report')).toMatchObject({ mode: 'unknown', steps: [], certainty: 'unknown' });
  expect(ladder(us('WY'), 'us-state-report')).toBeUndefined(); // the state charges none
});

test('a sole trader has none; duties stand in the order of their days', () => {
  const days = forgottenFees({ country: 'uk', kind: 'ltd' }, span).map(({ due }) => due);

  for (const kind of ['sole-trader', 'ltd'] as const) expect(forgottenFees({ country: 'lk', kind }, span)).toEqual([]);
  expect(days).toEqual(days.toSorted());
});

test('Hong Kong’s fee itself rises', () => {
  const form: CompanyForm = { country: 'hk', kind: 'ltd' };

  expect(ladder(form, 'hk-annual-return')?.mode).toBe('raised-fee');
  expect(ladder(form, 'hk-business-registration')?.mode).toBe('add');
});

test.each([
  us('MI', 'corporation'),
  us('DE'),
  us('FL'),
  us('IL'),
  us('MT'),
  us('DE', 'corporation'),
  { country: 'uk', kind: 'ltd' },
] as const)('a deadline tells the same days and amounts as the ladder %#', (form) => {
  const dated = usualDeadlines({ ...form, incorporated: span.formed }, span.from, '2029-11-21');

  for (const { duty, due, steps: ladderSteps } of forgottenFees(form, span)) {
    const reply = dated.find((deadline) => deadline.duty === duty && deadline.due === due)?.lateFees ?? [];
    const days = ladderSteps.flatMap(({ from, amount }) => (from && amount ? [[from, toExactText(amount)]] : []));
    expect(reply.map(({ from, amount }) => [from, amount])).toEqual(days);
  }
});

test('a ladder begins after the working day to which its last day moves', () => {
  const [fee] = forgottenFees(us('WY'), { formed: '2024-03-15', from: '2028-04-01' });

  expect([fee?.due, fee?.steps[0]?.from]).toEqual(['2028-04-15', '2028-04-19']); // a Saturday, and its Monday is a holiday
});

test('every duty with a ladder is among those that have a name on the page', () => {
  const forms: readonly CompanyForm[] = [
    ...(['llc', 'corporation'] as const).flatMap((kind) => [us('DE', kind), us('CA', kind)]),
    { country: 'uk', kind: 'ltd' },
    { country: 'hk', kind: 'ltd' },
  ];

  const duties = forms.flatMap((form) => forgottenFees(form, span)).map(({ duty }) => duty);
  expect(duties.filter((duty) => !isCharged(duty))).toEqual([]);
});

test('no step is payable before the duty is late', () => {
  const forms = [us('MI', 'corporation'), us('TX'), us('AK'), us('SD')] as const;
  for (const form of forms)
    for (const { due, steps: each } of forgottenFees(form, span))
      for (const { from } of each) expect(from === undefined || from > due).toBe(true);
});
