import { fill } from '@formation/content';
import type { Browser, Page } from '@playwright/test';
import { sendEnquiry } from './console-merging.ts';
import { button, enrolledIn, type Office, test, visitor } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { pattern, words } from './words.ts';

const { answer, enquiry } = words.console;
const { papers } = words;

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const engagement = fileOf('engagement letter.txt', 'We engage.');
const passport = fileOf('passport.txt', 'A passport.');
const program = fileOf('passport.exe', 'MZ');
const template = 'Price and next step (English)';
const blanks = /\[\[\w+\]\]/g;
const plainWords = 'Dear Nimal, please sign the attached letter.';

async function opened(page: Page, office: Office): Promise<void> {
  await sendEnquiry(page, office, visitor, 'A UK company, please.');
  await enrolledIn(page, office, 'agent');
  await page.getByRole('link', { name: visitor }).click();
  await expect(page.getByLabel(answer.text)).toBeEnabled();
}

/** The page of an upload link for a client whose browser runs no script. */
async function clientAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function chooses(client: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await client.getByLabel(papers.form.file).setInputFiles(file);
  await button(client, papers.form.send).click();
}

test('what is attached stays with the draft, goes out with the answer, and comes back when it is taken back', async ({
  page,
  office,
}) => {
  await opened(page, office);
  await page.getByLabel(answer.text).fill(plainWords);
  await expect(page.getByText(answer.kept)).toBeVisible();
  const attached = page.getByRole('region', { name: answer.attach.title });

  await page.getByLabel(answer.attach.label).setInputFiles([engagement, program]);
  await expect(page.getByText(words.console.refused['file-type'])).toBeVisible();
  await expect(attached).toContainText(engagement.name);
  await expect(attached).not.toContainText(program.name);
  await expectFineMain(page);
  await page.reload();
  await expect(attached).toContainText('TXT, 0.1 kB');

  await button(page, answer.send).click();
  const save = button(page, fill(enquiry.download, { file: engagement.name }));
  await expect(save).toBeVisible();
  await expect(button(page, words.console.done.undo)).toBeInViewport();
  await expect(attached).toBeHidden();
  await expectFineMain(page);
  await button(page, answer.undo).click();
  await expect(save).toBeHidden();
  await expect(page.getByLabel(answer.text)).toHaveValue(plainWords);
  await expect(attached).toContainText(engagement.name);
  await button(page, fill(answer.attach.remove, { file: engagement.name })).click();
  await expect(attached).toBeHidden();
});

test('a template asks for a passport by a link; the client sends it without a script, and it is seen with the enquiry', async ({
  page,
  office,
  browser,
}) => {
  await opened(page, office);
  const text = page.getByLabel(answer.text);
  await page.getByLabel(answer.template).selectOption(template);
  await expect(text).toHaveValue(/\/papers\/upload\?id=/);
  await expect(page.getByText(pattern(answer.papers.stands, { who: 'agent@example.com' }))).toBeVisible();
  const letter = (await text.inputValue()).replaceAll(blanks, '£450');
  await text.fill(letter);
  await button(page, answer.send).click();
  await expect(button(page, answer.undo)).toBeVisible();
  const [address = ''] = /http:\S+token=\S+/.exec(letter) ?? [];

  const client = await clientAt(browser, address);
  await expect(client.getByRole('heading', { name: papers.upload.heading })).toBeVisible();
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(client.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  for (const { text: said } of Object.values(papers.form.terms)) await expect(client.getByText(said)).toBeVisible();
  await chooses(client, program);
  await expect(client.getByRole('heading', { name: papers['not-taken'].heading })).toBeVisible();
  await chooses(client, passport);
  await expect(client.getByRole('heading', { name: papers.received.heading })).toBeVisible();

  await page.reload();
  await expect(button(page, fill(enquiry.download, { file: passport.name }))).toBeVisible();
  await expect(page.getByText(pattern(words.console.enquiry.look.back))).toBeVisible();
  await expectFineMain(page);
  await button(page, answer.papers.end).click();
  await expect(button(page, answer.papers.end)).toBeHidden();
  await chooses(client, passport);
  await expect(client.getByRole('heading', { name: papers.over.heading })).toBeVisible();
  await client.context().close();
});
