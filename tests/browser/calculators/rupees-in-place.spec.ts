import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { field, fillIn, total } from './calculator-page.ts';

test.use({ viewport: { width: 360, height: 740 }, expectedFaults: [/Failed to load resource/] });

type Watching = Window & { places?: Set<string> };

/** From the page's first HTML on, where the buttons under a result stand below its total, frame by frame, as long as it is shown. */
async function watchButtons(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort()); // letters that come late may break a line elsewhere
  await page.addInitScript(() => {
    const places = ((window as Watching).places = new Set());
    const look = () => {
      const [sum, tools] = ['#result output', '#result .tools-row'].map((part) => document.querySelector(part));
      const isShown = sum !== null && tools?.nextElementSibling !== null; // what follows was read from the HTML too
      if (sum?.checkVisibility() && tools && isShown)
        places.add(
          `${sum.textContent} ${Math.round(tools.getBoundingClientRect().y - sum.getBoundingClientRect().bottom)}`,
        );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** How far below each total the buttons stood. */
async function placesByTotal(page: Page): Promise<readonly (readonly string[])[]> {
  const places = await page.evaluate(() => [...((window as Watching).places ?? [])]);
  const split = places.map((place) => [place.slice(0, place.lastIndexOf(' ')), place] as const);
  return [...Map.groupBy(split, ([sum]) => sum).values()].map((of) => of.map(([, place]) => place));
}

for (const language of ['', '/si', '/ta'])
  for (const tool of ['etsy', 'stripe', 'mercury', 'payoneer', 'profit-margin'])
    test(`${language}/calculator/${tool}: the buttons under a result stay where they first stood`, async ({ page }) => {
      await watchButtons(page);
      await page.goto(`${language}/calculator/${tool}`);
      const rupees = page.locator('#result').getByText(/Rs\s[\d,]+\.\d\d/);
      const numbers = page.locator('main input[inputmode=decimal]').first();
      const name = (await numbers.getAttribute('name')) ?? '';
      await field(page, name).focus();
      await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
      await expect(rupees).toBeVisible();
      const before = await total(page).textContent();
      await fillIn(page, { [name]: '1234' });
      await expect(total(page)).not.toHaveText(before ?? '');
      await page.waitForLoadState('networkidle');
      await expect(rupees).toBeVisible();

      for (const places of await placesByTotal(page)) expect(places).toHaveLength(1);
    });

test('a result that a link asks for has its rupees, and its buttons stay', async ({ page }) => {
  await watchButtons(page);
  await page.goto('/calculator/etsy?mode=published&day=2026-11-21&price=100');
  await expect(page.locator('#result').getByText(/Rs\s[\d,]+\.\d\d/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const places of await placesByTotal(page)) expect(places).toHaveLength(1);
});
