import { isOpenAt } from '@formation/calendar';
import { office } from '@formation/content';
import type { Page } from '@playwright/test';
import { field, scrollBelowForm } from '../calculators/calculator-page.ts';
import { expect, test } from '../fixtures.ts';
import { dock } from '../parts.ts';
import { phone } from '../viewports.ts';
import { words } from '../words.ts';

test('the wheel scrolls the page and changes no number', async ({ page }) => {
  await page.goto('/calculator/ebay');
  const price = field(page, 'soldPrice');
  await price.fill('100');
  await price.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await expect(price).toHaveValue('100');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of ['/service/ein', '/pricing', '/'])
    test(`${path} is printed whole, unscrolled`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });

      const opacities = await page
        .locator('.reveal')
        .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).opacity));
      expect(new Set(opacities)).toEqual(new Set(['1']));
    });
});

test('the switch of the theme tells which one is on, the visitor’s own at first', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  const dark = page.getByRole('button', { name: words.shell.theme });
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await dark.press('Enter');

  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
});

/** What a page hears that comes back from the browser's memory. */
const comesBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('the theme that was chosen on another page is followed, here at once and after Back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const dark = page.getByRole('button', { name: words.shell.theme });
  const other = await page.context().newPage();
  await other.goto('/pricing');
  await other.getByRole('button', { name: words.shell.theme }).press('Enter');
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await comesBack(page);
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'light');
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
});

test('the focus is never under what stands at the foot of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 }); // 1280 × 900 at 200 %
  await page.goto('/calculator/ebay');
  await field(page, 'soldPrice').focus();
  for (let tabs = 0; tabs < 14; tabs++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement?.closest('main') && document.activeElement;
      if (!focused) return false;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const cover = top?.closest('.dock, .chat, .site-head');
      return Boolean(cover && !cover.contains(focused));
    });
    expect(isCovered, `after ${tabs + 1} tabs`).toBe(false);
  }
});

test('what has the focus comes up where the result at the foot grows over it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/calculator/ebay');
  const price = field(page, 'soldPrice');
  await price.fill('120');
  await expect(page.locator('html')).toHaveAttribute('style', /--dock-height/);
  const room = () =>
    price.evaluate((input) => {
      const dock = document.querySelector('.dock')?.getBoundingClientRect().top ?? 0;
      return dock - input.getBoundingClientRect().bottom;
    });
  await price.evaluate((input) => input.scrollIntoView({ block: 'end', behavior: 'instant' }));
  expect(await room()).toBeLessThan(100); // it stands above what is at the foot, and above the chat

  await dock(page).evaluate((foot) => {
    foot.style.minHeight = '12rem'; // as with some lines more
  });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('on a wide screen the chat is an icon where the form is, and says what it is below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/calculator/ebay');
  const chat = page.getByRole('button', { name: words.calculators.chat.panelTitle });
  const width = async () => (await chat.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(70);
  await page.locator('footer').scrollIntoViewIfNeeded();

  await expect.poll(width).toBeGreaterThan(150);
});

for (const [path, width, height] of [
  ['/calculator/ebay', 1280, 900],
  ['/calculator/ebay', 1536, 864],
  ['/calculator/paypal', 1440, 900],
  ['/calculator/amazon', 768, 1024],
  ['/calculator/amazon', 360, 780],
  ['/calculator/wise', 390, 844],
] as const)
  test(`${path}, ${width} × ${height}: the chat covers neither the middle nor the end of a field`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(page.getByRole('button', { name: words.calculators.chat.panelTitle })).toBeVisible();

    const covered = await page.locator('main :is(input, select, button)').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, right, top, height: tall, width: wide } = control.getBoundingClientRect();
        const at = [left + wide / 2, right - Math.min(4, wide / 2)];
        const isUnder = (x: number) => document.elementFromPoint(x, top + tall / 2)?.closest('.chat');
        return at.some(isUnder) ? [control.getAttribute('name') ?? control.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  });

test('the chat panel closes with Escape', async ({ page }) => {
  await page.goto('/calculator/ebay');
  const chat = page.getByRole('button', { name: words.calculators.chat.panelTitle });
  await scrollBelowForm(page);
  await chat.click();
  await expect(chat).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  await expect(chat).toHaveAttribute('aria-expanded', 'false');
  await expect(chat).toBeFocused();
});

test('a menu closes when the focus has left it', async ({ page }) => {
  await page.goto('/');
  const services = page
    .getByRole('navigation', { name: words.shell.nav.label })
    .getByRole('button', { name: words.shell.nav.services });
  await services.focus();
  await expect(page.locator('.has-menu.live')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.locator('#menu-services a').last().focus();
  await page.keyboard.press('Tab');

  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('the side menu holds the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pricing');
  const opener = page.locator('header').getByRole('button', { name: words.shell.menu.open });
  await opener.click();
  const menu = page.getByRole('dialog', { name: words.shell.menu.label });
  await expect(menu).toBeVisible();
  for (let tabs = 0; tabs < 16; tabs++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('main *, footer *, header *'))).toBe(false);
  }
  await page.keyboard.press('Escape');

  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('whoever comes back at night reads that we are closed', async ({ page, clock }) => {
  const state = page.locator('[data-office]');
  const week = Array.from({ length: 168 }, (_, hour) => Date.parse('2026-11-23') + hour * 3_600_000);
  const when = (isOpen: boolean) => week.find((hour) => isOpenAt(office.hours, hour) === isOpen) ?? 0;
  await clock.setFixedTime(when(true));
  await page.goto('/about');
  await expect(state).toHaveAttribute('data-office', 'open');
  await clock.setFixedTime(when(false));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(state).toHaveAttribute('data-office', 'closed');
  await clock.setFixedTime(when(true));
  await comesBack(page);
  await expect(state).toHaveAttribute('data-office', 'open');
});

for (const path of ['/', '/si', '/ta'])
  test(`${path}: above the page the hours stand whole beside the state or below it, and no line touches an edge`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const strip = page.locator('.strip');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const { air, isApart } = await strip.evaluate((section) => {
        const box = (within: string) => (section.querySelector(within) ?? section).getBoundingClientRect();
        const [around, text, state, hours] = [box('.strip'), box('p'), box('.state'), box('.hours')];
        const isBelow = hours.top >= state.bottom && hours.left === text.left;
        return {
          air: Math.min(state.top - around.top, around.bottom - hours.bottom),
          isApart: isBelow || (hours.left >= state.right && hours.height < 1.5 * state.height),
        };
      });
      expect(air, `pixels above and below at ${width} px`).toBeGreaterThanOrEqual(4);
      expect(isApart, `the hours at ${width} px`).toBe(true);
    }
  });

/** Words that have no place for a hyphen. */
const whole = /(?<!\S)[^\s\u00AD]+(?!\S)/g;

for (const [path, place, part] of [
  ['/ta', '.route time', /.+/g],
  ['/ta/service/ein', '.stats dt', whole],
] as const)
  test(`${path}, ${place}: on a phone long words are broken at hyphens alone, and a day not at all`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);

    const broken = await page.locator(place).evaluateAll((elements, { source, flags }) => {
      const range = document.createRange();
      const texts = elements.flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text));
      return texts.flatMap((text) =>
        [...text.data.matchAll(new RegExp(source, flags))]
          .filter(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size > 1;
          })
          .map(([word]) => word),
      );
    }, part);
    expect(broken).toEqual([]);
  });
