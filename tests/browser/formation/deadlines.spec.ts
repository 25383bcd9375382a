import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';

const ukCompany = '/deadlines?country=uk&incorporated=2026-02-10&from=2026-11-21&span=12';
const summary = (page: Page) => page.locator('#result');

async function downloaded(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('the page lists the dates of a company without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/deadlines`);

  await expect(summary(page)).toContainText('Wyoming LLC');
  await expect(page.locator('.duties')).toContainText('Form 5472 with pro-forma Form 1120');
  await page.close();
});

test('a link brings the dates of its company', async ({ page }) => {
  await page.goto(ukCompany);

  await expect(summary(page)).toContainText('UK limited company, formed on 10 Feb 2026');
  await expect(page.locator('.duties')).toContainText('10 Nov 2027'); // the first accounts
  await expect(page.locator('.duties')).toContainText('£150.00 more');
});

test('months show the same dates, and each leads to its duty', async ({ page }) => {
  await page.goto(ukCompany);
  await expect(summary(page)).toContainText('UK limited company');
  const due = await page.locator('.duties > li').count();
  await page.getByText('Months', { exact: true }).click();
  const links = page.locator('.month-grid a');

  await expect(page.locator('.months ol li')).toHaveCount(due);
  await expect(page.locator('.month-grid')).toHaveCount(13); // from one November to the next
  await links.first().click();
  await expect(page.locator(`.months ol li:target`)).toHaveCount(1);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the calendar file has the dates with reminders, and the other takes them out', async ({ page }) => {
  await page.goto(ukCompany);
  await page.getByLabel('Name of the company').fill('Galle Tea Ltd');
  await expect(summary(page)).toContainText('Galle Tea Ltd');
  await page.getByText('30 days before').click();
  const added = await downloaded(page, 'Add to your calendar');
  const removed = await downloaded(page, 'Remove from your calendar');
  const uids = (text: string) => text.replaceAll('\r\n ', '').match(/^UID:.*$/gm);

  expect(added).toContain('SUMMARY:Confirmation statement: Galle Tea Ltd');
  expect(added.match(/BEGIN:VALARM/g)?.length).toBe(3 * (uids(added)?.length ?? 0));
  expect(removed).toContain('METHOD:CANCEL');
  expect(uids(removed)).toEqual(uids(added));
});

test('each country asks for what sets its dates', async ({ page }) => {
  await page.goto('/deadlines');
  await page.getByText('Hong Kong', { exact: true }).click();
  await expect(page.getByLabel('Business registration certificate for')).toBeVisible();
  await expect(page.getByLabel('State', { exact: true })).toBeHidden();
  await expect(page.locator('.duties')).toContainText('Business registration renewal');
  await page.getByText('United Kingdom', { exact: true }).click();
  await page.getByLabel('Birth month of an owner who is not a director').selectOption('4');
  await expect(page).toHaveURL(/ownerBirthMonth=4/);
});
