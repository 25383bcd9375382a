import { readFileSync } from 'node:fs';
import { fill, messages } from '@formation/content';
import type { Page } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { islandScripts } from '../parts.ts';
import { words } from '../words.ts';

const soldPrice = `${words.platforms.ebay.calculator.fields.soldPrice.label} (${words.bulk.match.needed})`;
const ebay = words.platforms.ebay.calculator;

const path = '/calculator/bulk';
/** A kind of row that no report has. */
const newWord = 'Zap';
const fixtureOf = (name: string) =>
  new URL(`../../../domain/fees/tests/fixtures/reports/${name}`, import.meta.url).pathname;
const list = ['Item,Price,COGS', 'Blue ring,120,45', 'Tea,nine,2', 'Mask,9.50,14'].join('\n');

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr][client=soon]')).toHaveCount(0);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(words.bulk.input.paste).fill(text);
  await page.getByRole('button', { name: words.bulk.input.read }).click();
}

test('pasted rows are matched, worked out, and leave as a file with everything', async ({ page }) => {
  await open(page);
  await paste(page, list);
  await expect(page.getByLabel(soldPrice)).toHaveValue('1');
  await expect(page.getByLabel(ebay.fields.itemCost.label)).toHaveValue('2');
  await page.getByRole('button', { name: words.bulk.match.start }).click();

  const result = page.getByRole('region', { name: words.bulk.result.region });
  await expect(result).toContainText(fill(words.bulk.result.rows, { counted: 2, rows: 3, orders: 2 }));
  await expect(result).toContainText('Line 3: Sold Price: “nine” is not a number.');
  const worst = result.getByRole('table').filter({ hasText: words.bulk.result.sale });
  await expect(worst.getByRole('rowheader').first()).toHaveText('Mask');
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  const button = page.getByRole('button', { name: words.bulk.result.download });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(5);
  expect(text).toMatch(/\r\n3,+Sold Price: “nine” is not a number\.,Tea,nine,2\r\n/);
});

test('what is chosen and read before the script for it came counts once it is there', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(islandScripts, (route) => held.then(() => route.continue()));
  await page.goto(path);
  await page.locator('.choices').getByText(words.platforms.paypal.name, { exact: true }).click();
  await paste(page, list);
  letThrough();

  await expect(
    page.getByRole('link', { name: fill(words.bulk.input.template, { platform: words.platforms.paypal.name }) }),
  ).toBeVisible();
  await expect(page.getByLabel(soldPrice)).toHaveValue('1');
  await expect(page.getByLabel(words.platforms.paypal.calculator.fields.product.label).first()).toBeVisible();
});

test('a file is opened; what is missing is asked for, and what is refused stays', async ({ page }) => {
  await open(page);
  const file = page.getByLabel(words.bulk.input.file);
  await file.setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from(' \n') });
  await expect(page.getByRole('alert')).toContainText(words.bulk.input.refused.empty);
  const sales = Buffer.from('Was bezahlt wurde;Titel\n12,50;Maske\n');
  await file.setInputFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer: sales });

  await expect(page.getByText(fill(words.bulk.match.missing, { columns: ebay.fields.soldPrice.label }))).toBeVisible();
  await expect(page.getByRole('button', { name: words.bulk.match.start })).toBeDisabled();
  await page.getByLabel(soldPrice).selectOption({ label: 'Was bezahlt wurde' });
  await page.getByRole('button', { name: words.bulk.match.start }).click();
  await expect(page.getByText(fill(words.bulk.result.rows, { counted: 1, rows: 1, orders: 1 }))).toBeVisible();
});

test('a workbook is read in the page, and a PDF is named as one', async ({ page }) => {
  await open(page);
  const file = page.getByLabel(words.bulk.input.file);
  await file.setInputFiles({ name: 'a.csv', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByRole('alert')).toContainText(words.bulk.input.refused.pdf);

  // more than what reads workbooks would unpack by itself without a worker from an address that the policy forbids
  const rows = Array.from({ length: 12_000 }, (_, n) => [{ value: `Scarf ${n}` }, { value: 12.5 }]);
  const workbook = await writeWorkbook([[{ value: 'Title' }, { value: 'Price' }], ...rows]).toBuffer();
  await file.setInputFiles({ name: 'sales.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
  await page.getByRole('button', { name: words.bulk.match.start }).click();
  const count = rows.length.toLocaleString('en');
  const counted = fill(words.bulk.result.rows, { counted: count, rows: count, orders: count });
  await expect(page.getByText(counted)).toBeVisible();
});

test('a report that we know is read as it is: each currency, and what was charged beside what is published', async ({
  page,
}) => {
  const { report, match, result } = words.bulk;
  await open(page);
  await page.getByLabel(words.bulk.input.file).setInputFiles(fixtureOf('ebay/ebay-transactions-en.csv'));
  await expect(page.getByRole('region', { name: report.title })).toContainText(report.names.transactions);
  await page.getByLabel(ebay.fields.registered.label).selectOption('US');
  await page.getByRole('button', { name: match.start }).click();

  const sums = page.getByRole('region', { name: result.region });
  // what the file says was paid back, and charged in rows of its own
  await expect(sums.getByRole('row', { name: result.reported.refunds })).toContainText('70.00');
  await expect(sums.getByRole('row', { name: result.reported.fees, exact: false }).first()).toContainText('34.69');
  await expect(sums).toContainText(fill(result.chargedBeside.title, { currency: 'GBP' }));
  await expect(sums.getByLabel(result.together.into)).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: report.byHand }).click();
  await expect(page.getByLabel(soldPrice)).toBeVisible();
  await expect(sums).toHaveCount(0);
  const asReport = fill(report.asReport, {
    report: fill(report.is, { platform: 'eBay', report: report.names.transactions }),
  });
  await page.getByRole('button', { name: asReport }).click();
  await expect(page.getByRole('region', { name: report.title })).toBeVisible();
});

test('two files of one report are one list: an order that stands in both is counted once', async ({ page }) => {
  const { result, match } = words.bulk;
  await open(page);
  const files = ['12-1,5', '12-1,5\n12-2,7'].map((rows, at) => ({
    name: `${at}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Order number,Price\n${rows}`),
  }));
  await page.getByLabel(words.bulk.input.file).setInputFiles(files);
  await page.getByRole('button', { name: match.start }).click();
  const sums = page.getByRole('region', { name: result.region });
  await expect(sums).toContainText(fill(result.rows, { counted: 2, rows: 3, orders: 2 }));
  await expect(sums.getByRole('row', { name: result.apart.kinds.duplicate })).toBeVisible();
});

test('a word that we do not know is asked, and counts once it is ticked', async ({ page }) => {
  const { result, match } = words.bulk;
  await open(page);
  await paste(page, `Type,Price\nOrder,5\n${newWord},7`);
  await page.getByRole('button', { name: match.start }).click();
  const sums = page.getByRole('region', { name: result.region });
  await expect(sums).toContainText(fill(result.rows, { counted: 1, rows: 2, orders: 1 }));
  await sums.getByLabel(newWord).check();
  await sums.getByRole('button', { name: result.apart.again }).click();
  await expect(sums).toContainText(fill(result.rows, { counted: 2, rows: 2, orders: 2 }));
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a report is read from the row that names its columns, and another row can be chosen', async ({ page }) => {
    await open(page);
    await paste(
      page,
      '"Transaction report"\n"All amounts in USD"\nType,Item title,Quantity,Item subtotal\nOrder,Scarf,2,40.00\nPayout,--,--,--',
    );
    const header = page.getByLabel(words.bulk.match.header);
    await expect(header).toContainText(fill(words.bulk.match.headerLine, { line: 3, cells: 'Type, Item title' }));
    await expect(page.getByLabel(words.bulk.match.prices)).toHaveValue('all');
    await page.getByRole('button', { name: words.bulk.match.start }).click();
    const result = page.getByRole('region', { name: words.bulk.result.region });
    await expect(result).toContainText(fill(words.bulk.result.rows, { counted: 1, rows: 2, orders: 1 }));
    await expect(result.getByRole('row', { name: words.bulk.result.apart.kinds.payout })).toContainText('Payout');
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);

    await header.selectOption({ label: 'Line 1: Transaction report' });
    await expect(
      page.getByText(fill(words.bulk.match.missing, { columns: ebay.fields.soldPrice.label })),
    ).toBeVisible();
  });
});

test('a long list can be stopped while the page answers, and is still there', async ({ page }) => {
  await open(page);
  const buffer = Buffer.from(['price', ...Array<string>(200_000).fill('19.99')].join('\n'));
  await page.getByLabel(words.bulk.input.file).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: words.bulk.match.start }).click();
  await page.getByRole('button', { name: words.bulk.running.cancel }).click();

  await expect(page.getByText(words.bulk.running.stopped)).toBeVisible();
  await page.locator('.choices').getByText(words.platforms.paypal.name, { exact: true }).click();
  await expect(page.getByLabel(words.platforms.paypal.calculator.fields.product.label).first()).toBeVisible();
});

for (const locale of ['en', 'ta'] as const)
  test(`in ${locale}: each platform has a template that the page reads whole`, async ({ page, request }) => {
    const { input, match, columns } = messages[locale].bulk;
    const { etsy } = messages[locale].platforms;
    await page.goto(locale === 'en' ? path : `/${locale}${path}`);
    await page.locator('.choices').getByText(etsy.name, { exact: true }).click();
    const template = page.getByRole('link', { name: fill(input.template, { platform: etsy.name }) });
    const text = await (await request.get((await template.getAttribute('href')) ?? '')).text();
    await page.getByLabel(input.paste).fill(text);
    await page.getByRole('button', { name: input.read }).click();

    await expect(page.getByLabel(columns.title, { exact: true })).toHaveValue('0');
    await expect(page.getByText(fill(match.unread, { columns: '' }).slice(0, -1))).toHaveCount(0);
    await expect(page.getByText(etsy.calculator.sample?.title ?? '')).not.toHaveCount(0);
  });

test('a column that nothing is read from is named', async ({ page }) => {
  await open(page);
  await paste(page, 'Price,Weather\n120,fine');

  await expect(page.getByText(fill(words.bulk.match.unread, { columns: 'Weather' }))).toBeVisible();
});
