import type { Page } from '@playwright/test';
import { field, total } from '../calculators/calculator-page.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

test.use({ expectedFaults: [/ERR_FAILED|Failed to fetch/] });

type Line = { isCut: RegExp | undefined; readonly asked: Set<string>; readonly lost: Set<string> };

const lines = new WeakMap<Page, Line>();

/**
 * What is lost while the line is cut has to be a file: a module that was lost once is never asked for again in many
 * browsers, so it is imported once its file is in their cache, which a page that is listened to does not have.
 */
test.beforeEach(async ({ page }) => {
  const now: Line = { isCut: undefined, asked: new Set(), lost: new Set() };
  lines.set(page, now);
  await page.route(/\/_astro\/|\/words\//, async (route) => {
    const url = route.request().url();
    const kind = route.request().resourceType();
    if (!now.isCut?.test(url) || (kind === 'script' && now.asked.has(url))) {
      now.asked.add(url);
      return route.continue();
    }
    now.lost.add(kind);
    return route.abort();
  });
});

/** From now on nothing that matches comes; what is returned mends the line, and says so to the page if it hears of it. */
function cut(page: Page, files: RegExp): (isHeard?: boolean) => Promise<void> {
  const now = lines.get(page);
  if (!now) throw new Error('nobody listens to the page');
  now.isCut = files;
  return async (isHeard = true) => {
    expect([...now.lost]).toEqual(['fetch']);
    now.isCut = undefined;
    if (isHeard) await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

const scripts = /\/_astro\/.*\.js/;

/** Every part that comes later than its page: where, what asks for it, and what stands there once it has come. */
const later = [
  ['the lists of codes', '/hsic-search', (page) => page.getByRole('searchbox').fill('software'), '.results-head h2'],
  [
    'the words of names',
    '/name-generator',
    (page) => page.getByRole('button', { name: words.nameGenerator.form.generate }).click(),
    '.ideas > li',
  ],
  ['the rules of names', '/name-generator', (page) => page.locator('[name=name]').fill('Lanka Ltd'), '.verdict'],
  [
    'the duties of another country',
    '/deadlines',
    (page) =>
      page.locator('main form').getByText(words.platforms.ebay.calculator.choices.registered.HK).first().click(),
    '.duties > li',
  ],
  ['a way of payouts', '/payouts', (page) => page.locator('.way summary').first().click(), '.ways-open'],
  [
    'payouts backwards',
    '/payouts',
    (page) => page.getByRole('heading', { name: words.payouts.backwards.title }).click(),
    '[name=wanted]',
  ],
  ['a result on demand', '/calculator/amazon', sellOne, '.kpis'],
] as const satisfies readonly (readonly [string, string, (page: Page) => Promise<void>, string])[];

async function sellOne(page: Page): Promise<void> {
  await field(page, 'sellingPrice').fill('40');
  await field(page, 'productCost').fill('9');
  await page.getByRole('button', { name: words.calculators.amazon.submit }).click();
}

const line = (page: Page) => page.locator('#arrival');

for (const [name, input, typed] of [
  ['ebay', 'soldPrice', '100'],
  ['wise', 'amount', '2000'],
  ['etsy', 'itemPrice', '50'],
] as const)
  test(`${name}: its script is lost, the page says so and counts what was typed once it is there`, async ({ page }) => {
    await page.goto(`/calculator/${name}`);
    const before = await page.locator('#result').innerText();
    const mend = cut(page, scripts);
    await field(page, input).fill(typed);
    await expect(line(page)).toContainText(words.shell.missing);
    await mend();

    await expect(line(page)).toBeEmpty();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(field(page, input)).toHaveValue(typed);
    await expect(page.locator('#result')).not.toHaveText(before, { useInnerText: true });
  });

test('the page’s own script is lost: the page says so and counts what was typed once it is there', async ({ page }) => {
  let isCut = true;
  await page.route(/\/page\.[\w-]+\.js/, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/calculator/ebay');
  await expect(line(page)).toContainText(words.shell.missing);
  const lostAgain = page.waitForEvent('requestfailed');
  await field(page, 'soldPrice').fill('100');
  await lostAgain;
  await expect(line(page)).toContainText(words.shell.missing);
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await expect(line(page)).toBeEmpty();
  await expect(total(page)).toHaveText('$87.70');
});

test('the script of a language is lost before the page has a line to say so, and asked for again', async ({ page }) => {
  const script = /\/si-[\w-]+\.js/;
  let isCut = true;
  await page.route(script, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/si/calculator/ebay');
  isCut = false;
  const came = page.waitForResponse(script);
  await page.evaluate(() => dispatchEvent(new Event('online')));

  expect((await came).ok()).toBe(true);
  await expect(line(page)).toBeEmpty();
});

test('it is asked for again at the next touch, too', async ({ page }) => {
  await page.goto('/calculator/ebay');
  const mend = cut(page, scripts);
  await field(page, 'soldPrice').fill('100');
  await expect(line(page)).not.toBeEmpty();
  await mend(false);
  await field(page, 'itemCost').fill('40');

  await expect(line(page)).toBeEmpty();
  await expect(total(page)).toHaveText('$47.70');
});

test('published fees: tables or words are lost, and come without a reload', async ({ page }) => {
  await page.goto('/calculator/ebay');
  await field(page, 'soldPrice').fill('100');
  await expect(total(page)).toHaveText('$87.70');
  const mend = cut(page, /\/_astro\/.*\.js|\/words\//);
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).first().click();
  await expect(line(page)).not.toBeEmpty();
  await mend();

  await expect(line(page)).toBeEmpty();
  await expect(field(page, 'soldPrice')).toHaveValue('100');
  await expect(page.getByRole('button', { name: words.calculators.shared.actions.share })).toBeVisible();
});

test('a list waits for its words and those of its platform', async ({ page }) => {
  await page.goto('/calculator/bulk');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.locator('.choices').getByText(words.platforms.etsy.name, { exact: true }).click();
  const mend = cut(page, /\/words\//);
  await page.getByLabel(words.bulk.input.paste).fill('price\n20');
  await page.getByRole('button', { name: words.bulk.input.read }).click();
  await expect(line(page)).not.toBeEmpty();
  await mend();

  await expect(line(page)).toBeEmpty();
  await expect(page.getByRole('button', { name: words.bulk.match.start })).toBeVisible();
});

test('what a tool is given is lost, and counts what a shared link asks once it is there', async ({ page }) => {
  const mend = cut(page, /\/props\..*\.json/);
  await page.goto('/payouts?amount=2000');
  await expect(line(page)).toContainText(words.shell.missing);
  const before = await page.locator('.follows').innerText();
  await mend();

  await expect(line(page)).toBeEmpty();
  await expect(page.locator('[name=amount]')).toHaveValue('2000');
  await expect(page.locator('.follows')).not.toHaveText(before, { useInnerText: true });
});

test('a form that wakes by itself survives it', async ({ page }) => {
  const mend = cut(page, /\/name-.*\.js/); // not the page's own script, which tells of it
  await page.goto('/name-generator');
  await expect(line(page)).not.toBeEmpty();
  await mend();

  await expect(line(page)).toBeEmpty();
  await expect(page.locator('astro-island[ssr]', { has: page.locator('form') })).toHaveCount(0);
});

test('the dialogs of a transfer, which come right after it, open once the line is back', async ({ page }) => {
  const mend = cut(page, /\/transfer-dialogs.*\.js/);
  await page.goto('/calculator/wise');
  await page.locator('main form').hover();
  await expect(line(page)).toContainText(words.shell.missing);
  await mend();

  await expect(line(page)).toBeEmpty();
  await page.locator('.method[aria-haspopup]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

for (const [part, path, ask, shown] of later)
  test(`${part}: lost, said in one line, and there once the line is back`, async ({ page }) => {
    await page.goto(path);
    await page.locator('main form').first().hover(); // wakes what sleeps until it is meant
    await expect(page.locator('main astro-island:not([ssr])', { has: page.locator('form') }).first()).toBeAttached();
    const mend = cut(page, /\/_astro\/.*\.js|\/words\//);
    await ask(page);
    await expect(line(page)).toContainText(words.shell.missing);
    await mend();

    await expect(line(page)).toBeEmpty();
    await expect(page.locator(shown).first()).toBeVisible();
  });

test('what moves on the home page comes once the line is back', async ({ page }) => {
  const mend = cut(page, /\/home-.*\.js/);
  await page.goto('/');
  const lost = page.waitForEvent('requestfailed');
  await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
  await lost;
  const script = page.waitForResponse('**/home-*.js');
  await mend();

  expect((await script).ok()).toBe(true);
});
