import { callFormat, messages } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectFineMain, test } from './fixtures.ts';
import { calendar, freeDays, openDay, times, told } from './meet-calls.ts';
import { pattern, words } from './words.ts';

const { meet } = words;

const zoneField = (page: Page) => page.getByLabel(meet.times.zone);
const numberField = (page: Page) => page.getByLabel(meet.form.phone);
const confirm = (page: Page) => page.getByRole('button', { name: pattern(meet.form.confirm) });

/** The screens run side by side: each books at a time of its own. */
const ownTime = () => (test.info().project.name === 'phone' ? 2 : 9);

/** A browser that names a zone, whatever the machine's is. */
const nameZone = (page: Page, zone: string | undefined) =>
  page.addInitScript((named) => {
    const formats = Intl.DateTimeFormat.prototype;
    const own = Reflect.get(formats, 'resolvedOptions');
    const resolved = function (this: Intl.DateTimeFormat) {
      return { ...own.call(this), timeZone: named };
    };
    Reflect.set(formats, 'resolvedOptions', resolved);
  }, zone);

test.describe('for who is in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('the first screen has the hours of calls and the calendar', async ({ page }) => {
    await page.goto('/meet');
    await expect(freeDays(page).first()).toBeVisible();

    await expect(page.getByText(pattern(meet.details.hours))).toBeInViewport({ ratio: 1 });
    await expect(calendar(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(calendar(page).getByRole('row').nth(2), 'days, not only their names').toBeInViewport();
    await expectFineMain(page);
  });

  test('times are by the clock that is chosen, Colombo first, and stay so', async ({ page }) => {
    await openDay(page, 4);
    const options = zoneField(page).getByRole('option');
    await expect(options.first()).toHaveAttribute('value', 'Asia/Colombo');
    await expect(zoneField(page)).toHaveValue('Europe/London');

    await zoneField(page).selectOption('Asia/Tokyo');
    await expect(times(page).first()).toHaveAccessibleName(/^12:30 .* 09:00 /);
    await times(page).first().click();
    await page.reload();
    await expect(zoneField(page)).toHaveValue('Asia/Tokyo');
    await expect(times(page).first()).toHaveAttribute('aria-pressed', 'true');

    await zoneField(page).selectOption('Pacific/Honolulu');
    const chosen = page.locator('.slots [aria-pressed=true]');
    await expect(chosen, 'the day before, in Hawaii').toHaveAccessibleName(/^17:30 .* 09:00 /);
    await zoneField(page).selectOption('Asia/Colombo');
    await expect(chosen).toHaveText('09:00');
    await expectFineMain(page);
  });

  test('how to talk is chosen, a number that is none is told beside its field, and all is confirmed', async ({
    page,
  }) => {
    await openDay(page, 5);
    await times(page).nth(ownTime()).click();
    await expect(
      page.locator('form').getByText(meet.details.video[callFormat.videoUrl ? 'inMail' : 'later']),
    ).toBeVisible();
    await page.getByLabel(meet.form.name).fill('Kamala');
    await page.getByLabel(meet.form.email).fill('kamala@example.com');
    await page.getByLabel(meet.form.language).selectOption('ta');
    await numberField(page).fill('call me');
    await confirm(page).click();

    await expect(page.getByRole('alert').filter({ hasText: meet.form.phoneFault })).toBeInViewport();
    await expect(numberField(page)).toBeFocused();
    await expect(numberField(page)).toHaveValue('call me');
    await expect(page.getByLabel(meet.form.name)).toHaveValue('Kamala');
    await expectFineMain(page);

    await numberField(page).fill('+94 77 123 4567');
    const request = page.waitForRequest('**/api/v1/bookings');
    await confirm(page).click();
    expect((await request).postDataJSON()).toMatchObject({
      callLanguage: 'ta',
      phone: '+94 77 123 4567',
      timeZone: 'Europe/London',
    });
    for (const said of ['தமிழ்', '+94 77 123 4567', 'Europe/London', 'kamala@example.com'])
      await expect(told(page)).toContainText(said);
    await expectFineMain(page);
  });

  test('a day whose times have gone leads to the next free one', async ({ page }) => {
    await openDay(page, 4);
    const chosen = calendar(page).locator('[aria-pressed=true]');
    const before = await chosen.innerText();
    const saved = () => page.evaluate(() => (history.state as { call?: { day: string } } | null)?.call?.day);
    await expect.poll(saved).toBeDefined();
    const gone = (await saved()) ?? '';
    await page.route('**/api/v1/slots*', async (route) => {
      const answer = await route.fetch();
      const { slots } = (await answer.json()) as { slots: { start: string }[] };
      await route.fulfill({ json: { slots: slots.filter(({ start }) => !start.startsWith(gone)) } });
    });
    await page.reload();

    await expect(page.getByText(meet.times.empty)).toBeVisible();
    await expectFineMain(page);
    await page.getByRole('button', { name: pattern(meet.times.nextFree) }).click();
    await expect(times(page).first()).toBeVisible();
    await expect(chosen).not.toHaveText(before);
  });
});

for (const zone of ['Etc/Unknown', undefined])
  test(`who uses a browser that is in ${zone ?? 'no zone'} sees Colombo’s times, is told so, and books`, async ({
    page,
  }) => {
    await nameZone(page, zone);
    await page.goto('/meet');
    await calendar(page).getByRole('button', { name: meet.calendar.next }).click();
    await freeDays(page)
      .nth(zone ? 6 : 7)
      .click();
    const clock = page.locator('.slots button[aria-pressed]');
    await expect(clock.first()).toHaveText('09:00');
    await expect(zoneField(page)).toHaveAccessibleDescription(meet.times.unknownZone);
    await expectFineMain(page);

    await clock.nth(ownTime()).click();
    await page.getByLabel(meet.form.name).fill('Kamala');
    await page.getByLabel(meet.form.email).fill('kamala@example.com');
    const request = page.waitForRequest('**/api/v1/bookings');
    await confirm(page).click();
    expect((await request).postDataJSON()).toMatchObject({ timeZone: 'Asia/Colombo' });
    await expect(told(page)).toContainText(meet.booked.title);
  });

for (const language of ['en', 'si', 'ta'] as const)
  test(`a call is offered first in the language of the page: ${language}`, async ({ page }) => {
    const { meet: own } = messages[language];
    await page.goto(language === 'en' ? '/meet' : `/${language}/meet`);
    await page.getByRole('button', { name: own.calendar.next }).click();
    await page.locator('.slots button[aria-pressed]').first().click();

    await expect(page.getByLabel(own.form.language)).toHaveValue(language);
    await expect(page.getByLabel(own.form.phone)).toHaveAccessibleDescription(own.form.phoneHelp);
    await expectFineMain(page);
  });
