import type { Page } from '@playwright/test';
import { openCalculator } from '../calculators/calculator-page.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { button: label } = words.calculators.chat;
const chat = (page: Page) => page.getByRole('button', { name: label });

/** The amounts, fields and buttons, or the foot, of which a part lies under the button. */
const coveredBy = (page: Page) =>
  chat(page).evaluate((button) => {
    const box = button.getBoundingClientRect();
    const needed = document.querySelectorAll(
      'main :is(input, select, textarea, button, summary, .money, .amt, .amount, .total), footer',
    );
    return [...needed].filter((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).length;
  });

const opacity = (page: Page) =>
  chat(page).evaluate((button) => Number(getComputedStyle(button.parentElement ?? button).opacity));

for (const [path, width] of [
  ['/calculator/ebay', 360],
  ['/calculator/amazon', 320],
  ['/calculator/wise', 360],
] as const)
  test(`${path}, ${width} pixels wide: the chat hides from what lies under it, and comes back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openCalculator(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const seen = new Set<boolean>();
    for (let top = 0; top < height; top += 211) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect.poll(async () => (await opacity(page)) === 0).toBe((await coveredBy(page)) > 0);
      seen.add((await coveredBy(page)) > 0);
    }
    expect(seen).toEqual(new Set([true, false])); // there were both
  });

test('where the chat is hidden, the focus reaches and shows it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openCalculator(page, '/calculator/ebay');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => opacity(page)).toBe(0);

  await page.keyboard.press('Tab'); // from here on the focus is one of the keyboard
  await chat(page).focus();
  await expect.poll(() => opacity(page)).toBe(1);
  await page.keyboard.press('Enter');
  await expect(chat(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: words.calculators.chat.open })).toBeVisible();
});
