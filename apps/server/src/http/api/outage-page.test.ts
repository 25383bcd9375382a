import { createHash } from 'node:crypto';
import { type Locale, locales, messages, site } from '@formation/content';
import { expect, test } from 'vitest';
import { reminderLink } from '../../reminders/reminder-links.ts';
import { runningApp, type RunningApp } from '../../testing/running-app.ts';
import { outagePage } from './outage-page.ts';

/** What a browser sends along when it opens a page or posts a form by itself. */
const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
const titleIn = (language: Locale) => `<h1>${messages[language].contact.outage.title}</h1>`;

async function withoutDatabase(): Promise<RunningApp> {
  const app = await runningApp();
  await app.store.close();
  return app;
}

test('a browser gets a page that says what happened and how else to reach the firm', async () => {
  await using app = await withoutDatabase();
  const answer = await app.get('/console', browser);
  const page = await answer.text();

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const part of [titleIn('en'), `mailto:${site.email}`, site.phone, `https://wa.me/${site.whatsappNumber}`])
    expect(page).toContain(part);
});

test('its policy lets in its own style, and nothing else', async () => {
  await using app = await withoutDatabase();
  const answer = await app.get('/console', browser);
  const [, style = ''] = /<style>(.*)<\/style>/.exec(await answer.text()) ?? [];

  const hash = createHash('sha256').update(style).digest('base64');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});

const form = new URLSearchParams({
  ...{ user_id: 'site', service_id: 'enquiries', template_id: 'contact' },
  ...{ contact_name: 'Nimal', contact_email: 'nimal@example.com' },
});
const send = '/api/v1.0/email/send-form';

test.each([
  ['its address names', `${send}?lang=si`, {}, 'si'],
  ['our page has', send, { referer: '/si/contact-us' }, 'si'],
  ['our page has, whatever it accepts', send, { referer: '/', 'accept-language': 'ta' }, 'en'],
  ['it accepts', send, { 'accept-language': 'fr, si-LK;q=0.9, en;q=0.8' }, 'si'],
  ['it accepts, from elsewhere', send, { referer: 'https://m.example/', 'accept-language': 'ta' }, 'ta'],
] as const)('a form that a browser posts is answered in the language that %s', async (_, path, headers, language) => {
  await using app = await withoutDatabase();
  const referer = 'referer' in headers ? { referer: new URL(headers.referer, app.origin).href } : {};
  const answer = await app.post(path, form, { ...browser, ...headers, ...referer });

  expect([answer.status, answer.headers.get('content-language')]).toEqual([503, language]);
  expect(await answer.text()).toContain(titleIn(language));
});

test('a link of a mail is answered in the language of its address', async () => {
  await using app = await withoutDatabase();
  const secret = 'a secret for tests';
  const link = new URL(reminderLink({ siteUrl: app.origin, secret }, 'confirm', { id: 'a', language: 'ta' }));
  const answer = await app.post(link.pathname + link.search, form, browser);

  expect([answer.status, answer.headers.get('content-language')]).toEqual([503, 'ta']);
});

test('a program gets what it got before', async () => {
  await using app = await withoutDatabase();
  const answer = await app.get('/console', { accept: 'application/json' });
  const sent = await app.post('/api/v1/bookings', { start: 'x' }, { accept: '*/*' });

  expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'internal' }]);
  expect(sent.headers.get('content-type')).toMatch(/^application\/json/);
});

test.each(Object.keys(locales) as Locale[])(
  'the page in %s needs no file, and holds what its words hold',
  (language) => {
    const page = outagePage(language);

    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/<(?:script|img|link)\b|undefined/);
    for (const words of Object.values(messages[language].contact.outage)) expect(page).toContain(words);
  },
);
