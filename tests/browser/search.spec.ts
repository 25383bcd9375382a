import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, type Locale, locales, messages } from '@formation/content';
import type { Page } from '@playwright/test';
import { type BuiltPage, dist, languageOf, publicPages } from '../../scripts/build/built-pages.ts';
import { expect, expectFineMain, test } from './fixtures.ts';
import { words } from './words.ts';

const everyLocale = Object.keys(locales) as readonly Locale[];

type IndexedPage = Readonly<{ href: string; title: string }>;

const indexOf = (locale: Locale) =>
  JSON.parse(readFileSync(join(dist, 'words', locale, 'search.json'), 'utf8')) as readonly IndexedPage[]; // the build's own

const isHome = (path: string) => /^\/([a-z]{2})?$/.test(path);
const isOwn = ({ path, html }: BuiltPage) =>
  new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'http://here').pathname === path;

/** The pages of a language that search engines may list, but for the home page. */
const listedPages = (locale: Locale) =>
  publicPages()
    .filter((page) => languageOf(page.path) === locale && !isHome(page.path) && isOwn(page))
    .filter(({ html }) => !html.includes('content="noindex"'))
    .map(({ path }) => path);

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page, label = words.search.results) => page.getByRole('region', { name: label });
const allPages = (page: Page) => page.getByRole('region', { name: words.search.all });

/** Opens the search from the header, as a visitor does. */
async function open(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(locale === 'en' ? '/' : `/${locale}`);
  await page.getByRole('banner').getByRole('link', { name: messages[locale].shell.nav.search }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].search.title);
}

/** Types each title in turn, and says which page is not among the first three that are found. */
const missed = (page: Page, pages: readonly IndexedPage[]) =>
  page.evaluate((all) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    return all.filter(({ href, title }) => {
      if (box) box.value = title;
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      const first = [...document.querySelectorAll('ol > li > a')].slice(0, 3);
      return !first.some((link) => link.getAttribute('href') === href);
    });
  }, pages);

for (const locale of everyLocale)
  test(`in ${locale} every listed page is in the index, and its title finds it among the first three`, async ({
    page,
  }) => {
    const index = indexOf(locale);
    const known = new Set(index.map(({ href }) => href));
    await open(page, locale);
    await field(page).fill(index[0]?.title ?? '');
    await expect(results(page, messages[locale].search.results)).toBeVisible();

    expect(listedPages(locale).filter((path) => !known.has(path))).toEqual([]);
    expect(await missed(page, index)).toEqual([]);
  });

for (const [locale, query, path] of [
  ['en', 'wize fees', '/calculator/wise'],
  ['en', 'sic code', '/hsic-search'],
  ['en', 'naics', '/hsic-search'],
  ['si', 'ගාස්තුව paypal', '/si/calculator/paypal'],
  ['si', 'company name', '/si/name-generator'],
  ['ta', 'கம்பனிச் செலவு', '/ta/company-cost'],
] as const)
  test(`in ${locale} "${query}" leads to ${path}`, async ({ page }) => {
    await open(page, locale);
    await field(page).fill(query);
    const first = results(page, messages[locale].search.results).getByRole('listitem').first().getByRole('link');
    await expect(first).toBeVisible(); // before its script has come, the field answers to no key
    await field(page).press('Enter');

    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  });

test('what is typed asks nobody for anything, stands in no address, and comes back', async ({ page }) => {
  await open(page);
  await expect(allPages(page)).toBeVisible();
  await field(page).fill('bank');
  await expect(results(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await field(page).pressSequentially(' account');
  await expect(results(page).getByRole('listitem').first()).toBeVisible();

  expect(asked).toEqual([]);
  await expect(page).toHaveURL('/search');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('bank account');
  await page.reload();
  await expect(field(page)).toHaveValue('bank account');
  await expect(results(page)).toBeVisible();
  await expect(allPages(page)).toBeHidden();
  await field(page).clear();
  await expect(results(page)).toBeHidden();
  await expect(allPages(page)).toBeVisible();
});

test('a query that is no page leads to the codes, to us and to the list of all pages', async ({ page }) => {
  await open(page);
  await field(page).fill('cinnamon');

  await expect(
    page.getByRole('status').filter({ hasText: fill(words.search.none, { query: 'cinnamon' }) }),
  ).toBeVisible();
  await expect(results(page).getByRole('link', { name: words.search.ask })).toHaveAttribute('href', '/contact-us');
  await expect(allPages(page)).toBeVisible();
  await expectFineMain(page);
  await results(page)
    .getByRole('link', { name: fill(words.search.codes, { query: 'cinnamon' }) })
    .click();
  await expect(page).toHaveURL('/hsic-search?q=cinnamon');
  await expect(page.getByRole('searchbox')).toHaveValue('cinnamon');
});

test('long words, marks and nonsense break nothing', async ({ page }) => {
  await open(page);
  for (const query of ['x'.repeat(200), '<b>{count}</b>', '“”', '   ', 'fees '.repeat(39)]) {
    await field(page).fill(query);
    await expectFineMain(page);
  }
});

test.describe('where the index does not come', () => {
  test.use({ expectedFaults: [/ERR_FAILED|Failed to fetch/] });

  test('the page says so, the list of all pages stands, and what was typed is answered when it comes', async ({
    page,
  }) => {
    await page.route('**/words/en/search.json', (route) => route.abort());
    await open(page);
    await field(page).fill('wise');
    await expect(page.locator('#arrival')).not.toBeEmpty();
    await expect(allPages(page)).toBeVisible();
    await page.unroute('**/words/en/search.json');
    await page.keyboard.press('Tab');

    await expect(page.locator('#arrival')).toBeEmpty();
    await expect(results(page).getByRole('listitem').first()).toContainText('Wise');
    await expect(field(page)).toHaveValue('wise');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the header leads to the list of all pages', async ({ page }) => {
    await open(page);

    await expect(field(page)).toBeHidden();
    await expect(allPages(page).getByRole('link')).toHaveCount(indexOf('en').length);
  });
});
