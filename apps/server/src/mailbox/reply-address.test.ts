import { expect, test } from 'vitest';
import { enquiryOfAddress, replyAddress } from './reply-address.ts';

const id = '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9';
const secret = 'a secret of thirty-two characters';
const mailbox = 'office@firm.example';

test('an enquiry has an address that only we can make, and no mail server has to keep its capitals', () => {
  const address = replyAddress(mailbox, id, secret);

  expect(address).toMatch(/^office\+0b1c2d3e4f5046178293a4b5c6d7e8f9[\da-f]{12}@firm\.example$/);
  expect(enquiryOfAddress(['other@firm.example', address.toUpperCase()], secret)).toBe(id);
  expect(enquiryOfAddress([address], `${secret}!`)).toBeUndefined();
  expect(enquiryOfAddress([address.replace('+0', '+1')], secret)).toBeUndefined();
  expect(enquiryOfAddress([mailbox, ''], secret)).toBeUndefined();
});

test('where the address would be too long, it is that of the mailbox', () => {
  const long = `${'o'.repeat(20)}@firm.example`;

  expect(replyAddress(long, id, secret)).toBe(long);
  expect(replyAddress(long.slice(1), id, secret).indexOf('@')).toBe(64);
});
