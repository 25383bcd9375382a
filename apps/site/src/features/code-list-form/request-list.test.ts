import { notMailed } from '@formation/leads';
import { expect, test, vi } from 'vitest';
import { requestList } from './request-list.ts';

const ids = { publicKey: 'site', serviceId: 'enquiries', templateId: 'contact' };

test.each([
  ['en', '/api/v1.0/email/send'],
  ['ta', '/api/v1.0/email/send?lang=ta'],
] as const)('the request from a page in %s says its language', async (language, address) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetched);

  expect(await requestList(ids, { email: 'nimal@example.com', language })).toBe(true);
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([address]);
});

test('a request that was stored, and whose list is not mailed, is not said to be mailed', async () => {
  vi.stubGlobal('fetch', async () => new Response('OK', { headers: { [notMailed.header]: notMailed.value } }));

  expect(await requestList(ids, { email: 'nimal@example.com', language: 'en' })).toBe(false);
});
