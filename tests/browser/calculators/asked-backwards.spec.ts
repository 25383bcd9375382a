import { fill } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { solver } from '../parts.ts';
import { phone } from '../viewports.ts';
import { pattern, words } from '../words.ts';
import { field, openCalculator, total } from './calculator-page.ts';
import { askFor, openPublished, solved } from './published-mode.ts';

const { found } = words.calculators.published.solver;
const made = (reached: string) => pattern(found.profit, { reached });
/** The button that puts an answer into the form. */
const use = new RegExp(`^(${words.calculators.published.solver.use}|${words.calculators.published.solver.useFigure})$`);

// what is typed, the question, what is wanted, what it takes in a sentence, and the result once it stands in the form
const questions = [
  [
    'stripe',
    { amount: '50' },
    words.calculators.published.goals.receive,
    '96.80',
    fill(found.receive, { value: '$100.00', reached: '$96.80' }),
    '$96.80',
  ],
  [
    'payoneer',
    { amount: '50' },
    words.calculators.published.goals.receive,
    '95.52',
    fill(found.receive, { value: '$100.00', reached: '$95.52' }),
    '$95.52',
  ],
  [
    'mercury',
    { amount: '50' },
    words.calculators.published.goals.send,
    '980',
    fill(found.send, { value: '$980.00', reached: '$980.00' }),
    '$980.00',
  ],
  [
    'etsy',
    { shippingPrice: '5', salesTax: '4' },
    words.calculators.published.goals.profit,
    '49.20',
    fill(found.profit, { value: '$49.99', reached: '$49.20' }),
    '$49.20',
  ],
] as const;

for (const [platform, typed, question, wanted, sentence, result] of questions)
  test(`${platform}: the answer put back into the form gives what was wanted`, async ({ page }) => {
    await openCalculator(page, `/calculator/${platform}`);
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
    await field(page, 'question').selectOption(question);
    await askFor(page, wanted);
    await expect(solved(page)).toHaveText(sentence);
    await page.getByRole('button', { name: use }).click();

    await expect(total(page)).toHaveText(result);
  });

test('what is wanted is what stands in its field, also when a question is asked again', async ({ page }) => {
  await openPublished(page, '/calculator/ebay?mode=published&soldPrice=100&itemCost=40');
  const question = field(page, 'question');
  await question.selectOption({ value: 'profit' });
  await askFor(page, '50');
  await expect(solved(page)).toContainText(made('$50.00'));
  await page.reload();
  await expect(solved(page)).toContainText(made('$50.00'));
  await question.selectOption({ value: 'breakEven' });
  await question.selectOption({ value: 'profit' });

  const wanted = Number(await page.locator('main [name^="wanted"]').inputValue());
  await expect(solved(page)).toContainText(made(`$${wanted.toFixed(2)}`));
});

test('a question about a field that is not asked is not asked either', async ({ page }) => {
  await openPublished(page, '/calculator/ebay?mode=published&site=UK');
  const question = field(page, 'question');
  await question.selectOption({ value: 'adRate' });
  await field(page, 'seller').selectOption({ value: 'private' });

  await expect(question.locator('[value="adRate"]')).toHaveCount(0);
  await expect(question).toHaveValue('breakEven');
  await field(page, 'seller').selectOption({ value: 'business' });
  await expect(question.locator('[value="adRate"]')).toHaveCount(1);
});

test('the questions come late and move nothing: on a phone they stand below the result', async ({ page }) => {
  await page.setViewportSize(phone);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/solver-panel.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openCalculator(page, '/calculator/ebay?mode=published&soldPrice=100');
  const place = () => page.locator('#result').evaluate((result) => result.getBoundingClientRect().top + scrollY);
  await expect(total(page)).not.toHaveText('–');
  const before = await place();
  letThrough();
  await expect(solver(page)).toBeVisible();

  expect(await place()).toBe(before);
});
