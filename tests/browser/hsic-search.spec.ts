import { readFileSync } from 'node:fs';
import { fill, site } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from './fixtures.ts';
import { foundCodes } from './parts.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const path = '/hsic-search';
const hint = 'Enter a keyword or 4-digit SIC code';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(path + query);
  await expect(page.locator('astro-island[ssr][client=soon]')).toHaveCount(0);
}

const box = (page: Page) => page.getByPlaceholder(hint);
const rows = (page: Page) => foundCodes(page);

test('an empty box says what to type and where the results will be', async ({ page }) => {
  await open(page);

  await expect(box(page)).toHaveValue('');
  await expect(page.getByText(words.hsicSearch.search.before)).toBeVisible();
});

test('typing searches, and what is asked for is underlined', async ({ page }) => {
  await open(page);
  await box(page).pressSequentially('tea export');

  await expect(rows(page).first()).toContainText('451317');
  await expect(rows(page).first().locator('mark').first()).toHaveText('Export');
  await expect(
    page.locator('main [role=status]', { hasText: pattern(words.hsicSearch.search.count, { query: 'tea export' }) }),
  ).toHaveCount(1);
});

test('digits find every level of a code', async ({ page }) => {
  await open(page);
  await box(page).fill('6202');

  await expect(rows(page).first()).toContainText('6202');
  await expect(rows(page).first().locator('.code mark')).toHaveText('6202');
});

test('who sells what may be handmade is asked whether they make it, with the codes of both answers', async ({
  page,
}) => {
  const { title, made, bought } = words.hsicSearch.makeOrBuy;
  const question = page.getByRole('region', { name: title });
  const answer = (name: string) => question.getByRole('heading', { name, exact: true }).locator('..');
  await open(page, '?q=selling+handmade+batik+clothes+online');

  await expect(answer(made)).toContainText('14190');
  await expect(answer(bought)).toContainText('47910');
  await expectNoAxeFindings(page);
  await answer(made).getByRole('link', { name: '14190' }).click();
  await expect(rows(page).filter({ hasText: '14190' }).first().getByRole('button', { expanded: true })).toBeVisible();
  await box(page).fill('making soap');
  await expect(rows(page).first()).toContainText('Manufacture');
  await expect(question).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('by touch: one list alone is searched, in words of home too, and a result opens', async ({ page }) => {
    await open(page);
    await box(page).tap();
    await box(page).fill('web developer');
    await page.getByText('NAICS', { exact: true }).tap();

    await expect(rows(page).first()).toContainText('NAICS');
    await expect(rows(page).filter({ hasText: 'HSIC,' })).toHaveCount(0);
    await box(page).fill('ගෙදර හදන කේක්');
    await expect(rows(page).first()).toContainText('311811');
    await rows(page).first().getByRole('button', { name: words.hsicSearch.entry.open }).tap();
    await expect(rows(page).first().getByRole('heading', { name: words.hsicSearch.entry.elsewhere })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('nothing found says so', async ({ page }) => {
  await open(page);
  await box(page).fill('qqqqzzzz');

  await expect(
    page.getByRole('heading', { name: fill(words.hsicSearch.search.none, { query: 'qqqqzzzz' }) }),
  ).toBeVisible();
});

test('a result opens in place by the keyboard alone, and its address brings it back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await box(page).fill('web developer');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  const opened = rows(page).first();
  await expect(opened.getByRole('heading', { name: words.hsicSearch.entry.elsewhere })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
  const code = await opened.locator('.code').textContent();
  await opened.getByRole('button', { name: words.hsicSearch.entry.link }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('?q=web+developer&code=');
  await page.keyboard.press('Home');

  await page.goto(link);
  await expect(page.getByRole('button', { name: `${words.hsicSearch.entry.open} ${code}` })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(box(page)).toHaveValue('web developer');
});

test('several codes are kept, go into the address, and come back from it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await box(page).fill('dentist');
  for (const code of ['621210', '86230']) {
    const keep = page.getByRole('button', { name: fill(words.hsicSearch.kept.keep, { code }), exact: true });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
  }
  const kept = page.getByRole('region', { name: words.hsicSearch.kept.title });
  await expect(kept.getByText(fill(words.hsicSearch.kept.ofUk, { count: 1, most: 4 }))).toBeVisible();
  await kept.getByRole('button', { name: words.hsicSearch.kept.copy }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'NAICS 621210 Offices of Dentists\nUK SIC 86230 Dental practice activities',
  );

  await page.goto(page.url());
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await box(page).fill('sofware develpment');
  await page.getByRole('link', { name: 'software development' }).click(); // as it is meant
  await expect(box(page)).toHaveValue('software development');
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await kept.getByRole('button', { name: fill(words.hsicSearch.kept.letGo, { code: 621210 }) }).press('Enter');
  await expect(kept.getByRole('listitem')).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('keep')).toBe('uk-sic-86230');
});

test('an open code tells what comes closest elsewhere, how close, and through which class', async ({ page }) => {
  await open(page, '?code=uk-sic-85530');
  const opened = rows(page).first();

  await expect(opened.getByText('HSIC 854901')).toBeVisible();
  await expect(opened.getByText(words.hsicSearch.entry.closeness.read).first()).toBeVisible();
  await expect(opened.getByText(fill(words.hsicSearch.entry.isic, { classes: 8549 }))).toBeVisible();
});

test.describe('where the table of matches cannot be loaded', () => {
  test.use({ expectedFaults: [/ERR_FAILED|Failed to fetch/] });

  test('the page says so and keeps the rest of the open code; the table comes at the next touch', async ({ page }) => {
    await page.route('**/equivalents*.js', (route) => route.abort());
    await open(page, '?code=uk-sic-85530');
    const opened = rows(page).first();

    await expect(page.locator('#arrival')).not.toBeEmpty();
    await expect(opened.getByRole('heading', { name: words.hsicSearch.entry.words })).toBeVisible();
    await page.unroute('**/equivalents*.js');
    await page.keyboard.press('Tab');

    await expect(page.locator('#arrival')).toBeEmpty();
    await expect(opened.getByText('HSIC 854901')).toBeVisible();
  });
});

test('Copy puts the code on the clipboard and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?q=702100');
  const copy = rows(page)
    .first()
    .getByRole('button', { name: new RegExp(`^(${words.hsicSearch.search.copy}|${words.hsicSearch.search.copied})`) });
  await copy.click();

  await expect(copy).toHaveText(/^Copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('702100');
});

test('Chinese titles appear on demand, and a question in Chinese asks for them', async ({ page }) => {
  await open(page, '?q=702100');
  await page.getByRole('button', { name: words.hsicSearch.search.chinese }).click();
  await expect(rows(page).first().locator('[lang=zh-Hant]')).toHaveText('公共關係服務');

  await box(page).fill('公共關係');
  await expect(rows(page).first().locator('mark')).toHaveText('公共關係');
});

test('six top codes offer to start, and four cards have three codes each', async ({ page }) => {
  await open(page);
  const top = page.locator('.top-codes > li');
  await expect(top).toHaveCount(6);
  for (const code of ['642000', '702100', '620200', '620900', '741900'])
    await expect(top.filter({ hasText: code })).toHaveCount(1);
  const start = top.nth(1).getByRole('link', { name: words.hsicSearch.top.start });
  await start.focus();
  await expect(top.nth(1).locator('.over')).toHaveCSS('opacity', '1');
  await expect(start).toHaveAttribute('href', site.portal.start);

  const cards = page.locator('.groups > section');
  await expect(cards.getByRole('heading')).toHaveText([
    'Financial Services',
    'Tourism',
    'Technology',
    'Trading and logistics',
  ]);
  for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('.process > li')).toHaveCount(4);
});

test('the list downloads at once, and the request for its mail is kept', async ({ page }) => {
  await open(page);
  const email = page.getByLabel(words.hsicSearch.download.email);
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');
  await email.fill('nimal@example.com');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.hsicSearch.download.button }).click();

  const file = await download;
  expect(file.suggestedFilename()).toBe('hsic-codes.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1815); // a heading and 1,814 entries
  await expect(
    page.getByText(fill(words.hsicSearch.download.doneMailed, { email: 'nimal@example.com' })),
  ).toBeVisible();
});

test.describe('where our server refuses', () => {
  test.use({ expectedFaults: [/status of 503/] });

  test('the list has been downloaded all the same, and the page says what did not happen', async ({ page }) => {
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 503 }));
    await open(page);
    await page.getByLabel(words.hsicSearch.download.email).fill('nimal@example.com');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.hsicSearch.download.button }).click();

    await download;
    await expect(page.getByText(words.hsicSearch.download.doneNotMailed)).toBeVisible();
  });
});

test('the page says so when the request is kept and no mail of it goes', async ({ page }) => {
  const headers = { 'x-mailed': 'no' };
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK', headers }));
  await open(page);
  await page.getByLabel(words.hsicSearch.download.email).fill('nimal@example.com');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.hsicSearch.download.button }).click();

  await download;
  await expect(page.getByText(words.hsicSearch.download.doneNotMailed)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the codes are there, and the list downloads without the address in its query', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.getByLabel(words.hsicSearch.download.email).fill('nimal@example.com');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.hsicSearch.download.button }).click();

    expect((await download).url()).not.toContain('nimal');
  });
});
