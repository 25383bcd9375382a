import { expect, test, vi } from 'vitest';
import { requestList } from './request-list.ts';

test.each([
  ['en', '/api/v1.0/email/send'],
  ['ta', '/api/v1.0/email/send?lang=ta'],
] as const)('the request from a page in %s says its language', async (language, address) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetched);
  const ids = { publicKey: 'site', serviceId: 'enquiries', templateId: 'contact' };

  expect(await requestList(ids, { email: 'nimal@example.com', language })).toBe(true);
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([address]);
});
