import { readFile } from 'node:fs/promises';
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { button, enrolledIn, type Office, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { pattern, words } from './words.ts';

const kamala = 'Kamala Silva';
const hostile = '<img src=x onerror="document.title=1">';
const nimal = 'nimal.the.very.long.address.of.a.visitor.who.sells.batik@example.com';

async function sendEnquiry(page: Page, { origin }: Office, name: string, email: string): Promise<void> {
  const typed = { contact_name: name, contact_email: email, message: `${hostile} සිංහල`, agree_to_protect_data: 'Yes' };
  const ids = { lib_version: '4', user_id: 'site', service_id: 'enquiries', template_id: 'contact' };
  const data = { ...ids, template_params: { ...typed, homepage_url: 'robot' } };
  expect((await page.request.post(`${origin}/api/v1.0/email/send`, { data })).status()).toBe(200);
}

/** Presses a button that saves a file, and reads it. */
async function saved(page: Page, name: string, of: ReturnType<Page['locator']> = page.locator('main')) {
  const [file] = await Promise.all([page.waitForEvent('download'), of.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test.describe('people', () => {
  test.use({ expectedFaults: [/status of (401|422)|ERR_INTERNET_DISCONNECTED/] });

  test('a person is found with the keyboard, and all that is kept of them is on one screen', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, hostile, nimal);
    await sendEnquiry(page, office, kamala, 'kamala@example.com');
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: words.console.places.people, exact: true }).click();
    await expect(page.getByText(words.console.people.register.none)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('BATIK');
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: hostile });
    await expect(link).toBeVisible();
    await expect(page.getByRole('link', { name: kamala })).toHaveCount(0);
    await expectFineMain(page);
    await link.click();

    await expect(page.getByText(words.console.people.person.heldText)).toBeVisible();
    await expect(page.getByText(pattern(words.console.people.person.consent.given))).toBeVisible();
    await expect(button(page, words.console.people.exporting.send)).toBeVisible();
    await expect(button(page, words.console.people.erasing.send)).toHaveCount(0); // that is the owner's
    await expectFineMain(page);
    await expect(page).not.toHaveTitle('1');
  });

  test('an owner exports and erases a person; the register says so and names nobody', async ({ page, office }) => {
    await sendEnquiry(page, office, hostile, nimal);
    await enrolledIn(page, office, 'owner');
    await page.goto(`/console?person=${nimal}`);
    await expect(page.getByText(fill(words.console.people.erasing.counts.enquiries, { count: 1 }))).toBeVisible();
    const kept = JSON.parse((await saved(page, words.console.people.exporting.send)).text);
    expect(kept).toMatchObject({ address: nimal, enquiries: [{ params: { contact_name: hostile } }] });

    await page.getByLabel(fill(words.console.people.erasing.typed, { address: nimal })).fill('nimal');
    await button(page, words.console.people.erasing.send).click();
    await expect(page.getByText(words.console.refused.typed)).toBeVisible();
    await expectFineMain(page);
    await page.getByLabel(fill(words.console.people.erasing.typed, { address: nimal })).fill(nimal.toUpperCase());
    await button(page, words.console.people.erasing.send).click();
    await expect(page.getByText(pattern(words.console.people.erasing.done, { enquiries: 1 }))).toBeVisible();
    await expect(page.getByText(words.console.people.person.nothing)).toBeVisible();
    await expect(
      page.getByText(
        fill(words.console.people.register.by, {
          what: words.console.people.register.what.erased,
          who: 'owner@example.com',
        }),
      ),
    ).toBeVisible();

    await button(page, words.console.people.person.back).click();
    await expect(
      page.getByText(
        fill(words.console.people.register.by, {
          what: words.console.people.register.what.exported,
          who: 'owner@example.com',
        }),
      ),
    ).toBeVisible();
    await expect(page.getByText(nimal)).toHaveCount(0);
    await expectFineMain(page);
    const register = await saved(page, words.console.csv.save);
    expect(register.text.trim().split('\r\n')).toHaveLength(3);
    expect(register.text).not.toContain(nimal);
  });

  test('a reader saves every list as it stands', async ({ page, office }) => {
    await sendEnquiry(page, office, '=1+1', 'ann@example.com');
    await enrolledIn(page, office, 'reader');
    await page
      .getByLabel(words.console.inbox.show, { exact: true })
      .selectOption({ label: fill(words.console.inbox.state, { state: words.console.states.held, count: 1 }) });
    await expect(page.getByRole('link', { name: '=1+1' })).toBeVisible();
    const held = await saved(page, words.console.csv.save);
    expect([held.name, held.text]).toEqual(['enquiries-held.csv', expect.stringContaining(",'=1+1,ann@example.com,")]);
    await page.goto('/console?search=ann');
    expect((await saved(page, words.console.csv.save)).text).toContain('ann@example.com');
    await page.getByRole('link', { name: words.console.places.calls, exact: true }).click();
    await expect(page.getByText(words.console.calls.none)).toBeVisible();
    expect((await saved(page, words.console.csv.save)).text).toMatch(/^\uFEFFstart \(Asia\/Colombo\),[^\n]*\r\n$/);
    await page.getByRole('link', { name: words.console.places.today, exact: true }).click();
    expect((await saved(page, words.console.csv.save)).name).toBe('counts.csv');
  });

  test('a reader is told when there is no line, and when nobody is there', async ({ page, office }) => {
    await sendEnquiry(page, office, '=1+1', 'ann@example.com');
    await enrolledIn(page, office, 'reader');
    await page.goto('/console?people=ann');
    await expect(page.getByRole('link', { name: '=1+1' })).toBeVisible();
    const people = page.getByRole('region', { name: words.console.people.title });
    await page.context().setOffline(true);
    await people.getByRole('button', { name: words.console.csv.save }).click();
    await expect(people.getByText(words.console.refused.failed)).toBeVisible();
    await expectFineMain(page);
    await page.context().setOffline(false);
    const saving = await saved(page, words.console.csv.save, people);
    expect([saving.name, saving.text]).toEqual(['people.csv', expect.stringContaining("ann@example.com,'=1+1,1,0,0")]);

    await page.getByRole('link', { name: '=1+1' }).click();
    await expect(page.getByRole('heading', { name: words.console.people.person.consents })).toBeVisible();
    await expect(
      button(page, new RegExp(`^(${words.console.people.exporting.send}|${words.console.people.erasing.send})$`)),
    ).toHaveCount(0);
    await button(page, words.console.people.person.back).click();
    await page.getByLabel(words.console.people.label).fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.console.people.none)).toBeVisible();
    await page.goto('/console?person=nobody%40example.com');
    await expect(page.getByText(words.console.people.person.nothing)).toBeVisible();
  });
});
