import type { Page } from '@playwright/test';
import { expect, expectFineMain, test } from './fixtures.ts';
import { confirmLink, mailsTo, pressed, stopLink } from './mail-links.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const { feeNews } = words;

test.use({ expectedFaults: [/Failed to load resource/] });

const opener = (page: Page) => page.getByRole('button', { name: feeNews.open });
const platform = (page: Page) => page.getByLabel(feeNews.form.platform);
const email = (page: Page) => page.getByLabel(feeNews.form.email);
const send = (page: Page) => page.getByRole('button', { name: feeNews.form.send });
const outcome = (page: Page) => page.locator('#by-email').getByRole('status');

test('from a calculator to the mail that asks, confirmed and stopped without a script', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = `fees-${test.info().project.name}@example.com`;
  await page.goto('/calculator/etsy');
  await page.getByRole('link', { name: feeNews.open }).click();
  await opener(page).click();
  await expect(platform(page), 'the platform of the calculator').toHaveValue('etsy');
  await email(page).fill(address);
  const asked = page.waitForRequest('**/api/v1/reminders');
  await send(page).click();
  expect((await asked).postDataJSON()).toMatchObject({ platform: 'etsy', form_token: expect.any(String) });
  await expect(outcome(page)).toContainText(pattern(feeNews.asked, { email: address }));
  await expectFineMain(page);
  const bare = await browser.newPage({ javaScriptEnabled: false, viewport: phone, ...(baseURL && { baseURL }) });
  const confirm = await confirmLink(address);

  expect(mailsTo(address)[0]).toContain('Etsy');
  expect(confirm).toContain('/fee-news/confirm');
  expect(await pressed(bare, confirm)).toBe(feeNews.confirmed.heading);
  expect(await pressed(bare, stopLink(confirm, 'fees=etsy'))).toBe(feeNews.stopped.heading);
  expect(await pressed(bare, confirm)).toBe(feeNews.failed.heading);
  await bare.close();
});

test('by keyboard on a phone, and what is refused stands beside the button', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/fees/changes');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(platform(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('refused@example.com');
  const { tooMany, full, platform: unknown, failed } = feeNews.refused;
  for (const [status, body, sentence] of [
    [429, { code: 'too-many-reminders' }, tooMany],
    [503, { code: 'reminders-full' }, full],
    [422, { code: 'bad-field', field: 'platform' }, unknown],
    [503, { code: 'not-durable' }, failed],
  ] as const) {
    await page.route('**/api/v1/reminders', (route) => route.fulfill({ status, json: body }));
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toContainText(sentence);
    await expect(email(page)).toHaveValue('refused@example.com');
    await email(page).focus();
  }
  await expectFineMain(page);
});
