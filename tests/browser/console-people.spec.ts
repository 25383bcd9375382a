import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, enrolledIn, type Office, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';

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
    await sendEnquiry(page, office, 'Kamala Silva', 'kamala@example.com');
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await expect(page.getByText('Nobody has asked yet.')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('BATIK');
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: hostile });
    await expect(link).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kamala Silva' })).toHaveCount(0);
    await expectFineMain(page);
    await link.click();

    await expect(page.getByText('It looks like a robot’s')).toBeVisible();
    await expect(page.getByText(/^Agreed /)).toBeVisible();
    await expect(button(page, 'Export everything')).toBeVisible();
    await expect(button(page, 'Erase everything')).toHaveCount(0); // that is the owner's
    await expectFineMain(page);
    await expect(page).not.toHaveTitle('1');
  });

  test('an owner exports and erases a person; the register says so and names nobody', async ({ page, office }) => {
    await sendEnquiry(page, office, hostile, nimal);
    await enrolledIn(page, office, 'owner');
    await page.goto(`/console?person=${nimal}`);
    await expect(page.getByText('Enquiries: 1')).toBeVisible();
    const kept = JSON.parse((await saved(page, 'Export everything')).text);
    expect(kept).toMatchObject({ address: nimal, enquiries: [{ params: { contact_name: hostile } }] });

    await page.getByLabel(`Type ${nimal}`).fill('nimal');
    await button(page, 'Erase everything').click();
    await expect(page.getByText('Type the e-mail address as it stands above.')).toBeVisible();
    await expectFineMain(page);
    await page.getByLabel(`Type ${nimal}`).fill(nimal.toUpperCase());
    await button(page, 'Erase everything').click();
    await expect(page.getByText('Erased. Enquiries: 1')).toBeVisible();
    await expect(page.getByText('Nothing is kept of this address.')).toBeVisible();
    await expect(page.getByText('Erased by owner@example.com')).toBeVisible();

    await button(page, 'All people').click();
    await expect(page.getByText('Exported by owner@example.com')).toBeVisible();
    await expect(page.getByText(nimal)).toHaveCount(0);
    await expectFineMain(page);
    const register = await saved(page, 'Save as CSV');
    expect(register.text.trim().split('\r\n')).toHaveLength(3);
    expect(register.text).not.toContain(nimal);
  });

  test('a reader saves every list as it stands', async ({ page, office }) => {
    await sendEnquiry(page, office, '=1+1', 'ann@example.com');
    await enrolledIn(page, office, 'reader');
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Held (1)' });
    await expect(page.getByRole('link', { name: '=1+1' })).toBeVisible();
    const held = await saved(page, 'Save as CSV');
    expect([held.name, held.text]).toEqual(['enquiries-held.csv', expect.stringContaining(",'=1+1,ann@example.com,")]);
    await page.goto('/console?search=ann');
    expect((await saved(page, 'Save as CSV')).text).toContain('ann@example.com');
    await page.getByRole('link', { name: 'Calls', exact: true }).click();
    await expect(page.getByText('No calls in this time.')).toBeVisible();
    expect((await saved(page, 'Save as CSV')).text).toMatch(/^\uFEFFstart \(Asia\/Colombo\),[^\n]*\r\n$/);
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    expect((await saved(page, 'Save as CSV')).name).toBe('counts.csv');
  });

  test('a reader is told when there is no line, and when nobody is there', async ({ page, office }) => {
    await sendEnquiry(page, office, '=1+1', 'ann@example.com');
    await enrolledIn(page, office, 'reader');
    await page.goto('/console?people=ann');
    await expect(page.getByRole('link', { name: '=1+1' })).toBeVisible();
    const people = page.getByRole('region', { name: 'People' });
    await page.context().setOffline(true);
    await people.getByRole('button', { name: 'Save as CSV' }).click();
    await expect(people.getByText('Look at your connection')).toBeVisible();
    await expectFineMain(page);
    await page.context().setOffline(false);
    const saving = await saved(page, 'Save as CSV', people);
    expect([saving.name, saving.text]).toEqual(['people.csv', expect.stringContaining("ann@example.com,'=1+1,1,0,0")]);

    await page.getByRole('link', { name: '=1+1' }).click();
    await expect(page.getByRole('heading', { name: 'Consents' })).toBeVisible();
    await expect(button(page, /^(Export|Erase) everything$/)).toHaveCount(0);
    await button(page, 'All people').click();
    await page.getByLabel('Find a person').fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody found.')).toBeVisible();
    await page.goto('/console?person=nobody%40example.com');
    await expect(page.getByText('Nothing is kept of this address.')).toBeVisible();
  });
});
