import { serviceCards, site, tools } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInThemes, test } from '../fixtures.ts';
import { words } from '../words.ts';

const menuButton = (page: Page) => page.locator('header').getByRole('button', { name: words.shell.menu.open });
const menu = (page: Page) => page.getByRole('dialog', { name: words.shell.menu.label });
const group = (page: Page, name: string) => menu(page).locator('details', { hasText: name }).first();
const onTheBackdrop = [12, 500] as const;

async function open(page: Page, path = '/pricing'): Promise<void> {
  await page.goto(path);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

const afterTwoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
  );

async function expectStandsStill(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(...onTheBackdrop);
  await page.mouse.wheel(0, 300);
  expect(await afterTwoFrames(page)).toBe(before);
}

async function expectScrolls(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(...onTheBackdrop);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
}

test('it lies over a backdrop, and the page behind it stands still', async ({ page }) => {
  await open(page);

  const behind = await menu(page).evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(behind).not.toMatch(/^(transparent|rgba\(0, 0, 0, 0\))$/);
  await expectStandsStill(page);
});

test('its entries stand in order, the last one outside the site', async ({ page }) => {
  await open(page);

  const entries = menu(page).locator('.list > li > a, .list > li > details > summary');
  await expect(entries).toHaveText(['Home', 'Services', 'Resources', 'Pricing', 'Contact Us']);
  await expect(menu(page).getByRole('link', { name: words.shell.nav.logIn })).toHaveAttribute(
    'href',
    site.portal.login,
  );
  await expect(group(page, words.shell.nav.services).locator('.sub a')).toHaveText(
    serviceCards.map(({ title }) => title.en),
  );
  await expect(group(page, words.shell.nav.resources).locator('.sub a')).toHaveText([
    'eBay Fee Calculator',
    'Wise Fee Calculator',
    'PayPal Fee Calculator',
    'Amazon Fee Calculator',
  ]);
});

test('the two lists open and close each for itself', async ({ page }) => {
  await open(page);
  const states = async () => [
    await group(page, words.shell.nav.services).evaluate((details: HTMLDetailsElement) => details.open),
    await group(page, words.shell.nav.resources).evaluate((details: HTMLDetailsElement) => details.open),
  ];
  expect(await states()).toEqual([false, false]);

  await group(page, words.shell.nav.services).locator('summary').click();
  expect(await states()).toEqual([true, false]);
  await group(page, words.shell.nav.resources).locator('summary').click();
  expect(await states()).toEqual([true, true]);
  await group(page, words.shell.nav.services).locator('summary').click();
  expect(await states()).toEqual([false, true]);
});

test('its close button closes it, and the page scrolls again', async ({ page }) => {
  await open(page);
  await menu(page).getByRole('button', { name: words.shell.menu.close }).click();

  await expectScrolls(page);
});

test('a click on the backdrop closes it, and the page scrolls again', async ({ page }) => {
  await open(page);
  await page.mouse.click(...onTheBackdrop);

  await expectScrolls(page);
});

test('Escape closes it, gives the focus back, and the page scrolls again', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');

  await expect(menuButton(page)).toBeFocused();
  await expectScrolls(page);
});

test('choosing an entry closes it, shows the top of the page, and the page scrolls', async ({ page }) => {
  await page.goto('/service/ein');
  await page.evaluate(() => scrollTo(0, 600));
  await menuButton(page).click();
  await group(page, words.shell.nav.resources).locator('summary').click();
  await menu(page).getByRole('link', { name: tools.wise.title.en }).click();

  await expect(page).toHaveURL('/calculator/wise');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectScrolls(page);
});

test('going back finds it closed', async ({ page }) => {
  await open(page);
  await menu(page).getByRole('link', { name: words.shell.nav.contact }).click();
  await expect(page).toHaveURL('/contact-us');
  await page.goBack();

  await expect(page).toHaveURL('/pricing');
  await expectScrolls(page);
});

test('axe finds nothing in the open menu', async ({ page }) => {
  await open(page);
  await group(page, words.shell.nav.services).locator('summary').click();
  await expectNoAxeFindingsInThemes(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens, lists, closes and leads on', async ({ page }) => {
    await open(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await menu(page).getByRole('button', { name: words.shell.menu.close }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

    await menuButton(page).click();
    await group(page, words.shell.nav.services).locator('summary').click();
    await menu(page).getByRole('link', { name: 'BOI Report' }).click();
    await expect(page).toHaveURL('/service/boi-report');
  });
});
