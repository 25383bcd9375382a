/** What a script draws later leads to pages of the same language, as the page's own links do. */
import { fill, messages } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { ways } from '../parts.ts';
import { words } from '../words.ts';
import { field, fillIn, openCalculator } from './calculator-page.ts';

for (const language of ['si', 'ta'] as const) {
  const { calculators, compare, payouts } = messages[language];

  test(`/${language}: a comparison stays in the language, and so does what it leads to`, async ({ page }) => {
    await page.goto(`/${language}/calculator/compare`);
    await page.getByRole('link', { name: compare.example }).click();
    const columns = page.locator('thead a');
    await expect(columns).toHaveCount(2);
    for (const column of await columns.all())
      await expect(column).toHaveAttribute('href', new RegExp(`^/${language}/calculator/`));

    await page.getByRole('button', { name: fill(compare.remove, { number: 1 }) }).click();
    await expect(columns).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(`/${language}/calculator/compare`);
  });

  test(`/${language}: a number of a way leads to its calculator in the language`, async ({ page }) => {
    await page.goto(`/${language}/payouts?by=marketplace`);
    const ofEbay = ways(page).filter({ hasText: words.platforms.ebay.name }).first();
    await ofEbay.locator('summary').first().click();
    await ofEbay.locator('.ways-open summary').first().click(); // of the sale
    const calculator = ofEbay.getByRole('link', { name: payouts.panel.calculator }).first();
    await expect(calculator).toHaveAttribute('href', `/${language}/calculator/ebay`);
  });

  test(`/${language}: a result leads to ways home and to its comparison in the language`, async ({ page }) => {
    await openCalculator(page, `/${language}/calculator/etsy`);
    await fillIn(page, { itemPrice: '100' });
    const { title } = calculators.published.rupees;
    await expect(page.getByRole('region', { name: title })).toBeVisible(); // what comes later moves the button
    await page.getByRole('button', { name: calculators.shared.compare.keep }).click();
    const comparison = page.getByRole('link', { name: fill(calculators.shared.compare.now, { count: 1 }) });
    await expect(comparison).toHaveAttribute('href', new RegExp(`^/${language}/calculator/compare\\?`));

    await openCalculator(page, `/${language}/calculator/paypal`);
    await fillIn(page, { soldPrice: '100' });
    const home = page.getByRole('link', { name: fill(calculators.published.rupees.home, { amount: '$100.00' }) });
    await home.click();
    await expect(field(page, 'amount')).toHaveValue('100.00');
    expect(new URL(page.url()).pathname).toBe(`/${language}/payouts`);
  });
}
