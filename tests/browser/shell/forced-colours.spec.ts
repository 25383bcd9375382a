import type { Page } from '@playwright/test';
import { expect, expectReadableInForcedColours, test } from '../fixtures.ts';
import { phone } from '../viewports.ts';
import { words } from '../words.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const paths = [
  '/',
  '/calculator/ebay?mode=published&soldPrice=100',
  '/payouts',
  '/deadlines',
  '/contact-us',
  '/fees/ebay',
  '/meet',
];

/** How a thing looks, without its background: one that the page chose is drawn in the visitor's own colour. */
const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderBlockStartStyle, borderInlineStartWidth, color, fontWeight, outlineStyle } =
        getComputedStyle(element);
      return [borderBlockStartStyle, borderInlineStartWidth, color, fontWeight, outlineStyle];
    });

/** What has the focus, and whether a line around it, or around what it stands in, says so. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const lines = [element, element?.closest('label'), element?.closest('li')];
    const isSeen = lines.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
    const isWithin = !element?.matches(':focus'); // the browser marks a part of a field of its own
    return { name: element?.outerHTML.slice(0, 80), isSeen: isSeen || isWithin };
  });

for (const path of paths)
  test(`${path} in the visitor's own colours: what has the focus is seen, all is readable`, async ({ page }) => {
    await page.goto(path);
    const unseen: (string | undefined)[] = [];
    for (let steps = 0; steps < 25; steps++) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await focused(page);
      if (!isSeen) unseen.push(name);
    }
    expect.soft(unseen).toEqual([]);
    await expectReadableInForcedColours(page);
  });

test("the lists of the bar and a figure's working, opened in the visitor's own colours", async ({ page }) => {
  await page.goto('/calculator/ebay?mode=published&soldPrice=100');
  await page.locator('#result .opens').first().click();
  await expect(page.locator('#result .explain .formula')).toBeVisible();
  for (const name of [words.shell.nav.services, words.shell.nav.resources]) {
    const button = page.getByRole('navigation', { name: words.shell.nav.label }).getByRole('button', { name });
    await button.focus();
    await expect(page.locator('.has-menu.live')).toHaveCount(2);
    await button.press('Enter');
    const list = page.locator(`#menu-${name.toLowerCase()}`);
    await expect(list).toBeVisible();
    await expect(list, 'stands out from the page').not.toHaveCSS('border-block-end-style', 'none');
    await expectReadableInForcedColours(page);
  }
});

test("a dialog in the visitor's own colours", async ({ page }) => {
  await page.goto('/calculator/wise?amount=1000');
  await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
  await page.getByRole('button', { name: words.calculators.wise.payBy }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toHaveCSS('border-block-start-style', 'none');
  const chosen = await look(page, 'dialog [aria-pressed=true]');
  expect(chosen).not.toEqual(await look(page, 'dialog [aria-pressed=false]'));
  await expectReadableInForcedColours(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test("the menu in the visitor's own colours", async ({ page }) => {
    await page.goto('/pricing');
    await page.locator('header').getByRole('button', { name: words.shell.menu.open }).click();
    const menu = page.getByRole('dialog', { name: words.shell.menu.label });
    await menu.locator('summary').first().click();
    await expect(menu).not.toHaveCSS('border-inline-start-style', 'none');
    await expectReadableInForcedColours(page);
  });
});

test("the chosen day and time stand out in the visitor's own colours", async ({ page }) => {
  await page.goto('/meet');
  await page.getByRole('button', { name: words.meet.calendar.next }).click(); // today may have one time left
  const times = page.locator('.slots > button');
  await expect(times.nth(1)).toBeVisible();
  await times.first().click();
  for (const list of ['.slots >', '.cal']) {
    const chosen = await look(page, `${list} button[aria-pressed=true]`);
    expect.soft(chosen, list).not.toEqual(await look(page, `${list} button[aria-pressed=false]`));
  }
});
