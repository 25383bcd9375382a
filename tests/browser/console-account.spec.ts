import type { Page } from '@playwright/test';
import { sendEnquiry } from './console-merging.ts';
import {
  button,
  codeAt,
  enrolledIn,
  linkIn,
  type Office,
  password,
  stepNow,
  test,
  withAuthenticator,
} from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { phone } from './viewports.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });
const confirmByPasskey = (page: Page) => button(page, 'Confirm with a passkey').click();

async function confirmByPassword(page: Page, code: string): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByLabel('One-time code').fill(code);
  await button(page, 'Confirm').last().click();
}

/** Makes an account with the passkey of this page, and goes to the screen of the account. */
async function enrolledByPasskey(page: Page, office: Office, role: string): Promise<void> {
  await page.goto(linkIn(await office.leads('console', 'invite', `${role}@example.com`, '--role', role)));
  await button(page, 'Make a passkey').click();
  await button(page, 'I have written them down').click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your ways to sign in' })).toBeVisible();
}

for (const role of ['owner', 'agent', 'reader'] as const)
  test.describe(`the account of an ${role}`, () => {
    test.use({ expectedFaults: [/status of (401|403|404|409|422)/] });

    test('has passkeys added, named and removed, each confirmed, and never the last way in', async ({
      page,
      office,
    }) => {
      const phoneAgrees = await withAuthenticator(page);
      await enrolledByPasskey(page, office, role);
      await expect(page.getByText('Make a second one on another device')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'People of the firm' })).toHaveCount(role === 'owner' ? 1 : 0);
      await expectFineMain(page);

      await button(page, /^Rename /).click();
      await page.getByLabel('New name').fill('<b>Office phone');
      await page.keyboard.press('Enter');
      await expect(button(page, 'Remove <b>Office phone')).toBeVisible();
      await button(page, 'Remove <b>Office phone').click();
      await expect(dialog(page)).toContainText('You are removing the passkey “<b>Office phone”.');
      await expectFineMain(page);
      await confirmByPasskey(page);
      await expect(page.getByText('This is your only way to sign in.')).toBeVisible();

      const keyAgrees = await withAuthenticator(page, 'usb');
      await phoneAgrees(false);
      await page.getByLabel('Name of the new passkey').fill('Key in the drawer');
      await button(page, 'Add a passkey').click();
      await expect(dialog(page)).toBeVisible();
      await keyAgrees(false); // the new one is not known yet
      await phoneAgrees(true);
      await confirmByPasskey(page);
      await expect(page.getByText('Key in the drawer')).toBeVisible();
      await expect(page.getByText('Elsewhere you are signed out.')).toBeVisible();

      await button(page, 'Remove <b>Office phone').click();
      await phoneAgrees(false);
      await keyAgrees(true);
      await confirmByPasskey(page);
      await expect(button(page, 'Remove <b>Office phone')).toHaveCount(0);
      await expect(button(page, 'Remove Key in the drawer')).toBeVisible();
    });

    test('gets a password, the key of its codes and recovery codes, each confirmed', async ({ page, office }) => {
      await withAuthenticator(page);
      await enrolledByPasskey(page, office, role);
      await button(page, 'Set up a password').click();
      const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
      const step = stepNow();
      await page.getByLabel('New password').fill(password);
      await page.getByLabel('Code that the app shows now').fill(codeAt(secret, step));
      await expectFineMain(page);
      await button(page, 'Use this key').click();
      await confirmByPasskey(page);
      await expect(button(page, 'Change the password')).toBeVisible();

      await button(page, 'Get ten new ones').click();
      await confirmByPassword(page, codeAt(secret, step + 1)); // the next one is taken as well
      await expect(page.locator('code')).toHaveCount(10);
      await button(page, 'I have written them down').click();
      await expect(page.getByText('10 of your recovery codes are left.')).toBeVisible();
    });
  });

test.describe('the people of the firm', () => {
  test.use({ expectedFaults: [/status of (401|403|404|409|422)|ERR_INTERNET_DISCONNECTED/] });

  test('are invited, and taken back; a lost line and a closed question lose nothing typed', async ({
    page,
    browser,
    office,
  }) => {
    await withAuthenticator(page);
    await enrolledByPasskey(page, office, 'owner');
    await expect(page.getByText('Nobody is invited now.')).toBeVisible();
    await page.getByLabel('Their e-mail').fill('new@example.com');
    await page.context().setOffline(true);
    await button(page, 'Make the link').click();
    await expect(page.getByText('That did not work. Look at your connection')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByLabel('Their e-mail')).toHaveValue('new@example.com');
    await button(page, 'Make the link').click();
    await expect(dialog(page)).toContainText('You are inviting new@example.com, as Reader.');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Nothing was changed, because you did not confirm')).toBeVisible();
    await button(page, 'Make the link').click();
    await confirmByPasskey(page);
    await expect(page.getByText('It is shown only now.')).toBeVisible();
    await expect(button(page, 'Withdraw the invitation of new@example.com')).toBeVisible();
    await expectFineMain(page);
    const link = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel('Their e-mail').fill('second@example.com');
    await button(page, 'Make the link').click();
    await confirmByPasskey(page);
    await expect(page.getByText('The link for second@example.com')).toBeVisible();
    const both = page.locator('button[aria-label^="Withdraw the invitation of"]');
    await both.evaluateAll((all) => {
      for (const each of all) if (each instanceof HTMLElement) each.click(); // before the first is asked about
    });
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const each of await both.all()) await expect(each, 'nobody waits for an answer').toBeEnabled();
    await button(page, 'Withdraw the invitation of new@example.com').click();
    await confirmByPasskey(page);
    await expect(button(page, 'Withdraw the invitation of new@example.com')).toHaveCount(0);
    await expect(page.locator('code'), 'it is shown only now').toHaveCount(1);
    await button(page, 'Withdraw the invitation of second@example.com').click();
    await confirmByPasskey(page);
    await expect(page.getByText('Nobody is invited now.')).toBeVisible();
    await expect(page.locator('code')).toHaveCount(0);
    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await other.goto(link);
    await expect(other.getByText('This link is not valid, or no longer.')).toBeVisible();
    await other.close();
  });

  test('get another role, and go; the last owner stays', async ({ page, browser, office }) => {
    await withAuthenticator(page);
    await enrolledByPasskey(page, office, 'owner');
    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await sendEnquiry(page, office, 'Nimal Perera', 'I want a company in the UK.');
    await enrolledIn(other, office, 'agent');
    await other.getByRole('link', { name: 'Nimal Perera' }).click();
    await other.getByLabel('Who has it').selectOption('agent@example.com');
    await expect(other.getByText('gave it to agent@example.com')).toBeVisible();
    await page.reload();
    await page.getByText('Change agent@example.com').click();
    await page.getByRole('combobox', { name: 'Role of agent@example.com' }).selectOption('Reader');
    await button(page, 'Change the role').first().click();
    await expect(dialog(page)).toContainText(
      'They sign in again. Open enquiries that they have, and that nobody has then: 1.',
    );
    await confirmByPasskey(page);
    await expect(page.getByRole('combobox', { name: 'Role of agent@example.com' })).toHaveValue('reader');
    await expectFineMain(page);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await other.close();
    await button(page, 'End the account of agent@example.com').click();
    await confirmByPasskey(page);
    await expect(page.getByText('Change agent@example.com')).toHaveCount(0);

    await page.getByText('Change owner@example.com').click();
    await button(page, 'End the account of owner@example.com').click();
    await confirmByPasskey(page);
    await expect(page.getByText('Somebody must stay who can sign in as an owner.')).toBeVisible();
  });
});
