import { countries, type Country, packages, site } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

/** What a visitor can see of the cards: name, price with its note, features, and whether it is marked. */
const cards = (page: Page) =>
  page.locator('.plan:visible').evaluateAll((list) =>
    list.map((card) => {
      const text = (selector: string) => card.querySelector(selector)?.textContent.trim();
      const features = [...card.querySelectorAll(':scope > ul > li > span')].map((feature) => feature.textContent);
      return { name: text('h3'), price: text('.price'), mark: text('.popular'), features };
    }),
  );

/** The same, as the price list has it; a package repeats nothing of the one that it builds on. */
const listed = (country: Country) =>
  packages[country].map(({ name, price, note, popular, features }) => ({
    name: name.en,
    price: price + note.en,
    mark: popular ? 'POPULAR' : undefined,
    features: features.map(({ title }) => title.en),
  }));

for (const path of ['/', '/pricing']) {
  test(`${path}: what follows the choice of a state stands apart from it`, async ({ page }) => {
    await page.goto(path);

    const apart = await page.locator('#packages').evaluate((section) => {
      const box = (within: string) => (section.querySelector(within) ?? section).getBoundingClientRect();
      return box('.wrap > .cluster').top - box('.state-fee').bottom;
    });
    expect(apart).toBeGreaterThanOrEqual(16);
  });

  test(`${path}: the packages follow the country`, async ({ page }) => {
    await page.goto(path);
    const picker = page.getByRole('group', { name: words.home.packages.picker });

    await expect(picker.getByRole('radio')).toHaveCount(2);
    await expect(picker.getByLabel(countries[0]?.label.en ?? '')).toBeChecked();
    expect(await cards(page)).toEqual(listed('us'));
    await picker.getByText(countries[1]?.label.en ?? '').click();
    expect(await cards(page)).toEqual(listed('uk'));
    await picker.getByText(countries[0]?.label.en ?? '').click();
    expect(await cards(page)).toEqual(listed('us'));
  });

  test(`${path}: a package starts in the portal, in a tab without a handle on this one`, async ({ page }) => {
    await page.goto(path);

    for (const start of await page.locator('.plan a.btn').all()) {
      await expect(start).toHaveAttribute('href', site.portal.start);
      await expect(start).toHaveAttribute('target', '_blank');
      await expect(start).toHaveAttribute('rel', /noopener/);
    }
  });
}

test('the cards are 540, 580 and 660 pixels high on a wide screen', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const heights = () =>
    page.locator('.plan:visible').evaluateAll((list) => list.map((card) => card.getBoundingClientRect().height));

  expect(await heights()).toEqual([540, 580, 660]);
  await page
    .getByText(countries[1]?.label.en ?? '')
    .first()
    .click();
  expect(await heights()).toEqual([540, 580, 660]);
});

test('what holds for VAT stands under the packages of the UK alone', async ({ page }) => {
  await page.goto('/pricing');
  const vat = page.getByText(words.home.packages.vatFromAbroad);
  await expect(vat).toBeHidden();
  await page
    .getByText(countries[1]?.label.en ?? '')
    .first()
    .click();
  await expect(vat).toBeVisible();
});

test('the country can be chosen by keys', async ({ page }) => {
  await page.goto('/');

  await page.getByLabel(countries[0]?.label.en ?? '').focus();
  await page.keyboard.press('ArrowRight');

  expect((await cards(page)).map(({ price }) => price)).toEqual(listed('uk').map(({ price }) => price));
});
