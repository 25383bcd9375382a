import { expect, test } from 'vitest';
import { enquiryLimits } from './enquiry.ts';
import { fitsForm, otherLimits } from './form-fit.ts';
import { templateParams } from './template-params.ts';

const draft = {
  contactName: 'n'.repeat(enquiryLimits.contactName),
  contactNumber: '0'.repeat(enquiryLimits.contactNumber),
  email: 'nimal@example.com',
  serviceNeeded: 'Other',
  message: `é<\n`.repeat(enquiryLimits.message / 3),
  agreeToProtectData: true,
} as const;
const sent = templateParams(draft, { annualRevenue: 'Less than 100,0000', submittedAt: new Date(0) });

test('what the form sends at its limits fits, and so does what other forms of ours leave out', () => {
  expect(fitsForm(sent)).toBe(true);
  expect(fitsForm({ contact_email: 'a@b.co', service_needed: 'HSIC code list', list: 'hsic' })).toBe(true);
  expect(fitsForm({ contact_email: 'a@b.co', message: 'Hello', tags: ['x'], count: 7 })).toBe(true);
});

test.each([
  ['a name too long', { contact_name: 'n'.repeat(enquiryLimits.contactName + 1) }],
  ['its other spelling', { contactName: 'n'.repeat(enquiryLimits.contactName + 1) }],
  ['a name that is a list', { contact_name: ['Nimal'] }],
  ['a name with a line break', { contact_name: 'Nimal\r\nBcc: all@example.com' }],
  ['a number too long', { contact_number: '0'.repeat(enquiryLimits.contactNumber + 1) }],
  ['a message too long', { message: 'm'.repeat(enquiryLimits.message + 1) }],
  ['a message that is a tree', { message: { text: 'Hello' } }],
  ['consent refused', { agree_to_protect_data: 'No' }],
  ['consent that is no text', { agree_to_protect_data: {} }],
  ['a service too long', { service_needed: 's'.repeat(101) }],
  ['another field too long', { more: 'm'.repeat(otherLimits.characters) }],
  ['too many others', Object.fromEntries(Array.from({ length: otherLimits.fields + 1 }, (_, i) => [`f${i}`, '']))],
])('%s does not', (_, change) => {
  expect(fitsForm({ ...sent, ...change })).toBe(false);
});

test('the fields that only the check for robots needs are not counted', () => {
  expect(fitsForm({ ...sent, form_token: 't'.repeat(otherLimits.characters), homepage_url: '' })).toBe(true);
});
