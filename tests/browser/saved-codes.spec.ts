import { expect, test } from './fixtures.ts';
import { foundCodes } from './parts.ts';
import { phone } from './viewports.ts';
import { words } from './words.ts';

const kept = '/hsic-search?q=dentist&keep=uk-sic-86230+naics-621210';

test('on paper stand the kept codes with their titles, and nothing else of the tool', async ({ page }) => {
  await page.goto(kept);
  const list = page.getByRole('region', { name: words.hsicSearch.kept.title });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(foundCodes(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(list.getByText('UK SIC 86230')).toBeVisible();
  await expect(list.getByText('Dental practice activities')).toBeVisible();
  await expect(list.getByText('NAICS 621210')).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('main').getByRole('link')).toHaveCount(0);
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  expect((await page.locator('main').innerText()).trim()).toBe((await list.innerText()).trim());
});

test('on paper without kept codes the answers stand', async ({ page }) => {
  await page.goto('/hsic-search?q=dentist');
  await expect(foundCodes(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(foundCodes(page).first()).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('the first answer stands on the first screen after typing', async ({ page }) => {
    await page.goto('/hsic-search');
    await page.getByPlaceholder(words.hsicSearch.search.hint).tap();
    await page.getByPlaceholder(words.hsicSearch.search.hint).fill('dentist');
    const first = foundCodes(page).first();
    await expect(first).toContainText('621210');

    await expect(first.locator('.code')).toBeInViewport({ ratio: 1 });
    await expect(first.locator('b').first()).toBeInViewport({ ratio: 1 });
  });
});
