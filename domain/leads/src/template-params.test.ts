import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EnquiryDraft } from './enquiry.ts';
import { contactAddress, paramText, readTemplateParams, templateParams } from './template-params.ts';

const draft: EnquiryDraft = {
  contactName: 'Nimal Perera',
  contactNumber: '+94 77 123 4567',
  email: 'nimal@example.com',
  serviceNeeded: 'BookKeeping',
  message: 'A UK company, please.',
  agreeToProtectData: true,
};
const submittedAt = new Date('2026-11-21T10:00:00Z');

test('each value goes under both its names', () => {
  expect(templateParams(draft, { annualRevenue: 'Less than 100,0000', submittedAt, fileName: 'passport.pdf' })).toEqual(
    {
      contact_name: 'Nimal Perera',
      contactName: 'Nimal Perera',
      contact_number: '+94 77 123 4567',
      contactNumber: '+94 77 123 4567',
      contact_email: 'nimal@example.com',
      contactEmail: 'nimal@example.com',
      service_needed: 'BookKeeping',
      serviceNeeded: 'BookKeeping',
      annual_revenue: 'Less than 100,0000',
      annualRevenue: 'Less than 100,0000',
      message: 'A UK company, please.',
      submitted_at: '2026-11-21T10:00:00.000Z',
      submittedAt: '2026-11-21T10:00:00.000Z',
      file: 'passport.pdf',
      agreeToProtectData: 'Yes',
      agree_to_protect_data: 'Yes',
    },
  );
});

test('without a file and without consent it says No', () => {
  expect(templateParams({ ...draft, agreeToProtectData: false }, { annualRevenue: '', submittedAt })).toMatchObject({
    file: 'No',
    agreeToProtectData: 'No',
    agree_to_protect_data: 'No',
  });
});

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { inner: nested(depth - 1) });
const address = 'nimal@example.com';

test.each([
  ['an array', [], 'bad-params'],
  ['null', null, 'bad-params'],
  ['a text', 'contact_email=a@b', 'bad-params'],
  ['nothing', undefined, 'bad-params'],
  ['a date', new Date(0), 'bad-params'],
  ['too deep', { contact_email: address, deep: nested(25) }, 'bad-params'],
  ['no address', { contact_name: 'Nimal' }, 'no-contact-address'],
  ['an address that is none', { contact_email: 'nimal' }, 'no-contact-address'],
  ['an address without a domain', { contact_email: 'nimal@localhost' }, 'no-contact-address'],
  ['a name without a letter to be seen', { contact_email: address, contactName: ' \u200B\u3164' }, 'no-name'],
  ['an address in a list', { contact_email: [address] }, 'no-contact-address'],
  ['an inherited address', JSON.parse('{"__proto__":{"contact_email":"a@b.c"}}'), 'no-contact-address'],
])('%s is refused', (_, value, refused) => {
  expect(readTemplateParams(value)).toEqual({ refused });
});

test.each([
  ['contact_email', { contact_email: address }],
  ['contactEmail', { contactEmail: address }],
  ['email', { email: ` ${address} ` }],
  ['the first that is one', { contact_email: '', email: address }],
])('the address is found under %s', (_, params) => {
  expect(readTemplateParams(params)).toEqual({ params, address });
});

test('names that only objects have are no params', () => {
  expect(paramText({}, 'constructor', 'toString')).toBe('');
  expect(paramText({ a: '', b: 7, c: 'x' }, 'a', 'b', 'c')).toBe('7');
});

test('whatever JSON arrives, reading it answers', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 30 }), (value) => {
      const outcome = readTemplateParams(value);
      expect('refused' in outcome || contactAddress(outcome.params) === outcome.address).toBe(true);
    }),
  );
});
