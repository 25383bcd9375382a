import { locales, messages } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { desktop, phone } from '../viewports.ts';
import { words } from '../words.ts';

/** The faces that have come, by family, with the letters that each promises. */
const faces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => ({ family: family.replaceAll(/["']/g, ''), unicodeRange }));
  });

/** The code points of a range as styles write it. */
function holds(range: string, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((text) => Number.parseInt(text, 16));
    return first <= point && point <= last;
  });
}

/** What the button of the menu is called on a page. */
const menuName = (path: string) => messages[path === '/si' ? 'si' : path === '/ta' ? 'ta' : 'en'].shell.menu.open;

test('the page in another language keeps what its address asks for, and English leads to English', async ({ page }) => {
  const choose = (label: string) => page.getByRole('navigation').getByRole('link', { name: label }).click();
  const asked = 'country=uk&incorporated=2026-02-10';
  const asksTheSame = (path: string) => (url: URL) => url.pathname === path && url.search.startsWith(`?${asked}`); // and may name more
  await page.goto(`/si/deadlines?${asked}`);
  await choose(locales.ta.label);
  await expect(page).toHaveURL(asksTheSame('/ta/deadlines'));
  await expect(page.locator('[name="incorporated"]')).toHaveValue('2026-02-10');
  await choose(locales.en.label);
  await expect(page).toHaveURL(asksTheSame('/deadlines'));

  await expect(page.locator('html')).toHaveAttribute('lang', locales.en.tag);
});

for (const path of ['/', '/si', '/ta'])
  for (const viewport of [desktop, phone])
    test(`on ${path}, ${viewport.width} wide, every language's name has its letters with it`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      if (viewport === phone)
        await page
          .locator('header')
          .getByRole('button', { name: menuName(path) })
          .click();
      const menu = page.locator(viewport === phone ? '.in-languages' : '.languages');
      const family = await menu.evaluate((element) => getComputedStyle(element).fontFamily);
      for (const { label } of Object.values(locales)) {
        await expect(menu.getByRole('link', { name: label })).toBeVisible();
        const named = (await faces(page)).filter((face) => family.includes(face.family));
        const lost = [...label].filter((letter) => !named.some(({ unicodeRange }) => holds(unicodeRange, letter)));
        expect(lost, label).toEqual([]);
      }
    });

test('on a phone, whoever reads no English sees his script above the English page, and is led to the same page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/deadlines?country=uk&incorporated=2026-02-10');
  const strip = page.getByRole('region', { name: words.shell.strip.label });
  await expect(strip.getByRole('link', { name: locales.en.label })).toBeHidden();
  for (const { label } of [locales.si, locales.ta])
    await expect(strip.getByRole('link', { name: label })).toBeInViewport();
  await strip.getByRole('link', { name: locales.ta.label }).click();

  await expect(page).toHaveURL(/\/ta\/deadlines\?country=uk/);
  await expect(strip.locator('.languages')).toBeHidden(); // the room is for the hours: the languages are in the menu
});
