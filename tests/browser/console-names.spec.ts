import { site } from '@formation/content';
import type { Page } from '@playwright/test';
import { sendEnquiry, wish } from './console-merging.ts';
import { button, enrolledIn, type Office, test, unfold, visitor } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const { answer, account } = words.console;
const signature = 'Kamala Fernando\n<b>Serendib Ledger</b>';
const template = 'We will answer by (English)';

/** Says under Account what one is called. */
async function saveProfile(page: Page, name: string): Promise<void> {
  await page.goto('/console?account');
  await page.getByLabel(account.profile.name, { exact: true }).fill(name);
  await page.getByLabel(account.profile.signature, { exact: true }).fill(signature);
  await button(page, account.profile.save).first().click();
}

/** Opens the enquiry; the field of the answer. */
async function opened(page: Page) {
  await page.goto('/console?state=new');
  await page.getByRole('link', { name: visitor }).click();
  const text = page.getByLabel(answer.text);
  await expect(text).toBeEnabled();
  return text;
}

async function asKamala(page: Page, office: Office): Promise<void> {
  await sendEnquiry(page, office, visitor, wish);
  await enrolledIn(page, office, 'agent');
  await saveProfile(page, 'Kamala');
  await expect(page.getByText(account.profile.saved)).toBeVisible();
}

test.describe('names and signatures', () => {
  test.use({ expectedFaults: [/status of 422/] });

  test('a name that would break a sender is refused beside its field', async ({ page, office }) => {
    await enrolledIn(page, office, 'reader');
    await saveProfile(page, 'Kamala <k@example.com>');
    await expect(page.getByText(account.profile.wrong.name)).toBeVisible();
    await expect(page.getByLabel(account.profile.signature, { exact: true })).toHaveValue(signature);
    await expectFineMain(page);
  });

  test('an answer ends with name and signature, once, in the form and in the mail; colleagues see the name', async ({
    page,
    browser,
    office,
  }) => {
    test.slow(); // a mail leaves fifteen seconds after it was sent
    await asKamala(page, office);
    const text = await opened(page);
    await expect(text).toHaveValue(`\n\n${signature}`);
    await expect(button(page, answer.send), 'a signature is no answer').toBeDisabled();
    await page.getByLabel(answer.template).selectOption(template);
    await expect(text).toHaveValue(
      /^Dear Nimal Perera,[^]*I am Kamala,[^]*\n\nKamala Fernando\n<b>Serendib Ledger<\/b>$/,
    );
    await text.fill((await text.inputValue()).replace('[[day]]', 'Friday'));
    await expect(page.getByText(answer.kept)).toBeVisible();
    await expectFineMain(page);

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await opened(other);
    await expect(other.getByText(pattern(answer.writing, { who: 'Kamala' }))).toBeVisible();
    await expect(other.getByLabel(answer.text), 'the signature of somebody else').toHaveValue('');

    await button(page, answer.send).click();
    await expect(page.getByRole('heading', { name: answer.sent })).toBeVisible();
    await unfold(page, 'work');
    await expect(page.getByLabel(words.console.enquiry.holder)).toHaveText(/Kamala/);
    const fromKamala = () => office.mails().find((mail) => mail.includes(`Kamala, ${site.brand}`)) ?? '';
    await expect.poll(fromKamala, { timeout: 45_000 }).toContain('To: nimal@example.com');
    expect(fromKamala().split(/\r\nKamala Fernando\r\n<b>/)).toHaveLength(2);
    await other.reload();
    await unfold(other, 'history');
    await expect(other.getByText(pattern(words.console.enquiry.changes.answered, { who: 'Kamala' }))).toBeVisible();
    await expect(other.locator('main')).not.toContainText('agent@example.com');
    await other.close();
  });

  test('a template leaves a typed subject, takes the place of one that nobody typed, and is undone', async ({
    page,
    office,
  }) => {
    await asKamala(page, office);
    const text = await opened(page);
    const subject = page.getByLabel(answer.subject, { exact: true });
    const choose = () => page.getByLabel(answer.template).selectOption(template);
    await choose();
    await expect(subject).toHaveValue('We have read your message');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveValue(`\n\n${signature}`);

    await subject.fill('About your VAT question');
    await choose();
    await expect(text).toHaveValue(/I am Kamala/);
    await expect(subject).toHaveValue('About your VAT question');
    await text.focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveValue(`\n\n${signature}`);
  });
});
