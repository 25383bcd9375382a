import { expect, test } from 'vitest';
import { readReminder } from './reminder.ts';

const wish = { email: 'kamala@example.com', company: 'incorporated=2026-02-10' };

test('an address without its spaces and the link of a company are read, nothing else', () => {
  expect(readReminder({ ...wish, email: ' kamala@example.com ', note: 'x' })).toEqual(wish);
});

test('whoever wants to be told of fees names a platform in place of a company', () => {
  const news = { email: 'kamala@example.com', platform: 'ebay' };
  expect(readReminder({ ...news, company: 7 })).toEqual(news);
});

test.each([
  ['email', { ...wish, email: 'kamala' }],
  ['email', { ...wish, email: 'kamala@gmail' }],
  ['email', { company: wish.company }],
  ['email', undefined],
  ['email', { email: 'a', company: 7 }], // the first of two
  ['company', { ...wish, company: 'x'.repeat(2001) }],
  ['company', { email: wish.email }],
  ['platform', { email: wish.email, platform: 7 }],
  ['platform', { email: wish.email, platform: 'x'.repeat(2001) }],
  ['email', { email: 'kamala', platform: 'ebay' }],
])('the field %s of %j is wrong', (field, value) => {
  expect(readReminder(value)).toEqual({ refused: 'bad-field', field });
});
