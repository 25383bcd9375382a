import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
/* eslint-disable no-restricted-imports -- the server and its command line, without starting Node for each */
import { runLeads } from '../../apps/server/src/cli/run-leads.ts';
import { runServer } from '../../apps/server/src/main/run-server.ts';
import { ownProgram, type SiteProgram } from '../../apps/server/src/publishing/site-program.ts';
import { parseSettings } from '../../apps/server/src/settings.ts';
/* eslint-enable no-restricted-imports */
import { freePort } from '../../scripts/build/free-port.ts';
import { codeAt, stepNow } from '../../scripts/build/one-time-code.ts';
import { test as base, expect } from './fixtures.ts';
import { phone } from './viewports.ts';
import { words } from './words.ts';

export { codeAt, ownProgram, stepNow };

export const password = 'twelve letters or more';

/** Who wrote to the firm. */
export const visitor = 'Nimal Perera';

export type Office = Readonly<{
  origin: string;
  leads: (...args: readonly string[]) => Promise<string>;
  /** The mails that wait as files. */
  mails: () => readonly string[];
}>;

const mailsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/**
 * A server of its own for each journey, by a name that browsers take passkeys at, and its command line. A journey is
 * walked on a small screen, where things lie on one another first; its states are looked at on a wide one too.
 */
export const test = base.extend<{ office: Office; program: SiteProgram }>({
  viewport: phone,
  keepsContext: false, // a device with its passkeys is new in each journey
  baseURL: async ({}, use) => use(`http://localhost:${await freePort()}`), // eslint-disable-line no-empty-pattern -- Playwright reads the names in it
  program: async ({}, use) => use(ownProgram), // eslint-disable-line no-empty-pattern -- Playwright reads the names in it
  office: async ({ baseURL, context, program }, use) => {
    const origin = baseURL ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'console-'));
    const env = { PORT: new URL(origin).port, SITE_URL: origin, DATA_DIR: folder };
    const settings = parseSettings({ ...env, LOG_LEVEL: 'error', RATE_LIMIT_PER_MIN: '0' });
    if ('refused' in settings) throw new Error(settings.refused);
    const server = await runServer(settings, () => undefined, program); // of new tables there is nothing to tell
    await use({
      origin,
      mails: () => mailsIn(join(folder, 'outbox')),
      leads: async (...args) => {
        const { code, out, err } = await runLeads(args, { env, now: () => Date.now() });
        expect(code, err).toBe(0);
        return out;
      },
    });
    for (const page of context.pages()) await page.close(); // nothing asks a server that has gone
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

export const linkIn = (text: string) => /http:\S+#invitation=\S+/.exec(text)?.[0] ?? '';

/** Opens a folded part of the enquiry on the screen: its work or its history. */
export async function unfold(page: Page, part: 'work' | 'history'): Promise<void> {
  const title = words.console.enquiry[part];
  await page.locator('summary', { has: page.getByText(title, { exact: true }) }).click();
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/**
 * A device that makes and uses passkeys, and whose owner agrees as long as told so. A page has one of its own
 * (`internal`) and may have others beside it.
 */
export async function withAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

/**
 * Makes an account with a password and goes to the enquiries in a page. That it can be made on the page as well is the
 * journey of the ways in; here the page's own calls are sent without it.
 */
export async function enrolledIn(page: Page, office: Office, role: 'owner' | 'agent' | 'reader'): Promise<void> {
  const link = linkIn(await office.leads('console', 'invite', `${role}@example.com`, '--role', role));
  const enrolment = async (step: string, typed: object) => {
    const data = { invitation: link.split('=').at(-1), ...typed };
    const headers = { Origin: office.origin };
    const answer = await page.request.post(`${office.origin}/api/console/v1/enrolment/${step}`, { data, headers });
    expect(answer.status(), step).toBe(200);
    return answer.json();
  };
  const { codeSecret } = await enrolment('look', {});
  await enrolment('password', { password, code: codeAt(codeSecret, stepNow()) });
  await page.goto('/console?state=new');
  await expect(page.getByRole('heading', { name: words.console.places.inbox })).toBeVisible();
}
