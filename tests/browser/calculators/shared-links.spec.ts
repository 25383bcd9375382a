import { expect, test } from '../fixtures.ts';
import { field, openCalculator, total } from './calculator-page.ts';

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
