import { fill } from '@formation/content';
import { expect, test } from './fixtures.ts';
import { pattern, words } from './words.ts';

test('all tables, one table and the changes can be read without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/fees`);
  const tables = page.getByRole('table', { name: words.feeTables.index.title });
  const payoneer = tables.getByRole('row', { name: new RegExp(`^${words.platforms.payoneer.name}`) });
  await expect(payoneer).toContainText(/\d+: (\d+ [^,]+, )*\d+ /);
  await tables.getByRole('rowheader').getByRole('link', { name: words.platforms.ebay.name }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(words.feeTables.table.heading, { platform: words.platforms.ebay.name }),
  );
  const row = page
    .locator('#us tr', { hasText: words.platforms.ebay.calculator.choices.category['most-categories'] })
    .first();
  await expect(row).toContainText(/[\d.]+% up to \$[\d,]+, then [\d.]+%/);
  await expect(row).toContainText(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
  await row.getByRole('link').first().click();
  await expect(page.locator(':target')).toContainText(pattern(words.feeTables.table.checked));

  await page.goto(`${baseURL}/fees/changes`);
  const change = page.locator('#bank-wires-2022-03-18 tr', {
    hasText: words.platforms['bank-wires'].calculator.choices.bank.HNB,
  });
  await expect(change).toContainText('200.00');
  await expect(change).toContainText('400.00');

  const etsy = page.locator('#etsy-2026-06-22'); // one change of nine countries, of which three had no value that we know
  await expect(etsy).toContainText(fill(words.feeTables.changes.event, { count: 9 }));
  await expect(etsy.locator('tr', { hasText: words.feeTables.changes.none.unknown })).not.toHaveCount(0);
  await expect(etsy.getByRole('listitem').getByRole('link')).not.toHaveCount(0);
  await page.close();
});

test('what each platform leaves of $100 is sorted by a heading, and its row leads to the same answer', async ({
  page,
}) => {
  const { caption, columns } = words.feeTables.index.left;
  await page.goto('/fees');
  const table = page.getByRole('table', { name: pattern(caption) });
  const names = () => table.getByRole('rowheader').allTextContents();
  const left = table.getByRole('columnheader', { name: columns.left });
  const byLeft = await names();

  await expect(left).toHaveAttribute('aria-sort', 'descending');
  await left.getByRole('button').press('Enter');
  await expect(left).toHaveAttribute('aria-sort', 'ascending');
  const amounts = table.locator('tbody td:nth-child(2)');
  const kept = await amounts.evaluateAll((cells) => cells.map((cell) => Number(cell.dataset['order'])));
  expect(kept).toEqual(kept.toSorted((a, b) => a - b));
  await table.getByRole('columnheader', { name: columns.platform }).getByRole('button').click();
  await expect(left).not.toHaveAttribute('aria-sort');
  expect(await names()).toEqual(byLeft.toSorted((a, b) => a.localeCompare(b, 'en')));

  const row = table.getByRole('row', { name: words.platforms.fiverr.name });
  const itsAmount = await row.getByRole('cell').first().textContent();
  await row.getByRole('link').click();
  await expect(page.locator('#result')).toContainText(itsAmount ?? 'nothing');
});

test('the files for programs and the feed are what they say', async ({ request, page }) => {
  const file = await request.get('/fees/wise.json');
  expect(file.headers()['content-type']).toContain('application/json');
  const { schemaVersion, platform, fees } = await file.json();
  expect([schemaVersion, platform]).toEqual(['3.0', 'wise']);
  expect(fees).toContainEqual({
    path: ['corridors', 'GBP-EUR'],
    entries: expect.arrayContaining([
      expect.objectContaining({
        status: expect.stringMatching(/^(official|seen|single|range|unknown)$/),
        value: expect.objectContaining({ kind: 'charge' }),
      }),
    ]),
  });

  const feed = await (await request.get('/fees/changes.xml')).text();
  const titles = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'text/xml');
    return [...parsed.querySelectorAll('parsererror, item > title')].map((title) => title.textContent);
  }, feed);
  expect(titles).toContain('Etsy: From 2026-06-22');
});

test('a calculator leads to its table', async ({ page }) => {
  await page.goto('/calculator/etsy');
  await page
    .getByRole('link', { name: fill(words.feeTables.fromCalculator, { platform: words.platforms.etsy.name }) })
    .click();
  await expect(page).toHaveURL(/\/fees\/etsy$/);
});

test('numbers that were last read long ago carry a badge on the visitor’s day', async ({ page, clock }) => {
  const badge = page.locator('#result > .inner > .chip', { hasText: words.feeTables.due });
  await clock.setFixedTime('2027-03-17T12:00:00Z'); // 183 days after Etsy's fees were read
  await page.goto('/calculator/etsy?itemPrice=100');
  await expect(page.getByLabel(words.calculators.published.feesOf)).toHaveValue('2027-03-17');
  await expect(badge).toHaveCount(0);

  await clock.setFixedTime('2027-03-18T12:00:00Z');
  await page.goto('/calculator/etsy?itemPrice=100&day=2026-11-21');
  await expect(badge).toBeVisible(); // whatever day the link is pinned to
  await page.getByRole('button', { name: words.platforms.etsy.calculator.lines.processing }).click();
  await expect(page.locator('#result dd .chip')).toHaveText([words.feeTables.due]);
});
