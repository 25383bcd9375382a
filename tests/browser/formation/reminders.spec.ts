import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, expectFineMain, test } from '../fixtures.ts';
import { confirmLink, pressed, stopLink } from '../mail-links.ts';
import { phone } from '../viewports.ts';
import { pattern, words } from '../words.ts';

const company = '/deadlines?country=uk&incorporated=2026-02-10&name=Galle+Tea';

test.use({ expectedFaults: [/Failed to load resource/] });

const panel = (page: Page) => page.locator('#result');
const opener = (page: Page) => page.getByRole('button', { name: words.deadlinePage.alerts });
/** Opens the company's page; its dates stand there once the rules of its country have come. */
async function open(page: Page): Promise<void> {
  await page.goto(company);
  await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
  await expect(panel(page)).toContainText('Galle Tea');
}

const email = (page: Page) => page.getByLabel(words.reminders.form.email);
const send = (page: Page) => page.getByRole('button', { name: words.reminders.form.send });

test('asked for, confirmed by the mail and stopped, without a script', async ({ page, browser, baseURL }) => {
  const address = `${test.info().project.name}@example.com`;
  await open(page);
  await opener(page).click();
  await email(page).fill(address);
  const asked = page.waitForRequest('**/api/v1/reminders');
  await send(page).click();
  expect((await asked).postDataJSON(), 'the form tells that it is no program').toHaveProperty('form_token');
  await expect(panel(page).getByRole('status').first()).toContainText(
    pattern(words.reminders.asked, { email: address }),
  );
  const bare = await browser.newPage({ javaScriptEnabled: false, viewport: phone, ...(baseURL && { baseURL }) });
  const confirm = await confirmLink(address);

  expect(await pressed(bare, confirm)).toBe(words.reminders.confirmed.heading);
  expect(await pressed(bare, stopLink(confirm))).toBe(words.reminders.stopped.heading);
  expect(await pressed(bare, confirm)).toBe(words.reminders.failed.heading);
  await bare.close();
});

test('by keyboard on a phone, from the button to the mail', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(email(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await expectFineMain(page);

  const address = `keyboard-${test.info().project.name}@example.com`;
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status').first()).toContainText(
    pattern(words.reminders.asked, { email: address }),
  );
  await expectFineMain(page);
});

test('a used-up or broken link says so, and asks nobody for nothing', { tag: '@once' }, async ({ page }) => {
  for (const act of ['confirm', 'stop']) {
    await page.goto(`/reminders/${act}?id=x&token=y`);
    await expectFineMain(page);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reminders.failed.heading);
  }
  await expectFineMain(page);
});

test(
  'what the server refuses stands beside the button, and what was typed stays',
  { tag: '@once' },
  async ({ page }) => {
    await open(page);
    await opener(page).click();
    await email(page).fill('refused@example.com');
    const keys = new Set<string>();
    const { tooMany, full, company: noDay, failed } = words.reminders.refused;
    for (const [status, body, sentence] of [
      [429, { code: 'too-many-reminders' }, tooMany],
      [503, { code: 'reminders-full' }, full],
      [422, { code: 'bad-field', field: 'company' }, noDay],
      [503, { code: 'not-durable' }, failed],
    ] as const) {
      await page.route('**/api/v1/reminders', (route) => {
        keys.add(route.request().headers()['idempotency-key'] ?? '');
        return route.fulfill({ status, json: body });
      });
      await send(page).click();
      await expect(panel(page).getByRole('status').first()).toContainText(sentence);
      await expect(email(page)).toHaveValue('refused@example.com');
      await page.reload();
    }
    expect(keys.size, 'the same wish, also after a reload').toBe(1);
  },
);
test(
  'a calendar program subscribes to the address of the button',
  { tag: '@once' },
  async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await opener(page).click();
    const href = await page.getByRole('link', { name: words.reminders.feed.subscribe }).getAttribute('href');
    await page.getByRole('button', { name: words.reminders.feed.copy }).click();
    await expect(panel(page).getByRole('status').last()).toContainText(words.reminders.feed.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    expect(href?.replace('webcal:', 'http:')).toBe(copied);
    const answer = await request.get(copied);
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    const due = await page.locator('.duties time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
    const fed = events.map((event) => new ICAL.Event(event).startDate.toString());
    expect(due.length).toBeGreaterThan(3);
    expect(fed).toEqual(expect.arrayContaining(due));
    expect(await answer.text()).toContain('Galle Tea');
  },
);
