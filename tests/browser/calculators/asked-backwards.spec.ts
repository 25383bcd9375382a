import { expect, test } from '../fixtures.ts';
import { field, openCalculator, total } from './calculator-page.ts';
import { askFor, solved } from './published-mode.ts';

// what is typed, the question, what is wanted, what it takes, and the result once it stands in the form
const questions = [
  ['stripe', { amount: '50' }, 'What to ask for to receive …', '96.80', '$100.00', '$96.80'],
  ['payoneer', { amount: '50' }, 'What to ask for to receive …', '95.52', '$100.00', '$95.52'],
  ['mercury', { amount: '50' }, 'What to send for the recipient to get …', '980', '$980.00', '$980.00'],
  ['etsy', { shippingPrice: '5', salesTax: '4' }, 'The price for a profit of …', '49.20', '$49.99', '$49.20'],
] as const;

for (const [platform, typed, question, wanted, takes, result] of questions)
  test(`${platform}: the answer put back into the form gives what was wanted`, async ({ page }) => {
    await openCalculator(page, `/calculator/${platform}`);
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
    await field(page, 'question').selectOption(question);
    await askFor(page, wanted);
    await expect(solved(page)).toHaveText(`${takes} gives it exactly.`);
    await page.getByRole('button', { name: 'Put it into the form' }).click();

    await expect(total(page)).toHaveText(result);
  });
