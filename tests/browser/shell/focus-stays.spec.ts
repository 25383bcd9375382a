import { fill } from '@formation/content';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { foundCodes } from '../parts.ts';
import { words } from '../words.ts';

type Pressed = Readonly<{ path: string; name: string; first?: (page: Page) => Promise<void>; then: string }>;

const ebay = '/calculator/ebay?mode=published&day=2026-11-21&soldPrice=100';
const etsy = '/calculator/etsy?mode=published&day=2026-11-21&itemPrice=100';
const compared = `/calculator/compare?${new URLSearchParams([ebay, etsy].map((one) => ['s', one]))}`;
const saved = async (page: Page) => {
  await page.getByLabel(words.compare.saved.name).fill('The ring');
  await page.getByLabel(words.compare.saved.name).press('Enter');
};

/** Buttons that go with their press or are disabled by it, and what tells that this has happened. */
const buttons: readonly Pressed[] = [
  { path: '/hsic-search?q=software', name: 'Show 11 more', then: '.codes > li:nth-child(11)' },
  { path: '/hsic-search?q=software', name: words.hsicSearch.search.chinese, then: '.chinese' },
  { path: '/hsic-search?q=software&keep=hsic-620199', name: 'Remove 620199', then: 'main:not(:has(.kept-codes))' },
  { path: '/hsic-search?keep=hsic-620199', name: 'Remove 620199', then: 'main:not(:has(.kept-codes))' },
  {
    path: '/hsic-search?q=dentist&keep=uk-sic-86230+naics-621210',
    name: 'Remove 86230',
    then: '.kept-codes ul:not(:has(> :nth-child(2)))',
  },
  {
    path: '/contact-us',
    name: words.contact.form.clear,
    first: async (page) => {
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0); // what is typed by then is noted
      await page.locator('form [name=contactName]').fill('Kamala');
    },
    then: 'form [name=contactName]:placeholder-shown',
  },
  {
    path: '/rule-checks',
    name: words.formation.checks.again,
    first: (page) => page.locator('.check-sheet label').first().click(),
    then: '.check-sheet:first-of-type:not(:has(:checked))',
  },
  { path: compared, name: 'Remove 1', then: 'main:not(:has(.opens:nth-of-type(2))) th .opens' },
  {
    path: compared,
    name: 'Remove 1',
    first: (page) => page.getByRole('button', { name: fill(words.compare.remove, { number: 2 }) }).click(),
    then: 'main .empty',
  },
  { path: compared, name: 'Delete The ring', first: saved, then: 'main:not(:has(section li a[href*=compare]))' },
  {
    path: '/deadlines',
    name: words.reminders.form.send,
    first: async (page) => {
      await page.route('**/api/v1/reminders', (route) => route.fulfill({ status: 202, json: {} }));
      await page.getByText(words.deadlinePage.alerts).click();
      await page.getByLabel(words.reminders.form.email).fill('kamala@example.com');
    },
    then: 'main .note.good',
  },
];

const firstNamed = (page: Page, name: string): Locator => page.getByRole('button', { name }).first();

for (const [index, { path, name, first, then }] of buttons.entries())
  test(`${index + 1}. ${path.split('?')[0]}: “${name}” by Enter leaves the focus on the page`, async ({ page }) => {
    await page.goto(path);
    await first?.(page);
    await firstNamed(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(then).first()).toBeVisible();

    await expect(page.locator(':focus')).toBeVisible();
  });

test('“Show 11 more” leads to the first of them', async ({ page }) => {
  await page.goto('/hsic-search?q=software');
  await firstNamed(page, fill(words.hsicSearch.search.showMore, { count: 11 })).press('Enter');

  await expect(foundCodes(page).nth(10).getByRole('button').first()).toBeFocused();
});

test('a comparison that is saved is told of', async ({ page }) => {
  await page.goto(compared);
  await saved(page);

  await expect(
    page.getByRole('status').filter({ hasText: fill(words.compare.saved.done, { name: 'The ring' }) }),
  ).toBeVisible();
});
