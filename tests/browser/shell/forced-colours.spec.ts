import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

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
      const { borderBlockStartStyle, color, fontWeight, outlineStyle } = getComputedStyle(element);
      return [borderBlockStartStyle, color, fontWeight, outlineStyle];
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
  test(`${path} in the visitor's own colours: what has the focus is seen, a button has an edge`, async ({ page }) => {
    await page.goto(path);
    const edgeless = await page
      .locator('main :is(.btn, [aria-pressed]):visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).borderBlockStartStyle === 'none')
          .map((button) => button.outerHTML.slice(0, 80)),
      );
    expect.soft(edgeless).toEqual([]);
    const unseen: (string | undefined)[] = [];
    for (let steps = 0; steps < 25; steps++) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await focused(page);
      if (!isSeen) unseen.push(name);
    }
    expect.soft(unseen).toEqual([]);
  });

test("the chosen day and time stand out in the visitor's own colours", async ({ page }) => {
  await page.goto('/meet');
  const times = page.locator('.slots > button');
  await expect(times.nth(1)).toBeVisible();
  await times.first().click();
  for (const list of ['.slots >', '.cal']) {
    const chosen = await look(page, `${list} button[aria-pressed=true]`);
    expect.soft(chosen, list).not.toEqual(await look(page, `${list} button[aria-pressed=false]`));
  }
});
