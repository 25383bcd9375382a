import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { book, colomboDay, freeTimes } from './console-bookings.ts';
import { button, enrolledIn, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { desktop, phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const short = 'Ann';
const ann = 'Ann <b>Silva</b>';
const reason = 'We move house';
const note = '<b>Rings</b> at five';
const videoCall = 'https://meet.example/ann';

test.describe('the calls', () => {
  test.use({ expectedFaults: [/status of (401|409)/] });

  test('an agent gives a call its link, moves it and cancels it; a second person is told', async ({
    page,
    browser,
    office,
  }) => {
    const [first = '', second = ''] = await freeTimes(page, office);
    await book(page, office, first, ann);
    await enrolledIn(page, office, 'agent');
    await page.goto(`/console?calls&span=month&day=${colomboDay(first)}`);
    await expectFineMain(page);
    await page.getByRole('link', { name: ann }).click();
    await expect(page.getByText(words.console.calls.mails.kinds['call-in-an-hour'])).toBeVisible();
    const became = page.getByLabel(words.console.calls.outcome.title);
    await expect(became).toBeDisabled();
    await expect(became).toHaveAccessibleDescription(words.console.calls.outcome.notYet);

    await page.getByLabel(words.console.calls.video.label).fill(videoCall);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: videoCall })).toBeVisible();

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await other.getByLabel(words.console.calls.cancel.why, { exact: true }).fill('they are ill');

    await page.getByLabel(words.console.calls.move.day, { exact: true }).fill(colomboDay(second));
    await page.getByLabel(words.console.calls.move.time).selectOption(second);
    await button(page, words.console.calls.move.send).click();
    await expect(
      page.getByText(pattern(words.console.calls.history.moved, { who: 'agent@example.com' })),
    ).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: pattern(words.console.calls.move.moved, {}) }),
    ).toBeVisible();
    await expect(page.locator(':user-invalid')).toHaveCount(0); // the emptied form is not wrong
    await expectFineMain(page);

    await button(other, words.console.calls.cancel.send).click();
    await expect(other.getByText(words.console.refused.changed)).toBeVisible();
    await expect(
      other.getByText(pattern(words.console.calls.history.moved, { who: 'agent@example.com' })),
    ).toBeVisible();
    await expect(other.getByLabel(words.console.calls.cancel.why, { exact: true })).toHaveValue('they are ill');
    await button(other, words.console.calls.cancel.send).click();
    await expect(
      other.getByText(fill(words.console.calls.history.because, { who: 'owner@example.com', text: 'they are ill' })),
    ).toBeVisible();
    await expect(button(other, words.console.calls.move.send)).toHaveCount(0);
    await other.close();
  });

  test('an agent books a call for a client, gives it to a colleague and notes something on it', async ({
    page,
    office,
  }) => {
    const [first = '', second = ''] = await freeTimes(page, office);
    const { calls, answer } = words.console;
    await enrolledIn(page, office, 'agent');
    await page.goto(`/console?calls&day=${colomboDay(first)}`);
    await button(page, calls.create.title).click();
    await page.getByLabel(calls.move.time).selectOption(first);
    await page.getByLabel(calls.create.name).fill(ann);
    await page.getByLabel(calls.fields.email).fill('ann@example.com');
    await page.getByLabel(calls.fields.phone).fill('+94 77 123 4567');
    await expectFineMain(page);
    await book(page, office, first, short); // a visitor is faster
    await button(page, calls.create.send).click();
    await expect(page.getByText(words.console.refused.taken)).toBeVisible();
    await page.getByLabel(calls.move.day, { exact: true }).fill(colomboDay(second));
    await page.getByLabel(calls.move.time).selectOption(second);
    await button(page, calls.create.send).click();

    await expect(page.getByText(fill(calls.history.booked, { who: 'agent@example.com' }))).toBeVisible();
    await page.getByLabel(calls.fields.assignee).selectOption('agent@example.com');
    await expect(
      page.getByText(fill(calls.history.assigned, { who: 'agent@example.com', text: 'agent@example.com' })),
    ).toBeVisible();
    await page.getByLabel(calls.notes.label, { exact: true }).fill(note);
    await button(page, calls.notes.add).click();
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByLabel(calls.notes.label, { exact: true })).toHaveValue('');
    await expect(page.locator(':user-invalid')).toHaveCount(0); // what was emptied is not missing
    await expectFineMain(page);

    await page.setViewportSize(desktop);
    await page.goto(`/console?calls&day=${colomboDay(second)}`);
    const week = page.getByRole('group', { name: calls.grid.label });
    await expect(week.getByRole('link', { name: ann })).toContainText(answer.languages.en);
    await expectFineMain(page);
    await page.goto('/console');
    await expect(page.getByRole('link', { name: short, exact: true })).toBeVisible(); // the next call
  });

  test('an owner closes a day: it is offered to nobody, and the page of calls says so', async ({ page, office }) => {
    const [first = ''] = await freeTimes(page, office);
    const day = colomboDay(first);
    await book(page, office, first, short);
    await enrolledIn(page, office, 'owner');
    await page.getByRole('link', { name: words.console.places.site, exact: true }).click();
    await page.getByRole('link', { name: words.console.site.callHours }).click();
    const closed = page.getByRole('textbox', { name: words.console.calls.opening.closed });
    const before = await closed.inputValue();
    await closed.fill(`${before}\nthe 24th`);
    await button(page, words.console.calls.opening.save).click();
    await expect(page.getByText(fill(words.console.calls.opening.wrongDay, { line: 'the 24th' }))).toBeVisible();
    await closed.fill(`${before}\n${day} We move house\n${day} We move`);
    await button(page, words.console.calls.opening.save).click();
    await expect(page.getByText(fill(words.console.calls.opening.twice, { day }))).toBeVisible();
    await closed.fill(`${before}\n${day} ${reason}`);
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/api/console/v1/opening', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await button(page, words.console.calls.opening.save).click();
    await expect(closed, 'what is typed now would be overwritten').not.toBeEditable();
    answered.resolve(undefined);

    await expect(page.getByText(words.console.calls.opening.saved)).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${short}, `) })).toBeVisible(); // it still stands
    await expectFineMain(page);
    expect((await freeTimes(page, office)).map(colomboDay)).not.toContain(day);
    await page.goto('/meet');
    await expect(page.getByText(reason)).toBeVisible();
  });

  test('of two owners at the hours the second is told what the first saved, and keeps it', async ({ page, office }) => {
    await enrolledIn(page, office, 'owner');
    const other = await page.context().newPage();
    for (const each of [page, other]) {
      await each.goto('/console?hours');
      await expect(each.getByLabel(words.console.calls.opening.closed), 'both have seen the same').toBeVisible();
    }
    const add = async (where: Page, line: string) => {
      const closed = where.getByLabel(words.console.calls.opening.closed);
      await closed.fill(`${await closed.inputValue()}\n${line}`);
      await button(where, words.console.calls.opening.save).click();
    };
    await add(other, '2099-01-07 We celebrate');
    await expect(other.getByText(words.console.calls.opening.saved)).toBeVisible();

    await add(page, '2099-01-08 We move house');

    await expect(
      page.getByText(fill(words.console.calls.opening.theirs.closed, { day: '2099-01-07', name: 'We celebrate' })),
    ).toBeVisible();
    await expectFineMain(page);
    await button(page, words.console.calls.opening.save).click();
    await expect(page.getByText(words.console.calls.opening.saved)).toBeVisible();
    await expect(page.getByLabel(words.console.calls.opening.closed)).toHaveValue(
      /2099-01-07 We celebrate\n2099-01-08 We move house$/,
    );
    await other.close();
  });

  test('a reader sees calls and hours, and can change neither', async ({ page, office }) => {
    const [first = ''] = await freeTimes(page, office);
    await book(page, office, first, short);
    await enrolledIn(page, office, 'reader');
    await page.goto(`/console?calls&day=${colomboDay(first)}`);
    await page.getByRole('link', { name: short, exact: true }).click();
    await expect(page.getByText(words.console.calls.history.none)).toBeVisible();
    await expect(button(page, /call|link/)).toHaveCount(1); // back to all calls
    await page.getByRole('link', { name: words.console.places.site, exact: true }).click();
    await page.getByRole('link', { name: words.console.site.callHours }).click();
    await expect(page.getByText(words.console.calls.opening.seenOnly)).toBeVisible();
    await expect(button(page, words.console.calls.opening.save)).toHaveCount(0);
  });
});
