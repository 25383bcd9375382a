import { dayMs } from '@formation/calendar';
import { formationCards } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const sums = '#result .total .amt';

for (const { slug } of formationCards)
  test.describe(`/formation/${slug}`, () => {
    test('says all that the page of a company has to', async ({ page }) => {
      await page.goto(`/formation/${slug}`);

      for (const name of [
        words.formationPages.fits.title,
        words.formationPages.costs.title,
        words.formationPages.times,
        words.formationPages.provide,
        words.formationPages.steps,
        words.formationPages.after.title,
        words.homeRules.title,
        words.formationPages.questions,
        words.formationPages.sources.title,
      ])
        await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
    });

    test('its sums are those of the cost tool, which opens with the same company', async ({ page }) => {
      await page.goto(`/formation/${slug}`);
      const company = await page.locator('.hero .doc b').innerText();
      const firstYear = await page.locator('.hero .doc .big').innerText();
      const total = await page.locator(sums).innerText();

      await page.getByRole('link', { name: words.formationPages.costs.count }).click();

      await expect(page).toHaveURL(/\/company-cost/);
      await expect(page.locator('#result')).toContainText(company);
      await expect(page.locator('#result')).toContainText(firstYear);
      await expect(page.locator(sums)).toHaveText(total);
    });

    test('its dates are those of the deadline tool, also for who reads the page a month later', async ({
      page,
      clock,
    }) => {
      await clock.setFixedTime(Date.now() + 31 * dayMs);
      await page.goto(`/formation/${slug}`);
      const days = await page
        .locator('#after time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

      await page.getByRole('link', { name: words.formationPages.after.link }).click();

      await expect(page).toHaveURL(/\/deadlines\?/);
      for (const day of days) await expect(page.locator(`time[datetime="${day ?? ''}"]`).first()).toBeAttached();
    });
  });

for (const from of ['/', '/services', '/pricing'])
  test(`each company is reached from ${from}`, async ({ page }) => {
    await page.goto(from);
    for (const { slug, title } of formationCards)
      await expect(page.getByRole('main').getByRole('link', { name: title.en }).first(), slug).toHaveAttribute(
        'href',
        `/formation/${slug}`,
      );
  });
