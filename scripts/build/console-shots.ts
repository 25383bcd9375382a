import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { codeAt, stepNow } from './one-time-code.ts';

const root = join(import.meta.dirname, '../..');
const password = 'an invented password';
const ids = { lib_version: '4.4.1', user_id: 'site', service_id: 'enquiries', template_id: 'contact' };
const quality = 72;

/** Invented people with addresses that belong to nobody. */
const enquiries = [
  {
    name: 'Nimal Perera (sample)',
    service: 'UK company',
    message: 'Sample: I sell prints on Etsy. A UK company, please.',
  },
  { name: 'Kamala Silva (sample)', service: 'EIN', message: 'Sample: how long does an EIN take for a Wyoming LLC?' },
  {
    name: 'Fathima Rizwan (sample)',
    service: 'Hong Kong company',
    message: 'Sample: I have two clients in Hong Kong.',
  },
];
const address = ({ name }: Readonly<{ name: string }>) => `${(name.split(' ')[0] ?? '').toLowerCase()}@example.com`;

export type Place = Readonly<{ origin: string; dataDir: string }>;

async function post(origin: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
}

/** What visitors of a day leave: three enquiries and a call. */
async function sampleDay({ origin }: Place): Promise<void> {
  for (const each of enquiries)
    await post(origin, '/api/v1.0/email/send', {
      ...ids,
      template_params: {
        contact_name: each.name,
        contact_email: address(each),
        service_needed: each.service,
        message: each.message,
        agree_to_protect_data: 'Yes',
      },
    });
  const span = [1, 8].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const answer = await fetch(`${origin}/api/v1/slots?from=${span[0]}&to=${span[1]}`);
  const { slots } = (await answer.json()) as { slots: readonly { start: string }[] }; // the documented shape
  const visitor = {
    name: enquiries[0]?.name ?? '',
    email: 'nimal@example.com',
    timeZone: 'Europe/London',
    topic: 'Sample call',
  };
  await post(origin, '/api/v1/bookings', { ...visitor, start: slots[0]?.start ?? '' });
}

/** Makes an account by its link, and goes in. */
async function enter(page: Page, { dataDir, origin }: Place): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: origin };
  const said = execFileSync(
    process.execPath,
    [join(root, 'apps/server/src/cli/leads.ts'), 'console', 'invite', 'owner@example.com'],
    { env },
  ).toString();
  await page.goto(/http:\S+#invitation=\S+/.exec(said)?.[0] ?? '');
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Code that the app shows now').fill(codeAt(secret, stepNow()));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await page.getByRole('navigation').first().waitFor();
}

async function picture(page: Page, name: string, { width, from = 0 }: Readonly<{ width: number; from?: number }>) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: from, width, height: width < 600 ? 1400 : 1000, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip,
  });
  const file = join(root, `docs/screenshots/console/${name}-${width}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
}

/** An enquiry, and an answer to it that is begun. */
async function answeringShots(page: Page, place: Place, width: number): Promise<void> {
  await page.goto(`${place.origin}/console?state=new`);
  await page.getByRole('link', { name: enquiries[1]?.name ?? '' }).click();
  await page.getByRole('heading', { name: enquiries[1]?.name ?? '' }).waitFor();
  if (width > 1000)
    // the list stands beside it
    await page
      .getByRole('link', { name: enquiries[0]?.name ?? '' })
      .first()
      .waitFor();
  await picture(page, 'enquiry', { width });
  await page.getByLabel('Your answer').fill('Dear Kamala,\n\nthis is a sample answer, to nobody.');
  await page.getByText('Draft saved').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const { y = 0 } = (await page.getByRole('heading', { name: 'Answer', exact: true }).boundingBox()) ?? {};
  await picture(page, 'answering', { width, from: Math.max(0, y - 40) });
}

/** The main screens of the console at both widths, in one session; at the door there is none yet. */
export async function consoleShots(browser: Browser, place: Place): Promise<void> {
  await sampleDay(place);
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await enter(page, place);
  const door = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [360, 1280]) {
    const viewport = { width, height: 900 };
    await page.setViewportSize(viewport);
    await door.setViewportSize(viewport);
    await door.goto(`${place.origin}/console`);
    await door.getByRole('button').first().waitFor();
    await picture(door, 'sign-in', { width });
    const screens = {
      today: '',
      inbox: '?state=new',
      calls: '?calls',
      people: '?people=sample',
      site: '?site',
      account: '?account',
    };
    for (const [name, query] of Object.entries(screens)) {
      await page.goto(`${place.origin}/console${query}`, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await picture(page, name, { width });
    }
    await answeringShots(page, place, width);
  }
  await page.close();
  await door.close();
}
