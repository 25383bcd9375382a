import type { Browser } from '@playwright/test';

const rows = 200_000;
const head = 'title,price,cost,length,width,height,weight';
/** No two rows one after the other sell at the same price, as in a report of sales. */
const row = (_: unknown, n: number) => `Tea,${10 + (n % 90)}.${10 + (n % 89)},6,9,6,3,1.2`;

/** Seconds that a list of 200,000 rows takes in the bulk calculator, from the press to the result. */
export async function bulkSeconds(browser: Browser, origin: string, platform: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${origin}/calculator/bulk`, { waitUntil: 'networkidle' });
  await page.getByText(platform, { exact: true }).first().click();
  const buffer = Buffer.from([head, ...Array.from({ length: rows }, row)].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  const start = page.getByRole('button', { name: 'Work out the list' });
  await start.waitFor();
  const from = performance.now();
  await start.click();
  await page
    .getByText(`${rows.toLocaleString('en')} of ${rows.toLocaleString('en')} rows counted`)
    .waitFor({ timeout: 300_000 });
  const spent = performance.now() - from;
  await page.close();
  return spent / 1000;
}
