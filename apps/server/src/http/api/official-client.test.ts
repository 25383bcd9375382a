import emailjs, { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';

const params = { contact_name: 'Nimal', contact_email: 'nimal@example.com', message: 'Hello' };

/** The two things that the provider's library reads from a browser. */
function browser(): void {
  vi.stubGlobal('location', { pathname: '/contact-us' });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test("the provider's own library sends to this server unchanged", async () => {
  browser();
  await using app = await runningApp();
  emailjs.init({ publicKey: 'site', origin: app.origin });

  expect(await emailjs.send('enquiries', 'contact', params)).toEqual(new EmailJSResponseStatus(200, 'OK'));
  expect(await app.store.enquiries.list()).toMatchObject([{ params }]);
});

test('it reads our refusals as the ones of the provider', async () => {
  browser();
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '4' });
  emailjs.init({ publicKey: 'site', origin: app.origin });
  const refusal = (...how: Parameters<typeof emailjs.send>) => emailjs.send(...how).catch((reason: unknown) => reason);

  expect(await refusal('enquiries', 'contact', params, 'other')).toMatchObject({ status: 400 });
  expect(await refusal('other', 'contact', params)).toMatchObject({ status: 400 });
  expect(await refusal('enquiries', 'contact', { message: 'x' })).toMatchObject({ status: 400 });
  expect(await refusal('enquiries', 'contact', params)).toEqual(new EmailJSResponseStatus(200, 'OK'));
  expect(await refusal('enquiries', 'contact', params)).toMatchObject({ status: 429, text: 'Too Many Requests' });
});
