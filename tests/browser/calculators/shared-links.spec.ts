import { messages } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { field, openCalculator, total } from './calculator-page.ts';

const { noSuchDay } = messages.en.calculators.published;

const links = [
  ['etsy', 'itemPrice=50', '$44.80'],
  ['etsy', 'country=GB&itemPrice=50', '£42.99'], // (0.15 + 3.25 + 2.20 + 0.24) with VAT of 20 %
  ['mercury', 'amount=5000', '$5,000.00'],
  ['profit-margin', 'price=50&cost=30', '$20.00'],
  ['stripe', 'amount=100', '$96.80'],
  ['payoneer', 'amount=100', '$95.52'],
] as const;

for (const [name, typed, answer] of links)
  test(`${name}: a link with ${typed} shows its result without a touch`, async ({ page }) => {
    await openCalculator(page, `/calculator/${name}?mode=published&day=2026-11-21&${typed}`);

    const [input = '', value = ''] = typed.split('=');
    await expect(field(page, input)).toHaveValue(value.replace(/&.*/, ''));
    await expect(total(page)).toHaveText(answer);
  });

for (const name of ['ebay', 'etsy'])
  test(`${name}: a link to a day that does not exist says that today’s fees are shown, until a day is chosen`, async ({
    page,
  }) => {
    await openCalculator(page, `/calculator/${name}?mode=published&day=2026-02-30`);

    const said = page.getByText(noSuchDay);
    await expect(said).toBeVisible();
    await page.locator('.day-field input').fill('2026-11-20');
    await expect(said).toHaveCount(0);
  });

test('a link to a day that exists says nothing of the kind', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay?mode=published&day=2026-11-21');

  await expect(page.locator('.day-field')).toBeVisible();
  await expect(page.getByText(noSuchDay)).toHaveCount(0);
});
