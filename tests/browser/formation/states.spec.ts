import { languageOf, publicPages } from '../../../scripts/build/built-pages.ts';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { phone } from '../viewports.ts';
import { words } from '../words.ts';

const path = '/company-cost/states';

test('all states stand there without a script, in every language', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const pages = publicPages().filter((one) => one.path.endsWith(path));
  expect(pages.length).toBeGreaterThan(1);
  for (const one of pages) {
    await page.goto(`${baseURL}${one.path}`);
    const costs = languageOf(one.path) === 'en' ? '/company-cost' : `/${languageOf(one.path)}/company-cost`;

    await expect(page.locator('#states tbody tr')).toHaveCount(51);
    await expect(page.locator('nav.crumbs a')).toHaveAttribute('href', costs);
    await expect(page.locator('#states tbody a').first()).toHaveAttribute('href', new RegExp(`^${costs}\\?place=us&`));
  }
  await page.close();
});

test('the states are sorted and filtered by keyboard, and the address brings the same table back', async ({ page }) => {
  await page.goto(path);
  const rows = page.locator('#states tbody tr');
  await page.getByLabel(words.companyCost.states.find).focus();
  await page.keyboard.type('new');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: words.formation.states.columns.formation }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: words.formation.states.columns.formation })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(rows.first()).toContainText('New Mexico');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: words.formation.states.columns.formation })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page).toHaveURL(/states-find=new.*states-way=down/);
  await expectNoAxeFindings(page);

  const [address, shown] = [page.url(), await rows.allTextContents()];
  await page.goto('/');
  await page.goto(address);
  await expect(rows).toHaveText(shown);
});

test('a link to the table from when it stood on the page of costs leads to it', async ({ page }) => {
  await page.goto('/company-cost?states-kind=corporation&states-find=new#states');

  await expect(page).toHaveURL(`${path}?states-kind=corporation&states-find=new#states`);
  await expect(page.getByLabel(words.companyCost.form.kind)).toHaveValue('corporation');
  await expect(page.locator('#states tbody tr')).toHaveCount(4);
  await page.getByLabel(words.companyCost.form.kind).selectOption('llc');
  await expect(page, 'what the link led to stays in it').toHaveURL(`${path}?states-find=new#states`);
});

test('the name of a state counts it', async ({ page }) => {
  await page.goto(`${path}?states-kind=corporation`);
  const delaware = page.getByRole('link', { name: 'Delaware' });
  await expect(delaware).toHaveAttribute('href', /\/company-cost\?place=us&state=DE&kind=corporation/); // the address has been read
  await delaware.click();

  await expect(page).toHaveURL(/\/company-cost\?.*state=DE&kind=corporation/);
  await expect(page.getByRole('region', { name: words.companyCost.result.card })).toContainText('Delaware Corporation');
});

test('the states as shown are saved as a table', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel(words.companyCost.states.find).fill('new');
  await expect(page.locator('#states tbody tr')).toHaveCount(4);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.sharing.saveTable }).click();

  expect((await download).suggestedFilename()).toBe('state-fees.csv');
});

for (const from of ['/company-cost', '/formation/us', '/service/registered-agent', '/service/annual-report'])
  test(`the table is reached from ${from}`, async ({ page }) => {
    await page.goto(from);

    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  });

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('the table scrolls, the page does not', async ({ page }) => {
    await page.goto(path);
    await page.getByText(words.formation.states.noReportOnly).tap();

    await expect(page).toHaveURL(/states-no-report=on/);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
