/** A link with a question never shows the answer to the page's own question, not even while its scripts are on the way. */
import { expect, test } from '../fixtures.ts';
import { dock, islandScripts } from '../parts.ts';
import { phone } from '../viewports.ts';
import { words } from '../words.ts';

test.use({ viewport: phone });

const { working } = words.calculators.published;

/** A link, and what stands in its answer once it is read. */
const links = [
  ['/calculator/ebay?mode=quick&day=2026-11-21&soldPrice=60', '#result output'],
  ['/calculator/ebay?mode=published&day=2026-11-21&soldPrice=60', '#result output'],
  ['/calculator/wise?amount=2345', '#result output'],
  ['/calculator/etsy?itemPrice=60&day=2026-11-21', '#result output'],
  ['/payouts?amount=2400&by=card&day=2026-11-21', '.way .amt'],
  ['/deadlines?country=us&state=DE&kind=corporation&owners=several&incorporated=2026-12-15', '#result .ledger'],
  ['/company-cost?country=us&state=CA&form=llc&years=5', '#result output'],
] as const;

for (const [link, answer] of links)
  test(`${link}: it is worked out, and then answered`, async ({ page }) => {
    const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(islandScripts, (route) => released.then(() => route.continue()));
    await page.goto(link, { waitUntil: 'commit' });
    await expect(page.getByText(working).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator(answer).first()).toBeHidden();
    await expect(dock(page).locator('.num')).toBeHidden();
    letThrough();

    await expect(page.locator(answer).first()).toBeVisible();
    await expect(dock(page).locator('.num')).toBeVisible();
    await expect(page.getByText(working).filter({ visible: true })).toHaveCount(0);
  });

test('without a question in its address a page shows its own answer at once', async ({ page }) => {
  await page.route(islandScripts, (route) => route.abort());
  for (const path of ['/calculator/ebay', '/payouts', '/deadlines', '/company-cost']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(dock(page).locator('.num'), path).toBeVisible();
    await expect(page.getByText(working).filter({ visible: true }), path).toHaveCount(0);
  }
});
