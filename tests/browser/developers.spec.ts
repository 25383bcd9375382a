import { expect, expectFineMain, test } from './fixtures.ts';
import { words } from './words.ts';

const { try: trial } = words.developers;
/** A link that is called what it asks. */
const address = /^\/api\/v1\//;

test('a call is tried on the page itself, and its answer is there to read', async ({ page }) => {
  await page.goto('/developers');
  await page.getByLabel(trial.price).fill('250');
  await page.getByRole('button', { name: trial.send }).click();

  const output = page.getByRole('status');
  await expect(output).toContainText('"key": "finalValueFee"');
  await expect(output).toContainText('"language": "en"');
  await expectFineMain(page);
});

test.describe('without a line', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  test('it says that no answer came', async ({ page }) => {
    await page.goto('/developers');
    await page.route('**/api/v1/fees/**', (route) => route.abort());
    await page.getByRole('button', { name: trial.send }).click();
    await expect(page.getByRole('status')).toHaveText(trial.failed);
  });
});

test('every address that is shown is answered', async ({ page, request }) => {
  await page.goto('/developers');
  const links = page.getByRole('main').getByRole('link', { name: address });
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).search),
  );
  expect(addresses.length).toBeGreaterThan(6);
  for (const one of addresses) expect((await request.get(one)).status(), one).toBe(200);
});
