import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyDraft, enquiryLimits, enquirySchema, services } from './enquiry.ts';

const filled = {
  contactName: 'Nimal Perera',
  contactNumber: '+94 77 123 4567',
  email: 'nimal@example.com',
  agreeToProtectData: true,
};

test('the services stand in their order, BookKeeping first and chosen', () => {
  expect(services).toEqual(['BookKeeping', 'Accounting', 'Tax Services', 'Business Registration', 'Other']);
  expect(emptyDraft.serviceNeeded).toBe('BookKeeping');
});

test('message and service may be missing', () => {
  expect(v.parse(enquirySchema, filled)).toEqual({ ...filled, serviceNeeded: 'BookKeeping', message: '' });
});

test.each([
  ['contactName', ''],
  ['contactName', '   '],
  ['contactName', 'x'.repeat(enquiryLimits.contactName + 1)],
  ['contactNumber', ''],
  ['email', 'nimal'],
  ['email', ''],
  ['serviceNeeded', 'Bookkeeping'], // the spelling has a capital K
  ['message', 'x'.repeat(enquiryLimits.message + 1)],
  ['agreeToProtectData', false],
])('%s must not be %j', (field, value) => {
  const result = v.safeParse(enquirySchema, { ...filled, [field]: value });

  expect(result.issues?.map((issue) => issue.path?.[0]?.key)).toEqual([field]);
});
