import { fill, locales } from '@formation/content';
import { field, openCalculator } from '../calculators/calculator-page.ts';
import { expect, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';

const sale = '/calculator/ebay?mode=published&soldPrice=100&itemCost=40';

test.use({ keepsContext: false }); // a service worker stays with its context

test('what a browser keeps is what the policy names', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('form').getByLabel(words.contact.form.contactName).fill('Nimal');

  await page.goto('/name-generator?seed=galle-0001');
  await page
    .getByRole('button', { name: pattern(words.nameGenerator.results.favourite) })
    .first()
    .click();

  await page.goto(sale);
  await page.getByLabel(fill(words.calculators.published.rupees.rate, { currency: 'USD' })).fill('300');
  await page.getByRole('button', { name: words.calculators.shared.compare.keep }).click();

  await page.goto(`/calculator/compare?${new URLSearchParams([['s', sale]])}`);
  await page.getByLabel(words.compare.saved.name).fill('The ring');
  await page.getByRole('button', { name: words.compare.saved.save }).click();
  await page.goto('/deadlines?country=uk&incorporated=2026-02-10&from=2026-11-21');
  await page.getByLabel(words.deadlines.done.keep).check();
  await page.getByLabel(pattern(words.deadlines.done.mark)).first().check();
  await page.locator('[data-theme-toggle]:visible').first().click();

  await page.goto('/meet');
  await expect(page.locator('.slots > button').first()).toBeVisible();
  expect(await page.evaluate(() => history.state as unknown), 'opening a page keeps nothing').toBeNull();
  const elsewhere = () =>
    Promise.all([indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()]);
  expect((await page.evaluate(elsewhere)).flat(), 'nobody has asked for the tools yet').toEqual([]);
  await page.goto('/offline');
  await page.getByLabel(words.lastResults.save).check();
  await page.getByRole('button', { name: words.offline.copy.save }).click();
  await expect(page.getByText(words.offline.copy.saved)).toBeVisible({ timeout: 100_000 });
  const ofTools = await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [...(await caches.keys()), ...workers.map(({ active }) => new URL(active?.scriptURL ?? '').pathname)];
  });
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await page.addInitScript(() => {
    window.name = Object.keys(sessionStorage).join(' '); // before a script of the page takes what is handed on
  });
  await openCalculator(page, sale);
  await field(page, 'soldPrice').fill('120');
  await page.waitForFunction(() => history.state !== null);
  await page.getByRole('navigation').getByRole('link', { name: locales.si.label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locales.si.tag);
  const keptForSession = (await page.evaluate(() => window.name)).split(' ');
  const kept = [...(await page.evaluate(() => Object.keys(localStorage))), ...keptForSession, ...ofTools];
  await page.goto('/data-protection');
  expect((await page.locator('td code').allTextContents()).sort()).toEqual(kept.sort());
});
