import { expect, test } from 'vitest';
import { templateParams } from './template-params.ts';
import { otherParams, wireFields } from './wire-fields.ts';

const draft = {
  contactName: 'Nimal',
  contactNumber: '1',
  email: 'nimal@example.com',
  serviceNeeded: 'Other',
  message: '',
  agreeToProtectData: true,
} as const;

test('the form sends these fields and the name of its file, and nothing else', () => {
  const sent = templateParams(draft, { annualRevenue: '', submittedAt: new Date(0) });

  expect(otherParams(sent)).toEqual([]);
  expect(
    Object.values(wireFields)
      .flat()
      .filter((name) => !(name in sent)),
  ).toEqual([]);
});

test('what an owner added comes through', () => {
  expect(otherParams({ contact_name: 'Nimal', ref: 7 })).toEqual([['ref', 7]]);
});
