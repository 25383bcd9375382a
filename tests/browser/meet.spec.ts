import { fill, messages } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectFineMain, test } from './fixtures.ts';
import { beFaster, book, calendar, freeDays, here, openDay, refused, times, told, type Booked } from './meet-calls.ts';
import { pattern, words } from './words.ts';

test.use({ timezoneId: 'Europe/London', expectedFaults: [/Failed to load resource/] });

async function isFree(page: Page, { start, end }: Booked): Promise<boolean> {
  const { slots } = await (await page.request.get('/api/v1/slots', { params: { from: start, to: end } })).json();
  return slots.some((slot: Readonly<{ start: string }>) => Date.parse(slot.start) === Date.parse(start));
}

test('a month of days with the times of the first free one, forward and back', async ({ page }) => {
  await page.goto('/meet');
  const title = calendar(page).getByRole('heading');
  const previous = calendar(page).getByRole('button', { name: words.meet.calendar.previous });

  await expect(page.getByRole('main')).toContainText(words.meet.details.title);
  await expect(page.locator('.book')).toHaveCSS('min-height', '780px');
  await expect(calendar(page).getByRole('columnheader')).toHaveCount(7);
  await expect(freeDays(page).first()).toBeVisible();
  const first = await title.innerText();
  await calendar(page).getByRole('button', { name: words.meet.calendar.next }).click();
  await expect(title).not.toHaveText(first);
  await expect(freeDays(page).first()).toBeVisible();
  await expect(calendar(page).locator('[aria-pressed=true]')).toHaveCount(1);
  await expect(times(page).first()).toHaveAccessibleName(/^\d\d:\d\d your time, \d\d:\d\d in Colombo$/);
  await expectFineMain(page);
  await previous.click();
  await expect(title).toHaveText(first);
});

test('a month without a free time is passed over, and says so to who turns to it', async ({ page }) => {
  const looks = { seen: 0 }; // a route that ends after one look can lose the next, which follows at once
  await page.route('**/api/v1/slots*', async (route) => {
    looks.seen += 1;
    await (looks.seen === 1 ? route.fulfill({ json: { slots: [] } }) : route.continue());
  });
  await page.goto('/meet');
  const previous = calendar(page).getByRole('button', { name: words.meet.calendar.previous });
  await expect(times(page).first()).toBeVisible();
  await expect(previous).toBeEnabled();
  expect(await page.evaluate(() => history.state as unknown), 'the visitor has chosen nothing').toBeNull();

  await page.route('**/api/v1/slots*', (route) => route.fulfill({ json: { slots: [] } }));
  await previous.click();
  await expect(previous).toBeDisabled();
  await expect(page.getByText(words.meet.times.emptyMonth)).toBeVisible();
  await expect(page.locator('.slots').getByRole('link', { name: words.meet.calendar.write })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await page.reload();
  await expect(page.getByText(words.meet.times.emptyMonth)).toBeVisible();
  await expect(previous, 'the month that the visitor turned to comes back').toBeDisabled();
});

test('a calendar without any free time ends in its last month', async ({ page }) => {
  await page.route('**/api/v1/slots*', (route) => route.fulfill({ json: { slots: [] } }));
  await page.goto('/meet');

  await expect(calendar(page).getByRole('button', { name: words.meet.calendar.next })).toBeDisabled();
  await expect(page.getByText(words.meet.times.emptyMonth)).toBeVisible();
});

test('in Colombo a time stands once', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ timezoneId: 'Asia/Colombo' });
  await page.goto(`${baseURL}/meet`);
  await calendar(page).getByRole('button', { name: words.meet.calendar.next }).click();

  await expect(page.locator('.slots button').first()).toHaveText('09:00');
  await page.close();
});

test('a call is booked by a name in any script and goes into the calendar', async ({ page }) => {
  await openDay(page, 1);
  await times(page).nth(3).click();
  const day = String.raw`\w+,? \d+ \w+, \d\d:\d\d`;
  await page.getByRole('button', { name: new RegExp(`^${fill(words.meet.form.confirm, { time: day })}$`) }).click();
  await expect(page.getByLabel(words.meet.form.name)).toBeFocused(); // the browser itself asks for the name
  await expectFineMain(page);
  const booked = await book(page, 3);

  await expect(told(page)).toContainText(words.meet.booked.title);
  await expect(told(page)).toContainText('nimal@example.com');
  await expectFineMain(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    told(page).getByRole('link', { name: words.meet.booked.calendarFile }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('call.ics');
  const ics = await page.request.get(here(booked.icsUrl));
  expect(await ics.text()).toContain(`DTSTART:${new Date(booked.start).toISOString().replace(/[-:]|\.000/g, '')}`);
  expect(Date.parse(booked.end) - Date.parse(booked.start)).toBe(30 * 60_000);
  expect(await isFree(page, booked)).toBe(false);
});

test('the link of a booking moves the call, then cancels it', async ({ page }) => {
  await openDay(page, 2);
  const booked = await book(page, 0);
  await expect(told(page)).toContainText(words.meet.booked.title);
  await openDay(page, 2, here(booked.manageUrl));
  await expect(told(page)).toContainText(words.meet.manage.title);
  await times(page).nth(6).click();
  await expect(page.getByLabel(words.meet.form.name)).toHaveCount(0); // who calls is known
  await expectFineMain(page);

  const wanted = page.waitForRequest('**/move');
  await page.route('**/move', async (route) => {
    await beFaster(page, route.request().postDataJSON().start);
    await route.continue();
  });
  let answerSlots = () => {}; // the line is slow: the times that are asked for anew take theirs
  const slots = new Promise<void>((resolve) => (answerSlots = resolve));
  await page.route('**/api/v1/slots*', async (route) => {
    await slots;
    await route.continue();
  });
  await page.getByRole('button', { name: pattern(words.meet.manage.move) }).click();
  await expect(told(page)).toContainText(words.meet.refused.taken);
  await expect(told(page)).toContainText(words.meet.manage.title);
  await expect(times(page), 'no time stands that may be gone').toHaveCount(0);
  answerSlots();
  await page.unroute('**/move');
  await wanted;

  await times(page).nth(6).click();
  await page.getByRole('button', { name: pattern(words.meet.manage.move) }).click();
  await expect(told(page)).toContainText(words.meet.manage.moved);
  expect(await isFree(page, booked)).toBe(true);
  await page.getByRole('button', { name: words.meet.manage.cancel }).click();
  await expect(told(page)).toContainText(words.meet.manage.cancelled);
  await expectFineMain(page);
  await page.reload();
  await expect(told(page)).toContainText(words.meet.manage.cancelled);
  await expect(page.getByRole('button', { name: words.meet.manage.cancel })).toHaveCount(0);
});

test('a time that is gone meanwhile, and a call without an answer, keep what was typed', async ({ page }) => {
  await openDay(page, 3);
  let act: 'faster' | 'lost' | 'come' = 'faster';
  let whileAsked = async () => {};
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/bookings', async (route) => {
    const request = route.request();
    keys.push(request.headers()['idempotency-key']);
    if (act === 'faster') await beFaster(page, request.postDataJSON().start);
    await whileAsked();
    if (act !== 'lost') return route.continue();
    await route.fetch(); // the server has it, and its answer gets lost
    return route.abort();
  });
  await book(page, 9);
  await expect(refused(page)).toHaveText(words.meet.refused.taken);
  await expectFineMain(page);
  await times(page).nth(9).click();
  await expect(refused(page)).toHaveCount(0);
  await expect(page.getByLabel(words.meet.form.email)).toHaveValue('nimal@example.com');

  const confirm = page.getByRole('button', { name: pattern(words.meet.form.confirm) });
  whileAsked = () => times(page).nth(5).click();
  await confirm.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(confirm).toBeVisible();
  await expect(refused(page), 'it was another time that is gone').toHaveCount(0);
  whileAsked = async () => {};

  act = 'lost';
  await page.route('**/api/v1/slots*', (route) => route.abort());
  for (const sent of [3, 4]) {
    await confirm.click();
    await expect.poll(() => keys.length).toBe(sent);
    await expect(page.getByText(words.meet.refused.failed)).toBeVisible();
  }
  await expect(page.getByLabel(words.meet.form.email)).toHaveValue('nimal@example.com');
  expect(keys[3]).toBe(keys[2]); // the same wish again, perhaps booked already
  expect(new Set(keys).size).toBe(3);
  await page.reload();
  act = 'come';
  await confirm.click();
  await expect(told(page), 'nobody else has booked it').toContainText(words.meet.booked.title);
  expect(keys[4]).toBe(keys[3]);
});

test('a link that nobody was given, and a calendar without an answer, which leads to the form', async ({ page }) => {
  await page.goto('/meet?booking=none&token=none');
  await expect(told(page)).toContainText(words.meet.manage.badLink);
  await expect(page.getByRole('button', { name: words.meet.manage.cancel })).toHaveCount(0);

  await page.route('**/api/v1/slots*', (route) => route.abort());
  await page.goto('/meet');
  const write = page.getByRole('link', { name: words.meet.calendar.write });
  await expect(write).toHaveAttribute('href', '/contact-us');
  await expect(write.locator('..')).toContainText(words.meet.calendar.failed); // a screen reader is told so, too
  await expectFineMain(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so and leads to the form', async ({ page }) => {
    await page.goto('/meet');

    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByText(words.meet.calendar.loading)).toBeHidden();
    await page.locator('main noscript a').click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});

for (const language of ['en', 'si', 'ta'] as const)
  test(`who gets no more letters today is promised none: ${language}`, async ({ page }) => {
    const { booked, calendar: days } = messages[language].meet;
    const answered = { id: 'x', state: 'booked', icsUrl: '/call.ics', manageUrl: '/meet', mailed: false };
    await page.route('**/api/v1/bookings*', (route) => {
      const { start } = route.request().postDataJSON();
      return route.fulfill({ status: 201, json: { ...answered, start, end: start } });
    });
    await page.goto(language === 'en' ? '/meet' : `/${language}/meet`);
    await page.getByRole('button', { name: days.next }).click();
    await page.locator('.slots button').first().click();
    const form = page.locator('form').filter({ has: page.locator('[name=email]') });
    await form.locator('[name=name]').fill('Kamala');
    await form.locator('[name=email]').fill('kamala@example.com');
    await form.locator('[type=submit]').click();

    const said = page.getByRole('status').filter({ hasText: booked.title });
    const [, inNoMail = ''] = booked.notMailed.split('{email}');
    const [, promised = ''] = booked.text.split(';');
    await expect(said).toContainText(inNoMail);
    await expect(said).not.toContainText(promised.replace('{email}', 'kamala@example.com'));
    await expect(said.getByRole('link', { name: booked.calendarFile })).toBeVisible(); // it has the link that a letter has
  });
