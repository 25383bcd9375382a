import { fill } from '@formation/content';
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
  unfold,
  visitor,
  withAuthenticator,
} from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const secondKey = 'Key in the drawer';
const dialog = (page: Page) => page.getByRole('dialog', { name: words.console.account.confirm.title });
const confirmByPasskey = (page: Page) => button(page, words.console.account.confirm.passkey).click();

async function confirmByPassword(page: Page, code: string): Promise<void> {
  await dialog(page).getByLabel(words.console.door.password, { exact: true }).fill(password);
  await dialog(page).getByLabel(words.console.door.code).fill(code);
  await button(page, words.console.account.confirm.send).last().click();
}

/** Makes an account with the passkey of this page, and goes to the screen of the account. */
async function enrolledByPasskey(page: Page, office: Office, role: string): Promise<void> {
  await page.goto(linkIn(await office.leads('console', 'invite', `${role}@example.com`, '--role', role)));
  await button(page, words.console.enrolment.passkey).click();
  await button(page, words.console.recovery.done).click();
  await page.getByRole('link', { name: words.console.places.account, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.console.account.title })).toBeVisible();
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
      await expect(page.getByText(words.console.account.passkeys.one)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.console.account.people.title })).toHaveCount(
        role === 'owner' ? 1 : 0,
      );
      await expectFineMain(page);

      await button(page, pattern(words.console.account.passkeys.renameOf)).click();
      await page.getByLabel(words.console.account.passkeys.newName).fill('<b>Office phone');
      await page.keyboard.press('Enter');
      await expect(
        button(page, fill(words.console.account.passkeys.removeOf, { name: '<b>Office phone' })),
      ).toBeVisible();
      await button(page, fill(words.console.account.passkeys.removeOf, { name: '<b>Office phone' })).click();
      await expect(dialog(page)).toContainText(
        fill(words.console.account.passkeys.removes, { name: '<b>Office phone' }),
      );
      await expectFineMain(page);
      await confirmByPasskey(page);
      await expect(page.getByText(words.console.refused['last-way'])).toBeVisible();

      const keyAgrees = await withAuthenticator(page, 'usb');
      await phoneAgrees(false);
      await page.getByLabel(words.console.account.passkeys.name).fill(secondKey);
      await button(page, words.console.account.passkeys.add).click();
      await expect(dialog(page)).toBeVisible();
      await keyAgrees(false); // the new one is not known yet
      await phoneAgrees(true);
      await confirmByPasskey(page);
      await expect(page.getByText(secondKey)).toBeVisible();
      await expect(page.getByText(words.console.account.done)).toBeVisible();

      await button(page, fill(words.console.account.passkeys.removeOf, { name: '<b>Office phone' })).click();
      await phoneAgrees(false);
      await keyAgrees(true);
      await confirmByPasskey(page);
      await expect(
        button(page, fill(words.console.account.passkeys.removeOf, { name: '<b>Office phone' })),
      ).toHaveCount(0);
      await expect(button(page, fill(words.console.account.passkeys.removeOf, { name: secondKey }))).toBeVisible();
    });

    test('gets a password, the key of its codes and recovery codes, each confirmed', async ({ page, office }) => {
      await withAuthenticator(page);
      await enrolledByPasskey(page, office, role);
      await button(page, words.console.account.codes.startFirst).click();
      const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
      const step = stepNow();
      await page.getByLabel(words.console.enrolment.password).fill(password);
      await page.getByLabel(words.console.enrolment.code).fill(codeAt(secret, step));
      await expectFineMain(page);
      await button(page, words.console.account.codes.send).click();
      await confirmByPasskey(page);
      await expect(button(page, words.console.account.password.change)).toBeVisible();

      await button(page, words.console.account.recovery.renew).click();
      await confirmByPassword(page, codeAt(secret, step + 1)); // the next one is taken as well
      await expect(page.locator('code')).toHaveCount(10);
      await button(page, words.console.recovery.done).click();
      await expect(page.getByText(fill(words.console.account.recovery.left, { count: 10 }))).toBeVisible();
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
    await expect(page.getByText(words.console.account.invitations.none)).toBeVisible();
    await page.getByLabel(words.console.account.invitations.email).fill('new@example.com');
    await page.context().setOffline(true);
    await button(page, words.console.account.invitations.send).click();
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByLabel(words.console.account.invitations.email)).toHaveValue('new@example.com');
    await button(page, words.console.account.invitations.send).click();
    await expect(dialog(page)).toContainText(
      fill(words.console.account.invitations.invites, { email: 'new@example.com', role: words.console.roles.reader }),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByText(words.console.refused.unconfirmed)).toBeVisible();
    await button(page, words.console.account.invitations.send).click();
    await confirmByPasskey(page);
    await expect(page.getByText(pattern(words.console.account.invitations.link))).toBeVisible();
    await expect(
      button(page, fill(words.console.account.invitations.withdrawOf, { email: 'new@example.com' })),
    ).toBeVisible();
    await expectFineMain(page);
    const link = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel(words.console.account.invitations.email).fill('second@example.com');
    await button(page, words.console.account.invitations.send).click();
    await confirmByPasskey(page);
    await expect(
      page.getByText(pattern(words.console.account.invitations.link, { email: 'second@example.com' })),
    ).toBeVisible();
    const both = page.locator('button[aria-label^="Withdraw the invitation of"]');
    await both.evaluateAll((all) => {
      for (const each of all) if (each instanceof HTMLElement) each.click(); // before the first is asked about
    });
    await expect(both.and(page.locator(':enabled')), 'the first is given up for the second').toHaveCount(1);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const each of await both.all()) await expect(each, 'nobody waits for an answer').toBeEnabled();
    await button(page, fill(words.console.account.invitations.withdrawOf, { email: 'new@example.com' })).click();
    await confirmByPasskey(page);
    await expect(
      button(page, fill(words.console.account.invitations.withdrawOf, { email: 'new@example.com' })),
    ).toHaveCount(0);
    await expect(page.locator('code'), 'it is shown only now').toHaveCount(1);
    await button(page, fill(words.console.account.invitations.withdrawOf, { email: 'second@example.com' })).click();
    await confirmByPasskey(page);
    await expect(page.getByText(words.console.account.invitations.none)).toBeVisible();
    await expect(page.locator('code')).toHaveCount(0);
    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await other.goto(link);
    await expect(other.getByText(words.console.refused['bad-token'])).toBeVisible();
    await other.close();
  });

  test('get another role, and go; the last owner stays', async ({ page, browser, office }) => {
    await withAuthenticator(page);
    await enrolledByPasskey(page, office, 'owner');
    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await sendEnquiry(page, office, visitor, 'A UK company, please.');
    await enrolledIn(other, office, 'agent');
    await other.getByRole('link', { name: visitor }).click();
    await unfold(other, 'work');
    await other.getByLabel(words.console.enquiry.holder).selectOption('agent@example.com');
    await expect(
      other.getByText(pattern(words.console.enquiry.changes.holder, { text: 'agent@example.com' })),
    ).toBeVisible();
    await page.reload();
    await page.getByText(fill(words.console.account.people.changeOf, { email: 'agent@example.com' })).click();
    await page
      .getByRole('combobox', { name: fill(words.console.account.people.role, { email: 'agent@example.com' }) })
      .selectOption(words.console.roles.reader);
    await button(page, words.console.account.people.changeRole).first().click();
    await expect(dialog(page)).toContainText(fill(words.console.account.people.holding, { count: 1 }));
    await confirmByPasskey(page);
    await expect(
      page.getByRole('combobox', { name: fill(words.console.account.people.role, { email: 'agent@example.com' }) }),
    ).toHaveValue('reader');
    await expectFineMain(page);
    await other.reload();
    await expect(other.getByRole('heading', { name: words.console.door.title })).toBeVisible();
    await other.close();
    await button(page, fill(words.console.account.people.endOf, { email: 'agent@example.com' })).click();
    await confirmByPasskey(page);
    await expect(
      page.getByText(fill(words.console.account.people.changeOf, { email: 'agent@example.com' })),
    ).toHaveCount(0);

    await page.getByText(fill(words.console.account.people.changeOf, { email: 'owner@example.com' })).click();
    await button(page, fill(words.console.account.people.endOf, { email: 'owner@example.com' })).click();
    await confirmByPasskey(page);
    await expect(page.getByText(words.console.refused['last-owner'])).toBeVisible();
  });
});
