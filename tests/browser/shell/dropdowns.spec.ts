import { site, tools } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInThemes, test } from '../fixtures.ts';
import { words } from '../words.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: words.shell.nav.label });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const services = (page: Page) => page.locator('#menu-services');
const resources = (page: Page) => page.locator('#menu-resources');
const somewhereElse = [640, 780] as const;

/** Opens a dropdown by the keyboard, once the script has come that its first touch asks for. */
async function openByKeys(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await expect(page.locator('.has-menu.live')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
}

test('the bar holds six entries in order, the last one outside the site', async ({ page }) => {
  await page.goto('/');

  const entries = bar(page).locator(':scope > ul > li > :is(a, button)');
  await expect(entries).toHaveText(['Home', 'Services', 'Resources', 'Pricing', 'Contact Us', 'Log In']);
  await expect(entries.last()).toHaveAttribute('href', site.portal.login);
});

test('each dropdown has its heading and its links', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page, words.shell.nav.services);
  await expect(services(page).locator('.menu-title')).toHaveText('Your Business Partner');
  const addresses = (menu: string) =>
    page
      .locator(`${menu} .menu-list a`)
      .evaluateAll((links) => links.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')]));
  expect(await addresses('#menu-services')).toEqual([
    ['Registered Agent', '/service/registered-agent'],
    ['EIN Number', '/service/ein'],
    ['BOI Report', '/service/boi-report'],
    ['ITIN Number', '/service/itin'],
    ['Annual Reports', '/service/annual-report'],
    ['Trade mark registration', '/service/trademark-registration'],
    ['USA Bank Account', '/service/usa-account'],
    ['Bookkeeping', '/service/bookkeeping'],
    ['Stripe Account', '/service/stripe-account'],
  ]);

  await openByKeys(page, words.shell.nav.resources);
  await expect(resources(page).locator('.menu-title')).toHaveText('Grow Your Company');
  expect(await addresses('#menu-resources')).toEqual([
    ['eBay Fee Calculator', '/calculator/ebay'],
    ['Wise Fee Calculator', '/calculator/wise'],
    ['PayPal Fee Calculator', '/calculator/paypal'],
    ['Amazon Fee Calculator', '/calculator/amazon'],
  ]);
});

test('hover opens, the way into the menu keeps it open, leaving closes', async ({ page }) => {
  await page.goto('/');
  await button(page, words.shell.nav.services).hover();
  await expect(button(page, words.shell.nav.services)).toHaveAttribute('aria-expanded', 'true');
  await expect(services(page)).toBeVisible();

  await services(page).getByRole('link', { name: 'EIN Number' }).hover();
  await expect(services(page)).toBeVisible();

  await page.mouse.move(...somewhereElse);
  await expect(services(page)).toBeHidden();
  await expect(button(page, words.shell.nav.services)).toHaveAttribute('aria-expanded', 'false');
});

test('the click that follows a hover keeps the menu open, the next one closes it', async ({ page }) => {
  await page.goto('/');
  await button(page, words.shell.nav.services).hover();
  await expect(button(page, words.shell.nav.services)).toHaveAttribute('aria-expanded', 'true');
  await button(page, words.shell.nav.services).click();
  await expect(services(page)).toBeVisible();

  await button(page, words.shell.nav.services).click();
  await expect(services(page)).toBeHidden();
});

test('moving from one to the other leaves one open', async ({ page }) => {
  await page.goto('/');
  await button(page, words.shell.nav.services).hover();
  await expect(services(page)).toBeVisible();
  await button(page, words.shell.nav.resources).hover();

  await expect(resources(page)).toBeVisible();
  await expect(services(page)).toBeHidden();
});

test('opening one by the keyboard closes the other', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page, words.shell.nav.services);
  await openByKeys(page, words.shell.nav.resources);

  await expect(resources(page)).toBeVisible();
  await expect(services(page)).toBeHidden();
  await expect(button(page, words.shell.nav.services)).toHaveAttribute('aria-expanded', 'false');
});

test('a click anywhere on the page closes it', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page, words.shell.nav.services);
  await page.mouse.click(8, 600);

  await expect(services(page)).toBeHidden();
  await expect(button(page, words.shell.nav.services)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page, words.shell.nav.services);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');

  await expect(services(page)).toBeHidden();
  await expect(button(page, words.shell.nav.services)).toBeFocused();
});

test('arrow keys, Home and End walk through the links, and around the ends', async ({ page }) => {
  await page.goto('/');
  await button(page, words.shell.nav.resources).focus();
  await expect(page.locator('.has-menu.live')).toHaveCount(2);
  const links = resources(page).getByRole('link');
  const last = (await links.count()) - 1;
  const walk: readonly (readonly [string, number])[] = [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ];
  for (const [key, index] of walk) {
    await page.keyboard.press(key);
    await expect(links.nth(index)).toBeFocused();
  }
});

test('choosing an entry closes the menu and shows the top of the page', async ({ page }) => {
  await page.goto('/service/ein');
  await page.evaluate(() => scrollTo(0, 600));
  await openByKeys(page, words.shell.nav.services);
  await services(page).getByRole('link', { name: 'ITIN Number' }).click();

  await expect(page).toHaveURL('/service/itin');
  await expect(services(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a choice that leads to another tab closes the menu here', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page, words.shell.nav.resources);
  // The tab itself is the browser's: some stop in the middle of opening one that is looked at from its first moment.
  const isPrevented = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        }),
      ),
  );
  await resources(page)
    .getByRole('link', { name: tools.wise.title.en })
    .click({ modifiers: ['ControlOrMeta'] });

  expect(await isPrevented, 'the page stands in the way of the other tab').toBe(false);
  await expect(resources(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('coming back finds the menus closed', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page, words.shell.nav.resources);
  await resources(page).getByRole('link', { name: tools.wise.title.en }).click();
  await expect(page).toHaveURL('/calculator/wise');
  await page.mouse.move(...somewhereElse);
  await page.goBack();

  await expect(page).toHaveURL('/');
  await expect(resources(page)).toBeHidden();
});

test('axe finds nothing in the open menus', async ({ page }) => {
  await page.goto('/pricing');
  await openByKeys(page, words.shell.nav.services);
  await expectNoAxeFindingsInThemes(page);
  await openByKeys(page, words.shell.nav.resources);
  await expectNoAxeFindingsInThemes(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hover opens a menu, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await button(page, words.shell.nav.services).hover();
    await expect(services(page)).toBeVisible();
    await page.mouse.move(...somewhereElse);
    await expect(services(page)).toBeHidden();

    await button(page, words.shell.nav.resources).hover();
    await resources(page).getByRole('link', { name: tools.paypal.title.en }).click();
    await expect(page).toHaveURL('/calculator/paypal');
  });

  test('keys open a menu, one at a time, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/');
    await button(page, words.shell.nav.services).focus();
    await page.keyboard.press('Enter');
    await expect(services(page)).toBeVisible();
    await button(page, words.shell.nav.resources).focus();
    await page.keyboard.press('Enter');
    await expect(resources(page)).toBeVisible();
    await expect(services(page)).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(resources(page)).toBeHidden();
    await expect(button(page, words.shell.nav.resources)).toBeFocused();
  });
});
