import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInThemes, sidewaysScroll, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { field, line, openCalculator, total } from './calculator-page.ts';

const path = '/calculator/wise';
const payButton = (page: Page) => page.getByRole('button', { name: words.calculators.wise.payBy });
const discountButton = (page: Page) =>
  page.getByRole('button', { name: words.calculators.wise.breakdown.volumeDiscount });
const payDialog = (page: Page) => page.getByRole('dialog', { name: words.calculators.wise.payDialog.title });
const discountDialog = (page: Page) => page.getByRole('dialog', { name: words.calculators.wise.discountDialog.title });

async function pay(page: Page, method: string): Promise<void> {
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: method }).click();
  await expect(payDialog(page)).toBeHidden();
}

// amount, from, to, method; our fee, discount, total, percent, what arrives
const transfers = [
  ['1000', 'GBP', 'EUR', 'Bank Transfer', '6.35', '-0.32', '6.03', '0.60', '1,144.65'],
  ['0', 'GBP', 'EUR', 'Bank Transfer', '1.00', '0.00', '1.00', '0.00', '0.00'],
  ['999.99', 'GBP', 'EUR', 'Bank Transfer', '6.35', '0.00', '6.35', '0.64', '1,144.28'],
  ['5000', 'USD', 'GBP', 'Swift Transfer', '40.50', '-4.05', '36.45', '0.73', '3,921.20'],
  ['10000', 'EUR', 'USD', 'Debit Card', '120.35', '-18.05', '102.30', '1.02', '10,788.50'],
  ['20000', 'GBP', 'GBP', 'Credit Card', '280.35', '-56.07', '224.28', '1.12', '19,775.72'],
  ['50000', 'EUR', 'GBP', 'Your Account', '300.35', '-75.09', '225.26', '0.45', '43,204.47'],
  ['0.5', 'GBP', 'EUR', 'Bank Transfer', '1.00', '0.00', '1.00', '200.00', '0.00'],
] as const;

test('eight transfers, worked out as they are typed', async ({ page }) => {
  await openCalculator(page, path);

  for (const [amount, from, to, method, fee, discount, sum, percent, arrives] of transfers) {
    await field(page, 'amount').fill(amount);
    await field(page, 'from').selectOption(from);
    await field(page, 'to').selectOption(to);
    await pay(page, method);
    await expect(payButton(page)).toContainText(method);
    await expect(line(page, words.calculators.wise.breakdown.bankTransferFee)).toHaveText('0.00');
    await expect(line(page, words.calculators.wise.breakdown.ourFee)).toHaveText(fee);
    await expect(line(page, words.calculators.wise.breakdown.volumeDiscount)).toHaveText(discount);
    await expect(total(page)).toHaveText(sum);
    await expect(page.locator('#result .total')).toContainText(`Total included fees (${percent}%)`);
    const flag = page.locator('#result .total .flag use');
    await expect(flag).toHaveAttribute('href', new RegExp(`#${from.slice(0, 2).toLowerCase()}$`));
    await expect(page.getByLabel(words.calculators.wise.recipientGets, { exact: true })).toHaveValue(arrives);
  }
});

test('an empty amount counts as 0, and a huge one keeps the width of the page', async ({ page }) => {
  await openCalculator(page, path);
  await field(page, 'amount').fill('');
  await expect(total(page)).toHaveText('1.00');
  await field(page, 'amount').fill('99999999999999999999');

  await expect(page.locator('#result .total')).toContainText('(0.45%)');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the payment dialog shows five ways, each with its total fee', async ({ page }) => {
  await openCalculator(page, path);
  await payButton(page).click();

  await expect(payDialog(page)).toContainText('Here are the ways you can pay for this transfer');
  const ways = payDialog(page).getByRole('listitem');
  await expect(ways).toHaveCount(5);
  const rows = [
    ['Bank Transfer', 'Transfer money using your bank account', '6.03 GBP'],
    ['Your Account', 'Use money in your account to pay instantly', '6.03 GBP'],
    ['Swift Transfer', 'Send from your bank account abroad', '8.08 GBP'],
    ['Debit Card', 'For amounts above 10,000 LKR limit', '11.73 GBP'],
    ['Credit Card', 'For amounts above 10,000 LKR limit', '13.63 GBP'],
  ] as const;
  for (const [index, texts] of rows.entries())
    for (const text of texts) await expect(ways.nth(index)).toContainText(text);
});

test('the discount dialog tells why and what it means', async ({ page }) => {
  await openCalculator(page, path);
  await discountButton(page).click();

  const dialog = discountDialog(page);
  await expect(dialog.getByRole('row')).toHaveText(['Original fee6.35 GBP', 'New fee6.03 GBP', 'Total saving0.32 GBP']);
  await expect(dialog).toContainText('Why you got a discount');
  await expect(dialog).toContainText(
    "You're sending 1,000.00 GBP in this transfer, so we're dropping our fee from 0.6% to 0.57%.",
  );
  await expect(dialog).toContainText('What this means');
  await expect(dialog).toContainText(
    "You'll get this discount on this transfer. Increase your amount to unlock bigger discounts.",
  );
});

test('the amount of the discount opens the dialog, as its name does', async ({ page }) => {
  await openCalculator(page, path);
  const amount = await line(page, words.calculators.wise.breakdown.volumeDiscount).boundingBox();
  if (!amount) throw new Error('no amount');
  await page.mouse.click(amount.x + amount.width / 2, amount.y + amount.height / 2);

  await expect(discountDialog(page)).toBeVisible();
});

test('at the largest discount the dialog promises no larger one', async ({ page }) => {
  await openCalculator(page, path);
  await field(page, 'amount').fill('50000');
  await discountButton(page).click();
  await expect(discountDialog(page)).toContainText('It is the largest one.');
  await expect(discountDialog(page)).not.toContainText('unlock bigger discounts');
});

test('without a discount the dialog says what is missing', async ({ page }) => {
  await openCalculator(page, path);
  await field(page, 'amount').fill('500');
  await discountButton(page).click();

  await expect(discountDialog(page).getByRole('row').last()).toHaveText('Total saving0.00 GBP');
  const missing = { amount: '500.00', currency: 'GBP', percent: '5' };
  await expect(discountDialog(page)).toContainText(fill(words.calculators.wise.discountDialog.noneText, missing));
  await expect(discountDialog(page)).not.toContainText('Why you got a discount');
});

const dialogs = [
  { name: 'payment', button: payButton, dialog: payDialog },
  { name: 'discount', button: discountButton, dialog: discountDialog },
] as const;
const ways = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the close button': (page: Page) =>
    page.locator('dialog[open]').getByRole('button', { name: words.calculators.shared.close }).click(),
  'the backdrop': (page: Page) => page.mouse.click(5, 5),
} as const;

for (const { name, button, dialog } of dialogs)
  test(`the ${name} dialog closes by ${Object.keys(ways).join(', ')}; the page behind it stands still`, async ({
    page,
  }) => {
    await openCalculator(page, path);
    for (const close of Object.values(ways)) {
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await close(page);

      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    }
  });

test('axe finds nothing in the page and its dialogs', async ({ page }) => {
  await openCalculator(page, path);
  await expectNoAxeFindingsInThemes(page);
  for (const { button, dialog } of dialogs) {
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeFindingsInThemes(page);
    await page.keyboard.press('Escape');
  }
});
