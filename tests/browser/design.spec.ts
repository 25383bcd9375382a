import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectNoAxeFindingsInThemes, test } from './fixtures.ts';

const door = readFileSync(join(import.meta.dirname, '../../design/ui/src/index.ts'), 'utf8');

/** What the design room exports under a capital, without its types: the components. */
const components = [...door.matchAll(/^export \{([^}]+)\}/gm)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name));

test('every component of the design room is shown, without a script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/design');

  expect(components.length).toBeGreaterThan(40);
  for (const component of components)
    expect.soft((await page.locator(`#${component} .frame`).allInnerTexts()).length, component).toBeGreaterThan(0);
  await context.close();
});

test('nobody finds the design page by searching', async ({ page, request }) => {
  await page.goto('/design');

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/design');
});

test('what has states goes through them', async ({ page }) => {
  await page.goto('/design');

  await page.locator('#Dialog').getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'How will you pay?' })).toBeVisible();
  await expectNoAxeFindingsInThemes(page);
  await page.keyboard.press('Escape');

  const email = page.locator('#TextField').getByLabel('E-mail').nth(1);
  await email.press('End');
  await email.press('Backspace');
  await email.blur();
  expect(await email.evaluate((field) => field.matches(':user-invalid'))).toBe(true);
});

test('a dialog that is asked for again while it closes is open', async ({ page }) => {
  await page.goto('/design');
  const open = page.locator('#Dialog').getByRole('button', { name: 'Open the dialog' });
  const dialog = page.getByRole('dialog', { name: 'How will you pay?' });

  await open.click();
  await expect(dialog).toBeVisible();
  // Between the key that closes it and the event that says so nothing waits: a quick hand presses there.
  await open.evaluate((button: HTMLElement) => {
    button.closest('.frame')?.querySelector('dialog')?.requestClose();
    button.click();
  });
  await expect(dialog).toBeVisible();
});
