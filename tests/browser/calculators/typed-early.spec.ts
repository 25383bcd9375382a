import { fill } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { islandScripts } from '../parts.ts';
import { words } from '../words.ts';
import { field } from './calculator-page.ts';

/** A field of each calculator, what is typed into it, and where the answer shows. */
const calculators = [
  ['ebay', 'soldPrice', '100'],
  ['paypal', 'soldPrice', '100'],
  ['wise', 'amount', '2000'],
  ['etsy', 'itemPrice', '50'],
] as const;

for (const [name, input, typed] of calculators) {
  const answer = '#result .ledger'; // what stands beside the result comes later

  test(`${name}: what was typed before the script came counts at once`, async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', (route) => held.then(() => route.continue()));
    await page.goto(`/calculator/${name}`, { waitUntil: 'commit' });
    const before = await page.locator(answer).innerText();
    await field(page, input).fill(typed);
    await expect(page.getByText(words.calculators.published.working).first()).toBeAttached();
    letThrough();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

    await expect(page.locator(answer)).not.toHaveText(before, { useInnerText: true });
    await expect(field(page, input)).toHaveValue(typed);
  });

  test(`${name}: sleeps until it is meant`, async ({ page }) => {
    await page.goto(`/calculator/${name}`, { waitUntil: 'networkidle' });
    const sleeping = page.locator('astro-island[ssr]', { has: page.locator(`[name="${input}"]`) });
    await expect(sleeping).toHaveCount(1);
    await field(page, input).focus();

    await expect(sleeping).toHaveCount(0);
  });

  test(`${name}: what the browser puts back on Back counts at once`, async ({ page }) => {
    await page.goto(`/calculator/${name}`);
    const before = await page.locator(answer).innerText();
    await field(page, input).fill(typed);
    await expect(page.locator('astro-island[ssr], [aria-busy=true]', { has: page.locator('#result') })).toHaveCount(0);
    await expect(page.locator(answer)).not.toHaveText(before, { useInnerText: true });
    const after = await page.locator(answer).innerText();
    await page.goto('/about');
    await page.goBack();

    await expect(field(page, input)).toHaveValue(typed);
    await expect(page.locator(answer)).toHaveText(after, { useInnerText: true });
  });
}

for (const [name, input] of calculators.slice(0, 3))
  test(`${name}: a comma that was typed before the calculator came is not left out without a word`, async ({
    page,
  }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(islandScripts, (route) => held.then(() => route.continue()));
    await page.goto(`/calculator/${name}`);
    await field(page, input).fill('');
    await field(page, input).pressSequentially('12,50');
    letThrough();

    await expect(page.getByText(fill(words.calculators.shared.readAs, { number: 1250 })).first()).toBeVisible(); // and it is said
    await expect(field(page, input)).toHaveValue('1250');
  });

test('a category chosen before the script came stays on the way to the published fees and back', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/calculator/ebay', { waitUntil: 'commit' });
  await field(page, 'soldPrice').fill('100');
  await field(page, 'category').selectOption(words.calculators.listing.category.options.fashion);
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  letThrough();
  await expect(field(page, 'registered')).toBeVisible();
  await field(page, 'soldPrice').fill('150');
  await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();

  await expect(field(page, 'category')).toHaveValue('fashion');
  await expect(field(page, 'soldPrice')).toHaveValue('150');
});
