import { dayMs } from '@formation/calendar';
import type { Page } from '@playwright/test';
import { button, enrolledIn, type Office, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { phone } from './viewports.ts';

type Slots = Readonly<{ slots: readonly Readonly<{ start: string }>[] }>;

/** Free times from the day after tomorrow on. */
async function freeTimes(page: Page, { origin }: Office): Promise<readonly string[]> {
  const [from, to] = [2, 30].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  const answer = await page.request.get(`${origin}/api/v1/slots?from=${from}&to=${to}`);
  return ((await answer.json()) as Slots).slots.map(({ start }) => start);
}

async function book(page: Page, { origin }: Office, start: string, name: string): Promise<void> {
  const data = { name, email: 'ann@example.com', timeZone: 'Europe/London', topic: 'A UK company', start };
  expect((await page.request.post(`${origin}/api/v1/bookings`, { data })).status()).toBe(201);
}

const colomboDay = (start: string) => new Date(start).toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' });

test.describe('the calls', () => {
  test.use({ expectedFaults: [/status of (401|409)/] });

  test('an agent gives a call its link, moves it and cancels it; a second person is told', async ({
    page,
    browser,
    office,
  }) => {
    const [first = '', second = ''] = await freeTimes(page, office);
    await book(page, office, first, 'Ann <b>Silva</b>');
    await enrolledIn(page, office, 'agent');
    await page.goto(`/console?calls&span=month&day=${colomboDay(first)}`);
    await expectFineMain(page);
    await page.getByRole('link', { name: 'Ann <b>Silva</b>' }).click();
    await expect(page.getByText('Reminder an hour before: leaves')).toBeVisible();
    const became = page.getByLabel('What became of it');
    await expect(became).toBeDisabled();
    await expect(became).toHaveAccessibleDescription('You can say this once the call has begun.');

    await page.getByLabel('Link for the video call').fill('https://meet.example/ann');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'https://meet.example/ann' })).toBeVisible();

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await other.getByLabel('Why', { exact: true }).fill('they are ill');

    await page.getByLabel('Day', { exact: true }).fill(colomboDay(second));
    await page.getByLabel('Time in Colombo').selectOption(second);
    await button(page, 'Move the call').click();
    await expect(page.getByText('agent@example.com: moved to')).toBeVisible();
    await expectFineMain(page);

    await button(other, 'Cancel the call').click();
    await expect(other.getByText('Somebody else was faster.')).toBeVisible();
    await expect(other.getByText('agent@example.com: moved to')).toBeVisible();
    await expect(other.getByLabel('Why', { exact: true })).toHaveValue('they are ill');
    await button(other, 'Cancel the call').click();
    await expect(other.getByText('owner@example.com: cancelled (they are ill)')).toBeVisible();
    await expect(button(other, 'Move the call')).toHaveCount(0);
    await other.close();
  });

  test('an owner closes a day: it is offered to nobody, and the page of calls says so', async ({ page, office }) => {
    const [first = ''] = await freeTimes(page, office);
    const day = colomboDay(first);
    await book(page, office, first, 'Ann');
    await enrolledIn(page, office, 'owner');
    await page.getByRole('link', { name: 'Hours', exact: true }).click();
    const closed = page.getByLabel('Closed days');
    const before = await closed.inputValue();
    await closed.fill(`${before}\nthe 24th`);
    await button(page, 'Save the hours').click();
    await expect(page.getByText('“the 24th” does not begin with a day')).toBeVisible();
    await closed.fill(`${before}\n${day} We move house\n${day} We move`);
    await button(page, 'Save the hours').click();
    await expect(page.getByText(`${day} stands twice.`)).toBeVisible();
    await closed.fill(`${before}\n${day} We move house`);
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/api/console/v1/opening', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await button(page, 'Save the hours').click();
    await expect(closed, 'what is typed now would be overwritten').not.toBeEditable();
    answered.resolve(undefined);

    await expect(page.getByText('Saved. It counts from now on.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ann, / })).toBeVisible(); // it still stands
    await expectFineMain(page);
    expect((await freeTimes(page, office)).map(colomboDay)).not.toContain(day);
    await page.goto('/meet');
    await expect(page.getByText('We move house')).toBeVisible();
  });

  test('of two owners at the hours the second is told what the first saved, and keeps it', async ({ page, office }) => {
    await enrolledIn(page, office, 'owner');
    const other = await page.context().newPage();
    for (const each of [page, other]) await each.goto('/console?hours');
    const add = async (where: Page, line: string) => {
      const closed = where.getByLabel('Closed days');
      await closed.fill(`${await closed.inputValue()}\n${line}`);
      await button(where, 'Save the hours').click();
    };
    await add(other, '2099-01-07 We celebrate');
    await expect(other.getByText('Saved. It counts from now on.')).toBeVisible();

    await add(page, '2099-01-08 We move house');

    await expect(page.getByText('2099-01-07 We celebrate: closed.')).toBeVisible();
    await expectFineMain(page);
    await button(page, 'Save the hours').click();
    await expect(page.getByText('Saved. It counts from now on.')).toBeVisible();
    await expect(page.getByLabel('Closed days')).toHaveValue(/2099-01-07 We celebrate\n2099-01-08 We move house$/);
    await other.close();
  });

  test('a reader sees calls and hours, and can change neither', async ({ page, office }) => {
    const [first = ''] = await freeTimes(page, office);
    await book(page, office, first, 'Ann');
    await enrolledIn(page, office, 'reader');
    await page.goto(`/console?calls&day=${colomboDay(first)}`);
    await page.getByRole('link', { name: 'Ann', exact: true }).click();
    await expect(page.getByText('Nothing has been changed.')).toBeVisible();
    await expect(button(page, /call|link/)).toHaveCount(1); // back to all calls
    await page.getByRole('link', { name: 'Hours', exact: true }).click();
    await expect(page.getByText('Only an owner can change them.')).toBeVisible();
    await expect(button(page, 'Save the hours')).toHaveCount(0);
  });
});
