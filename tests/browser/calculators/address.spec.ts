/** What is typed and chosen stands in the address: of the quick estimate as of the published fees. */
import { messages } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { solver } from '../parts.ts';
import { field, openCalculator } from './calculator-page.ts';

const { amazon, published, shared, wise } = messages.en.calculators;
const { schedule } = shared;

type Journey = Readonly<{
  path: string;
  isPublished?: true;
  typed: Readonly<Record<string, string>>;
  /** Chosen by something else than a field. */
  choose?: (page: Page) => Promise<void>;
  /** What the address names then, beside what is typed. */
  names?: string;
  result?: string;
}>;

const output = '#result output';

const journeys: readonly Journey[] = [
  { path: '/calculator/ebay', typed: { soldPrice: '87.65', category: 'electronics' } },
  { path: '/calculator/ebay', isPublished: true, typed: { soldPrice: '87.65', store: 'basic' } },
  {
    path: '/calculator/wise',
    typed: { amount: '2345', to: 'GBP' },
    choose: async (page) => {
      await page.getByRole('button', { name: wise.payBy }).click();
      await page.getByRole('dialog').getByRole('button', { name: wise.methods.debitCard.name }).click();
    },
    names: 'method=debitCard',
  },
  {
    path: '/calculator/amazon',
    typed: { sellingPrice: '40', weightLbs: '1' },
    choose: (page) => page.getByRole('button', { name: amazon.submit }).click(),
    names: 'calculated=on',
    result: '.kpis',
  },
  { path: '/calculator/etsy', typed: { itemPrice: '87.65' }, names: 'mode=published' },
  { path: '/calculator/stripe', typed: { amount: '' }, names: 'amount=(&|$)' }, // the form proposes an amount
];

async function put(page: Page, name: string, text: string): Promise<void> {
  const isChoice = await field(page, name).evaluate((element) => element instanceof HTMLSelectElement);
  await (isChoice ? field(page, name).selectOption(text) : field(page, name).fill(text));
}

async function turnToPublished(page: Page): Promise<void> {
  await page.getByText(schedule.published, { exact: true }).click();
  await expect(solver(page)).toBeVisible();
}

for (const { path, isPublished, typed, choose, names = '', result = output } of journeys)
  test(`${path}${isPublished ? ', published' : ''}, ${Object.keys(typed).join()}: the address alone brings it back, here and to somebody else`, async ({
    page,
    browser,
  }) => {
    await openCalculator(page, path);
    if (isPublished) await turnToPublished(page);
    for (const [name, text] of Object.entries(typed)) await put(page, name, text);
    await choose?.(page);
    for (const [name, text] of Object.entries(typed))
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=${text}(&|$)`));
    await expect(page).toHaveURL(new RegExp(names));
    await expect(page).toHaveURL(new RegExp(`mode=${isPublished ? 'published' : '(quick|published)'}&day=2026-11-21&`));
    const shown = await page.locator(result).innerText();
    const address = page.url();
    const follows = async (there: Page) => {
      for (const [name, text] of Object.entries(typed)) await expect(field(there, name)).toHaveValue(text);
      await expect(there.locator(result)).toHaveText(shown, { useInnerText: true });
    };

    await page.evaluate(() => history.replaceState(null, '')); // as after Back, where the browser remembers the address alone
    await page.reload();
    await follows(page);
    expect(page.url(), 'what is only opened changes nothing').toBe(address);

    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    await openCalculator(there, address);
    await follows(there);
    await elsewhere.close();
  });

for (const path of ['/calculator/ebay', '/calculator/etsy', '/calculator/ebay?mode=published&soldPrice=50'])
  test(`${path}: a page that is only opened stays as it is, and typing makes no step for Back`, async ({ page }) => {
    await openCalculator(page, path);
    const name = path.includes('etsy') ? 'itemPrice' : 'soldPrice';
    await field(page, name).focus();
    await expect(page.locator('astro-island[ssr]', { has: field(page, name) })).toHaveCount(0);
    await field(page, 'itemCost').focus();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(path);
    const step = () => page.evaluate(() => [history.state as unknown, history.length] as const);
    const [state, steps] = await step();
    expect(state).toBeNull();

    await field(page, name).pressSequentially('123');
    await expect(page).toHaveURL(new RegExp(`${name}=123\\d*(&|$)`));
    expect((await step())[1]).toBe(steps);
  });

test('the address follows the kind of fees and the day', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  await field(page, 'soldPrice').fill('100');
  await expect(page).toHaveURL(/\?mode=quick&day=2026-11-21&soldPrice=100/);
  await turnToPublished(page);
  await expect(page).toHaveURL(/\?mode=published&day=2026-11-21&.*soldPrice=100/);
  await page.getByLabel(published.feesOf).fill('2026-02-20');
  await expect(page).toHaveURL(/\?mode=published&day=2026-02-20&/);

  await page.reload();
  await expect(page.getByRole('button', { name: published.unpin }), 'nobody sent it').toHaveCount(0);
  await expect(page.getByLabel(published.feesOf)).toHaveValue('2026-02-20');
});

test('what is typed in the last breath before a reload comes back', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  await field(page, 'soldPrice').fill('1');
  await expect(page).toHaveURL(/soldPrice=1&category/);
  await field(page, 'soldPrice').fill('87.65');
  // Before the address is written, which happens twice a second at most. One that the browser's own button begins may
  // have its step of the history in hand already.
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => location.reload());
  await reloaded;

  await expect(field(page, 'soldPrice')).toHaveValue('87.65');
  await expect(page, 'once more, as the page is restored').toHaveURL(/soldPrice=87\.65&/);
});

const oldLinks = [
  ['/calculator/ebay?soldPrice=100&itemCost=40', '$47.70'],
  ['/calculator/ebay?mode=quick&day=2026-11-21&soldPrice=100&shippingPrice=10&itemCost=40&shippingCost=8', '$48.50'],
  ['/calculator/paypal?soldPrice=19.99&shippingPrice=4.50&itemCost=7&shippingCost=3.25', '$11.00'],
  ['/calculator/wise?amount=5000&from=USD&to=GBP&method=swift', '36.45'],
  ['/calculator?mode=published&day=2026-11-21&soldPrice=100', '$84.70'],
] as const;

for (const [link, answer] of oldLinks)
  test(`${link} shows what it always did`, async ({ page }) => {
    await openCalculator(page, link);

    await expect(page.locator(output)).toHaveText(answer);
  });
