import { packages } from '@formation/content';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';

const us = packages.us.map(({ name, price }) => ({ name: name.en, price, dollars: Number(price.slice(1)) }));
const summed = us.map(({ name, price, dollars }) => `${name}: ${price} + $110 = $${dollars + 110}`);

for (const path of ['/', '/pricing'])
  test(`${path}: “+ State Fee” is a number once a state is chosen, and itself again without one`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator('.plans.for-us > .plan');
    const choice = page.locator('.state-fee');
    await expect(cards.first()).toContainText('+ State Fee');

    await choice.getByLabel('State', { exact: true }).selectOption('DE');
    await expect(cards.first()).toContainText('+ $110 State Fee');
    await expect(cards.first()).toContainText('With the Delaware state fee');
    await expect(cards.last()).toContainText(`$${(us.at(-1)?.dollars ?? 0) + 110}`);
    await expect(choice.getByRole('status')).toContainText(summed[1] ?? '');
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);

    await choice.getByLabel('State', { exact: true }).selectOption('');
    await expect(cards.first()).toContainText('+ State Fee');
    await expect(cards.first()).not.toContainText('$110');
    await page.getByText('United Kingdom', { exact: true }).click();
    await expect(choice).toBeHidden();
  });
