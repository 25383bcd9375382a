import { expect, test } from 'vitest';
import { sendFailure } from './send-failure.ts';

test.each([
  // what the sender rejected with                                   status  text
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 451, 'Unavailable For Headless Browser'],
  [{ status: 403, text: 'Forbidden' }, 403, 'Forbidden'],
  [{ status: 429, text: 'Too Many Requests' }, 429, 'Too Many Requests'],
  [{ status: 503 }, 503, ''],
  [new TypeError('Failed to fetch'), 0, 'Network Error'], // the browser's word for no answer
  [undefined, 0, 'Network Error'],
  ['The service ID is required.', 400, 'The service ID is required.'], // a check of the library
])('%j', (reason, status, text) => {
  expect(sendFailure(reason)).toEqual({ status, text });
});
