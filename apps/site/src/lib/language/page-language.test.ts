import { expect, test } from 'vitest';
import { addressIn } from './page-language.ts';

test.each([
  ['en', '/api/v1/bookings', '/api/v1/bookings'],
  ['si', '/api/v1/bookings', '/api/v1/bookings?lang=si'],
  ['ta', '/api/v1/deadlines.ics?country=uk', '/api/v1/deadlines.ics?country=uk&lang=ta'],
])('in %s the address %s is %s', (language, address, said) => {
  expect(addressIn(language, address)).toBe(said);
});
