import { utcDay } from '@formation/calendar';
import { countries, fill, packages } from '@formation/content';
import { stateFee } from '@formation/formation';
import { money, toText } from '@formation/money';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { words } from '../words.ts';

const us = packages.us.map(({ name, price }) => ({ name: name.en, price, dollars: Number(price.slice(1)) }));
const { amount: delaware = money('0', 'USD') } = stateFee({ state: 'DE', kind: 'llc' }, utcDay(Date.now()));
const fee = Number(toText(delaware));
const summed = us.map(({ name, price, dollars }) => `${name}: ${price} + $${fee} = $${dollars + fee}`);

for (const path of ['/', '/pricing'])
  test(`${path}: “+ State Fee” is a number once a state is chosen, and itself again without one`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator('.plans.for-us > .plan');
    const choice = page.locator('.state-fee');
    await expect(cards.first()).toContainText('+ State Fee');

    await choice.getByLabel(words.stateFee.state, { exact: true }).selectOption('DE');
    await expect(cards.first()).toContainText(`+ $${fee} State Fee`);
    await expect(cards.first()).toContainText(fill(words.stateFee.together, { state: 'Delaware' }));
    await expect(cards.last()).toContainText(`$${(us.at(-1)?.dollars ?? 0) + fee}`);
    await expect(choice.getByRole('status')).toContainText(summed[1] ?? '');
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);

    await choice.getByLabel(words.stateFee.state, { exact: true }).selectOption('');
    await expect(cards.first()).toContainText('+ State Fee');
    await expect(cards.first()).not.toContainText(`$${fee}`);
    await page.getByText(countries[1]?.label.en ?? '', { exact: true }).click();
    await expect(choice).toBeHidden();
  });
