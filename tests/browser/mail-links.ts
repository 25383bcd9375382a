import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
/* eslint-disable-next-line no-restricted-imports -- a mail has this link only later; the server signs it now */
import { reminderLink } from '../../apps/server/src/reminders/reminder-links.ts';
import { expect } from './fixtures.ts';

const data = join(process.env['TEST_FOLDER'] ?? '', 'data');
const outbox = join(data, 'outbox');

/** The mails to an address that wait as files, without the folds of their lines. */
export const mailsTo = (address: string) =>
  readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`));

/** The path of the link in the mail that asks whether it is meant. */
export async function confirmLink(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBe(1);
  return /\/(?:reminders|fee-news)\/confirm\?id=[\w-]+&token=[\w-]+/.exec(mailsTo(address)[0] ?? '')?.[0] ?? '';
}

/** The link that stops what another link confirms, signed as the server of the tests signs it. */
export function stopLink(confirm: string, facts = ''): string {
  const id = new URL(confirm, 'http://x').searchParams.get('id') ?? '';
  const secret = readFileSync(join(data, 'secret'), 'utf8');
  return reminderLink({ siteUrl: '', secret }, 'stop', { id, language: 'en', facts });
}

/** Opens a page without a script, presses its one button, and says where that leads. */
export async function pressed(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button').click();
  expect(new URL(page.url()).search, 'the token leaves the address').toBe('');
  return page.getByRole('heading', { level: 1 }).innerText();
}
