import { usTax } from '@formation/fees/youtube';
import { expect, test } from 'vitest';
import { ruleCheck, type CheckAnswers } from './rule-check.ts';

const day = '2026-11-29';

/** The form by whom the IRS sees as the payee, written down apart from the table of the check. */
test.each<[string, CheckAnswers<'us-tax-form'>, string]>([
  ['a freelancer in Galle', { payee: 'myself', person: 'no', place: 'nothing' }, 'w-8ben'],
  ['the same one at work in Texas', { payee: 'myself', person: 'no', place: 'own-work' }, 'form-8233'],
  [
    'a seller with stock of her own there',
    { payee: 'myself', person: 'no', place: 'business' },
    'w-8eci-if-us-business',
  ],
  ['a US citizen in Colombo', { payee: 'myself', person: 'yes' }, 'w-9-of-the-person'],
  ['the owner of a Wyoming LLC', { payee: 'llc', owner: 'person-abroad', place: 'nothing' }, 'w-8ben-of-the-owner'],
  ['the same one, at work there', { payee: 'llc', owner: 'person-abroad', place: 'own-work' }, 'form-8233'],
  ['an LLC under a UK Ltd', { payee: 'llc', owner: 'company-abroad', place: 'nothing' }, 'w-8ben-e-of-the-owner'],
  [
    'that LLC, with people there',
    { payee: 'llc', owner: 'company-abroad', place: 'own-work' },
    'w-8eci-if-us-business',
  ],
  ['an LLC of a cousin in Boston', { payee: 'llc', owner: 'us-person' }, 'w-9-of-the-person'],
  ['an LLC of two friends', { payee: 'llc', owner: 'several' }, 'w-9-of-the-partnership'],
  ['an LLC that chose Form 8832', { payee: 'llc-as-corporation' }, 'w-9-of-the-company'],
  ['a Delaware corporation', { payee: 'corporation' }, 'w-9-of-the-company'],
  ['a Hong Kong Ltd', { payee: 'company-abroad', place: 'nothing' }, 'w-8ben-e'],
  ['a UK Ltd with a warehouse there', { payee: 'company-abroad', place: 'business' }, 'w-8eci-if-us-business'],
])('%s gives %j', (_, answers, form) => {
  expect(ruleCheck('us-tax-form', answers, day)).toMatchObject({ result: form });
});

test('only who counts as the payee is asked about', () => {
  expect(ruleCheck('us-tax-form', {}, day)).toEqual({ ask: 'payee' });
  expect(ruleCheck('us-tax-form', { payee: 'llc' }, day)).toEqual({ ask: 'owner' });
  expect(ruleCheck('us-tax-form', { payee: 'myself' }, day)).toEqual({ ask: 'person' });
  expect(ruleCheck('us-tax-form', { payee: 'company-abroad' }, day)).toEqual({ ask: 'place' });
});

const claim = { form: 'claim', home: 'sri-lanka' } as const;

/** What a payer withholds of a payment, in dollars, counted by hand. */
test.each<[CheckAnswers<'us-withholding'>, paid: number, withheld: number]>([
  [{ ...claim, income: 'dividends' }, 10_000, 1500],
  [{ form: 'no-claim', income: 'dividends' }, 10_000, 3000],
  [{ ...claim, income: 'royalties' }, 400, 40],
  [{ form: 'no-claim', income: 'royalties' }, 400, 120],
  [{ ...claim, income: 'interest' }, 250, 25],
  [{ form: 'claim', home: 'hong-kong', income: 'royalties' }, 500, 150],
  [{ form: 'claim', home: 'uk', income: 'dividends' }, 1000, 300], // a company of an owner in Sri Lanka has no claim by itself
  [{ form: 'no-claim', income: 'work', place: 'abroad' }, 5000, 0],
  [{ form: 'claim', income: 'work', place: 'abroad' }, 5000, 0],
  [{ form: 'no-claim', income: 'work', place: 'in-the-us' }, 5000, 1500],
  [{ form: 'w-9' }, 5000, 0],
  [{ form: 'no-claim', income: 'goods' }, 900, 0],
])('with %j, of $%i are withheld $%i', (answers, paid, withheld) => {
  const answer = ruleCheck('us-withholding', answers, day);
  const { treaty, rate } = ('figures' in answer && answer.figures) || {};

  expect((paid * (treaty ?? rate ?? 0)) / 100).toBe(withheld);
});

test.each([
  ['claim', usTax.treaty],
  ['no-claim', usTax.noClaim],
] as const)('with %s, YouTube withholds from royalties what is said here', (form, [{ value }]) => {
  const answer = ruleCheck('us-withholding', { ...claim, form, income: 'royalties' }, day);
  const { treaty, rate } = ('figures' in answer && answer.figures) || {};
  expect(value.percent).toBe(String(treaty ?? rate));
});

test('without a form a payer may take either rate, whatever is paid', () => {
  expect(ruleCheck('us-withholding', { form: 'none' }, day)).toMatchObject({ figures: { rate: 30, backup: 24 } });
});

test('the treaty counts from its day, and the answer names the page of the tax office', () => {
  expect(ruleCheck('us-withholding', { ...claim, income: 'royalties' }, day)).toMatchObject({
    inForce: '2004-09-01',
    verified: true,
    source: { href: expect.stringMatching(/irs\.gov/) as string },
  });
});
