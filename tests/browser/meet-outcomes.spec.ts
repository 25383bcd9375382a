import type { Page } from '@playwright/test';
import { expect, expectFineMain, test } from './fixtures.ts';
import { beFaster, book, here, openDay, refused, times, told } from './meet-calls.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

test.use({
  timezoneId: 'Europe/London',
  viewport: phone,
  keepsContext: false, // a line that a test has cut is not mended for the next
  expectedFaults: [/Failed to load resource/],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const shown = { ratio: 1 };
const lost = 'Please try again in a moment.';

test('that a call is booked stands on a small screen, and has the focus', async ({ page }) => {
  await openDay(page, 8);
  await book(page, 0);

  await expect(told(page)).toContainText(words.meet.booked.title);
  await expect(told(page)).toBeFocused();
  await expect(told(page)).toBeInViewport(shown);
  await button(page, words.meet.booked.another).click();
  await expect(times(page).first()).toBeVisible();
  await expect(page.locator('.slots'), 'what was pressed is gone').toBeFocused();
});

test('a time that somebody else has taken is told where it was asked for', async ({ page }) => {
  await openDay(page, 9);
  await page.route('**/api/v1/bookings', async (route) => {
    await beFaster(page, route.request().postDataJSON().start);
    await route.continue();
  });
  await book(page, 0);

  await expect(refused(page)).toBeInViewport(shown);
  await expect(button(page, pattern(words.meet.form.confirm))).toBeFocused();
  await expect(times(page).first()).toBeVisible();
  await expect(refused(page), 'when the other times are there').toBeInViewport(shown);
});

test('the link of a call opens at the call, and what is done with it stands there', async ({ page, context }) => {
  await openDay(page, 10);
  const link = here((await book(page, 0)).manageUrl);
  await expect(told(page)).toContainText(words.meet.booked.title);

  await page.goto(link);
  await expect(told(page)).toContainText(words.meet.manage.title);
  await expect(told(page)).toBeInViewport(shown);
  await expect(page.locator('body'), 'nothing was pressed').toBeFocused();

  await openDay(page, 10, link);
  await times(page).nth(6).click();
  await context.setOffline(true);
  await button(page, pattern(words.meet.manage.move)).click();
  await expect(told(page)).toContainText(lost);
  await expect(told(page).locator('.note.bad')).toBeInViewport(shown);
  await context.setOffline(false);
  await expect(times(page).nth(6), 'the time is still chosen').toHaveAttribute('aria-pressed', 'true');
  await expectFineMain(page);

  await button(page, pattern(words.meet.manage.move)).click();
  await expect(told(page)).toContainText(words.meet.manage.moved);
  await expect(told(page)).toBeFocused();
  await expect(told(page)).toBeInViewport(shown);
  await button(page, words.meet.manage.cancel).click();
  await expect(told(page)).toContainText(words.meet.manage.cancelled);
  await expect(told(page)).toBeFocused();
  await expect(told(page)).toBeInViewport(shown);
});

test('the link of a call that is over says so, and begins another one with what was typed', async ({ page }) => {
  await openDay(page, 14);
  const link = here((await book(page, 0)).manageUrl);
  await expect(told(page)).toContainText(words.meet.booked.title);
  const over = { name: 'Kamala', email: 'kamala@example.com', topic: 'An LLC' };
  let isOver = false;
  await page.route(/\/api\/v1\/bookings\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...(isOver && { over }) } });
  });
  await page.route('**/move', (route) => route.fulfill({ status: 409, json: { code: 'too-late' } }));

  await openDay(page, 14, link);
  await expect(told(page)).toContainText(words.meet.manage.title);
  await times(page).nth(3).click();
  isOver = true; // while the page stood open
  await button(page, pattern(words.meet.manage.move)).click();

  await expect(told(page)).toContainText(words.meet.manage.overTitle);
  await expect(told(page)).toBeFocused();
  await expect(button(page, words.meet.manage.cancel)).toHaveCount(0);
  await expect(page.getByLabel(words.meet.form.name)).toHaveValue(over.name);
  await expect(page.getByLabel(words.meet.form.email)).toHaveValue(over.email);
  await expect(page.getByLabel(words.meet.form.topic)).toHaveValue(over.topic);
  await expectFineMain(page);
});

test('the link of a call that finds no line is followed again', async ({ page, context }) => {
  await openDay(page, 11);
  const link = here((await book(page, 0)).manageUrl);
  await expect(told(page)).toContainText(words.meet.booked.title);
  const oneCall = /\/api\/v1\/bookings\/[^/]+$/;
  await page.route(oneCall, (route) => route.abort());
  await page.goto(link);
  await expect(told(page)).toContainText(lost);
  await expect(told(page)).toBeInViewport(shown);
  await times(page).first().click();
  await expect(times(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel(words.meet.form.name), 'a call is booked already, perhaps').toHaveCount(0);
  await expectFineMain(page);

  await page.unroute(oneCall);
  await button(page, words.meet.calendar.again).click();
  await expect(told(page)).toContainText(words.meet.manage.title);
  await expect(told(page)).toBeFocused();
  await expect(button(page, pattern(words.meet.manage.move))).toBeVisible();

  const openedAndFirstBack = { times: 2 }; // a line that has just come back may not carry yet
  await page.route(oneCall, (route) => route.abort(), openedAndFirstBack);
  await page.reload();
  await expect(told(page)).toContainText(lost);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(told(page)).toContainText(words.meet.manage.title);
});

test('a line that breaks off costs neither the times nor what was typed', async ({ page, context }) => {
  await openDay(page, 12);
  await times(page).nth(2).click();
  await page.getByLabel(words.meet.form.name).fill('Kamala');
  await page.getByLabel(words.meet.form.email).fill('kamala@example.com');
  await context.setOffline(true);
  await button(page, pattern(words.meet.form.confirm)).click();

  await expect(refused(page)).toHaveText(`Sorry, we couldn’t book the call. ${lost}`);
  await expect(refused(page)).toBeInViewport(shown);
  await expect(button(page, pattern(words.meet.form.confirm))).toBeFocused();
  await expect(times(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await button(page, pattern(words.meet.form.confirm)).click();
  await expect(told(page)).toContainText(words.meet.booked.title);
});

test('the calendar that did not open is asked for again by itself', async ({ page, context }) => {
  const { slots, close, open } = slotsOf(page);
  await openDay(page, 13);
  await times(page).nth(2).click();
  await page.getByLabel(words.meet.form.name).fill('Kamala');
  await close();
  await button(page, words.meet.calendar.next).click();
  await expect(slots).toContainText(words.meet.calendar.failed);
  await expectFineMain(page);

  await context.setOffline(true);
  await open();
  await context.setOffline(false);
  await expect(times(page).first(), 'the line is back').toBeVisible();
  await expect(page.getByLabel(words.meet.form.name)).toHaveValue('Kamala');
});

test('the calendar that did not open is asked for again by a button', async ({ page }) => {
  const { slots, close, open } = slotsOf(page);
  await openDay(page, 13);
  await close();
  await button(page, words.meet.calendar.next).click();
  await expect(slots).toContainText(words.meet.calendar.failed);
  await open();
  await button(page, words.meet.calendar.again).click();
  await expect(times(page).first()).toBeVisible();
  await expect(slots, 'what was pressed is gone').toBeFocused();
});

/** The part with the times, and the way to them, to be closed and opened. */
function slotsOf(page: Page) {
  const path = '**/api/v1/slots*';
  return {
    slots: page.locator('.slots'),
    close: () => page.route(path, (route) => route.abort()),
    open: () => page.unroute(path),
  };
}
