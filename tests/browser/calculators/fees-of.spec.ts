import { messages } from '@formation/content';
import type { Page } from '@playwright/test';
import { expectFault } from '../expect-fault.ts';
import { expect, test } from '../fixtures.ts';
import { solver } from '../parts.ts';
import { openCalculator } from './calculator-page.ts';

const { published } = messages.en.calculators;
const { days, feesOf, refused, unpin } = published;

const day = (page: Page) => page.getByLabel(feesOf);
const noResult = refused.unread.replace('{what}', feesOf);

for (const name of ['ebay', 'etsy'])
  test(`${name}: a day that does not exist stays as typed, is told once it is left, and has no fees`, async ({
    page,
  }) => {
    await openCalculator(page, `/calculator/${name}?mode=published&day=2026-02-20`);
    await day(page).focus();
    await page.keyboard.type('02302025');
    await expect(day(page), 'while it is typed').not.toHaveAttribute('aria-invalid');

    await day(page).blur();
    await expectFault(day(page), days.noSuchDay);
    await expect(page.getByText(noResult)).toBeVisible();
    await expect(page.locator('#result .ledger, #result output:not(.fault)').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(solver(page)).toHaveCount(0);

    await day(page).focus();
    await page.keyboard.type('02282026');
    await expect(page.locator('#result .ledger')).toBeVisible();
    await expect(day(page)).not.toHaveAttribute('aria-invalid');
  });

test('a year before any fee that is known, or of five digits, has none', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay?mode=published&soldPrice=50');
  await day(page).fill('0202-01-01');
  await day(page).blur();
  await expectFault(day(page), days.tooEarly.replace('{day}', '1 Jan 2000'));
  await day(page).evaluate((input: HTMLInputElement) => {
    input.value = '22026-03-10';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expectFault(day(page), days.tooLate.replace('{day}', '31 Dec 2099'));
  await expect(page.getByText(noResult)).toBeVisible();
});

test('an emptied day is asked for, until today’s fees are', async ({ page }) => {
  await openCalculator(page, '/calculator/etsy?mode=published&day=2026-02-20&itemPrice=50');
  await day(page).fill('');
  await day(page).blur();
  await expectFault(day(page), days.missing);
  await page.getByRole('button', { name: unpin }).click();

  await expect(day(page)).not.toHaveValue(/^$|2026-02-20/);
  await expect(page.locator('#result .ledger')).toBeVisible();
});

test('the day is followed while it is typed, also before the field is left', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay?mode=published&soldPrice=50');
  await day(page).focus();
  await page.keyboard.type('03152026');
  await expect(page.locator('.schedule')).toContainText('15 Mar 2026');
  await expect(day(page)).toHaveValue('2026-03-15');
  await expect(page.locator('#result .ledger')).toBeVisible();
});
