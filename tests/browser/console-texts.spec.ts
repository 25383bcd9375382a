import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { button, enrolledIn, ownProgram, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const { site, places, texts, done } = words.console;

const text = (key: string, english: string, own: string, isBinding = false) => ({
  ...{ key, english, own, isBinding },
  pages: ['/contact-us'],
  values: english.includes('{amount}') ? [{ name: '{amount}', value: '$12.40' }] : [],
  accepted: null,
});
const fee = text('messages/fees:fees.paid', 'You pay {amount}', 'ඔබ {amount} ගෙවයි', true);
const send = text('messages/contact:contact.send', 'Send', 'යවන්න');
const home = text('messages/home:home.title', 'Home', 'මුල් පිටුව');
const better = 'ඔබ {amount} ගෙවිය යුතුය';
const address = '/si/contact-us';
const lost = 'the values are {amount}';

/** In place of the site's own texts, which take seconds, and of its rules. */
const textSource = {
  texts: () => Promise.resolve([send, fee, home]),
  faults: (_: string, { english, text: now }: Readonly<{ english: string; text: string }>) =>
    Promise.resolve(english.includes('{amount}') && !now.includes('{amount}') ? [lost] : []),
};

/** In place of the build, which takes minutes: it writes down what it was to lay over the program. */
const build = `import { mkdirSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
mkdirSync(process.argv[2], { recursive: true });
writeFileSync(new URL('laid.json', import.meta.url), await text(process.stdin));
`;
let folder = '';
const acts = () => {
  const laid = readFileSync(join(folder, 'scripts/build/laid.json'), 'utf8');
  return String((JSON.parse(laid) as Readonly<Record<string, string>>)['../translations/acts.json']); // as written above
};

async function openTexts(page: Page): Promise<void> {
  await page.getByRole('link', { name: places.site, exact: true }).click();
  await page.getByRole('link', { name: site.entries['texts-si'], exact: true }).click();
}

const view = (page: Page, name: keyof typeof texts.views) => page.getByText(texts.views[name], { exact: true }).click();
const shows = (page: Page, { english }: typeof fee) => expect(page.getByText(english, { exact: true })).toBeVisible();
const accept = (page: Page) => button(page, texts.accept).click();
const progress = (page: Page, read: number) =>
  expect(page.getByText(fill(texts.progress, { read, all: 3 }), { exact: true })).toBeVisible();

test.use({
  viewport: phone,
  expectedFaults: [/status of (401|409)/],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in it
  program: async ({}, use) => {
    folder = mkdtempSync(join(tmpdir(), 'program-'));
    mkdirSync(join(folder, 'scripts/build'), { recursive: true });
    writeFileSync(join(folder, 'scripts/build/edition.ts'), build);
    await use({ ...ownProgram, program: folder, textSource, blocked: '' });
    rmSync(folder, { recursive: true, force: true });
  },
});

test('a reader with a phone accepts, changes, asks and takes back; an owner publishes it', async ({ page, office }) => {
  await enrolledIn(page, office, 'owner');
  await openTexts(page);
  await shows(page, fee);
  await expect(page.getByText(fill(texts.value, { name: '{amount}', value: '$12.40' }))).toBeVisible();
  await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
  await progress(page, 0);
  await expectFineMain(page);

  await button(page, texts.change).click();
  const field = page.getByRole('textbox', { name: texts.form.change });
  await expect(field).toBeFocused();
  await field.fill('ඔබ ගෙවයි');
  await button(page, texts.form.changeSend).click();
  await expect(field).toHaveAccessibleDescription(lost);
  await expectFineMain(page);
  await field.fill(better);
  await button(page, texts.form.changeSend).click();
  await shows(page, send);
  await progress(page, 1);

  await button(page, texts.ask).click();
  await page.getByRole('textbox', { name: texts.form.ask }).fill('Which form?');
  await button(page, texts.form.askSend).click();
  await shows(page, home);
  await accept(page);
  await expect(page.getByText(texts.none.unread)).toBeVisible();
  await expectFineMain(page);
  await button(page, done.undo).click();
  await shows(page, home);
  await accept(page);

  await view(page, 'asked');
  await expect(page.getByText(pattern(texts.done.asked, { note: 'Which form?' }))).toBeVisible();
  await expectFineMain(page);
  await page.getByRole('textbox', { name: texts.form.settle }).fill('That of the contact page.');
  await button(page, texts.form.settleSend).click();
  await expect(page.getByText(texts.none.asked)).toBeVisible();
  await view(page, 'unread');
  await expect(page.getByText(pattern(texts.done.settled, { note: 'That of the contact page.' }))).toBeVisible();
  await accept(page);
  await view(page, 'read');
  await expect(page.getByText(pattern(texts.done.changed, { before: fee.own }))).toBeVisible();
  await expectFineMain(page);

  await page.getByRole('link', { name: site.back }).click();
  await expect(page.getByText(fill(site.publish.before, { before: fee.own, after: better }))).toBeVisible();
  await button(page, fill(site.publish.send, { count: 2 })).click();
  await expect(page.getByText(pattern(site.progress.done, { who: 'owner@example.com' }))).toBeVisible();
  await expect(page.getByText(site.publish.none)).toBeVisible();
  expect(acts()).toContain(better);
});

test('of two readers of one text the second sees what the first did', async ({ page, browser, office }) => {
  await enrolledIn(page, office, 'owner');
  await openTexts(page);
  await shows(page, fee);
  const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
  await enrolledIn(other, office, 'agent');
  await openTexts(other);
  await accept(other);
  await shows(other, send);

  await button(page, texts.change).click();
  const field = page.getByRole('textbox', { name: texts.form.change });
  await field.fill(better);
  await button(page, texts.form.changeSend).click();
  await expect(page.getByText(pattern(texts.done.accepted, { who: 'agent@example.com' }))).toBeVisible();
  await expect(field, 'what was typed is still there').toHaveValue(better);
  await button(page, texts.form.changeSend).click();
  await shows(page, send);
  await other.close();
});

test('a text is accepted by the keyboard alone, and who only looks can press nothing', async ({
  page,
  browser,
  office,
}) => {
  await enrolledIn(page, office, 'agent');
  await openTexts(page);
  await button(page, texts.accept).focus();
  await page.keyboard.press('Enter');
  await shows(page, send);
  await expect(button(page, texts.accept)).toBeFocused();
  await page.keyboard.press('Enter');
  await shows(page, home);

  const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
  await enrolledIn(other, office, 'reader');
  await openTexts(other);
  await expect(other.getByText(site.form.seenOnly)).toBeVisible();
  await expect(button(other, texts.accept)).toHaveCount(0);
  await other.close();
});
