import { type Locale, locales, messages } from '@formation/content';
import type { Locator, Page } from '@playwright/test';
import { expectFault } from '../expect-fault.ts';
import { expect, expectNoAxeFindings, test } from '../fixtures.ts';
import { words } from '../words.ts';

const everyLocale = Object.keys(locales) as readonly Locale[]; // its keys are the locales
const folder = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`);
const wordsIn = (locale: Locale) => messages[locale].calculators.published.days;
const { days, refused } = words.calculators.published;

const day = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const counted = (page: Page) => page.locator('#result .ledger, .duties, #side-by-side, main .dock');

/** Types a day by its parts, in the order of the browser of the tests, and leaves the field. */
async function typeDay(field: Locator, keys: string): Promise<void> {
  await expect(field.page().locator('astro-island[ssr]', { has: field })).toHaveCount(0);
  await expect(field).toBeVisible(); // it may be asked of one country alone
  await field.focus();
  await field.page().keyboard.type(keys);
}

/** Each page with a day, and what it says where its result stood. */
const pages = [
  ['/deadlines', 'incorporated', words.deadlinePage.form.incorporated],
  ['/deadlines', 'from', words.deadlinePage.form.from],
  ['/company-cost', 'day', words.companyCost.form.day],
] as const;

const noResult = (label: string) => refused.unread.replace('{what}', label);

for (const [path, name, label] of pages)
  test(`${path}: 30 February in “${label}” is told once it is left, and counts as no other day`, async ({ page }) => {
    await page.goto(path);
    const field = day(page, name);
    await typeDay(field, '02302025');
    await expect(field, 'while it is typed').not.toHaveAttribute('aria-invalid');
    await expect(counted(page).first()).toBeVisible();

    await field.blur();
    await expectFault(field, days.noSuchDay);
    await expect(page.getByText(noResult(label)).first()).toBeVisible();
    await expect(counted(page).filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.badInput), 'it stays as typed').toBe(true);
    await expect(page.getByRole('button', { name: words.sharing.copyLink })).toHaveCount(0);
    await expectNoAxeFindings(page);

    await typeDay(field, '02282025');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(counted(page).first()).toBeVisible();
  });

for (const [path, name] of pages)
  test(`${path}: “${name}” asks for a day within the years that are known`, async ({ page }) => {
    await page.goto(path);
    const field = day(page, name);
    await field.fill('');
    await field.blur();
    await expectFault(field, days.missing);
    await field.fill('0202-01-01');
    await field.blur();
    await expectFault(field, days.tooEarly.replace('{day}.', ''));
    await field.evaluate((input: HTMLInputElement) => {
      input.value = '22026-03-10';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectFault(field, days.tooLate.replace('{day}', '31 Dec 2099'));
    await expect(counted(page).filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
  });

for (const locale of everyLocale)
  for (const [path, name] of pages)
    test(`${folder(locale)}${path}: a link whose “${name}” does not exist says so, and so does its address`, async ({
      page,
    }) => {
      await page.goto(`${folder(locale)}${path}?${name}=2025-02-30`);
      await expectFault(day(page, name), wordsIn(locale).noSuchDayInLink);
      await expect(counted(page).filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
      await page.locator('main select:visible').first().selectOption({ index: 1 });
      await expect(page).toHaveURL(new RegExp(`${name}=2025-02-30`));
    });

test('reminders, files and the calendar to subscribe to go with a day that does not exist', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/v1/reminders', (route) => {
    asked.push(route.request().postData() ?? '');
    return route.fulfill({ json: {} });
  });
  await page.goto('/deadlines?incorporated=2026-02-10');
  await page.getByRole('button', { name: words.deadlinePage.alerts }).click();
  const email = page.locator('#result [name=email]');
  await email.fill('nimal@example.com');
  const field = day(page, 'incorporated');
  await typeDay(field, '02302025');
  const send = page.getByRole('button', { name: words.reminders.form.send });
  const place = await send.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5); // without leaving the field before

  await expectFault(field, days.noSuchDay);
  await expect(send).toBeHidden();
  await expect(page.getByRole('button', { name: words.deadlines.calendar.add })).toBeHidden();
  await expect(page.getByRole('link', { name: words.reminders.feed.subscribe })).toBeHidden();
  expect(asked).toEqual([]);
  await typeDay(field, '02282025');
  await expect(email).toHaveValue('nimal@example.com');
  await send.click();
  await expect.poll(() => asked.join()).toContain('incorporated=2025-02-28');
});

test('a day that may stay empty is told too; one that another country asks for is not', async ({ page }) => {
  await page.goto('/deadlines?country=uk&incorporated=2026-02-10');
  const field = day(page, 'tradingFrom');
  await typeDay(field, '02302025');
  await field.blur();
  await expectFault(field, days.noSuchDay);
  await expect(page.getByText(noResult(words.deadlinePage.form.tradingFrom)).first()).toBeVisible();
  await expect(page, 'what is shared cannot be read as a company without that day').toHaveURL(/tradingFrom=no-day/);

  await page.getByText(words.companyCost.form.places.us, { exact: true }).click();
  await expect(page.locator('.duties > li')).not.toHaveCount(0);
});
