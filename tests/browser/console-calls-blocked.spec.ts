import { book, colomboDay, freeTimes } from './console-bookings.ts';
import { button, enrolledIn, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { desktop } from './viewports.ts';
import { pattern, words } from './words.ts';

const { calls } = words.console;
const reason = '<b>The tax office';

const caller = 'Ann';
/** How a call stands in a list: whose, and when. */
const calledFor = new RegExp(`^${caller} ?, `);
const feedsBegin = '/api/v1/calls/';

test.describe('the week of the calls', () => {
  test.use({ expectedFaults: [/status of 422/] });

  test('an empty place that is pressed becomes a call, or a blocked time that visitors are not offered', async ({
    page,
    office,
  }) => {
    const [first = '', second = ''] = await freeTimes(page, office);
    await page.setViewportSize(desktop);
    await enrolledIn(page, office, 'agent');
    await page.goto(`/console?calls&day=${colomboDay(second)}`);
    const week = page.getByRole('group', { name: calls.grid.label });
    const day = week.locator('section', { has: page.locator(`#day-${colomboDay(second)}`) });
    await expectFineMain(page);

    await button(page, pattern(calls.create.at)).first().waitFor();
    await day
      .getByRole('button', { name: pattern(calls.create.at) })
      .last()
      .click();
    await expect(page.getByLabel(calls.move.day, { exact: true })).toHaveValue(colomboDay(second));
    await expect(page.getByLabel(calls.move.time), 'the time that was pressed is chosen').toHaveValue(/^2/);
    await expectFineMain(page);

    await page.getByRole('radio', { name: calls.block.title }).check({ force: true });
    await expect(page.getByRole('radio', { name: calls.block.title })).toBeFocused();
    await expect(page.getByLabel(calls.block.to)).toHaveValue(/:/);
    await page.getByLabel(calls.move.day, { exact: true }).fill(colomboDay(first));
    await page.getByLabel(calls.block.from).fill('12:00');
    await page.getByLabel(calls.block.to).fill('11:00');
    await page.getByLabel(calls.block.reason).fill(reason);
    await button(page, calls.block.send).click();
    await expect(page.getByText(calls.block.wrongTo)).toBeVisible();
    await expectFineMain(page);
    await book(page, office, first, caller); // meanwhile
    await button(page, calls.block.spans.wholeDay).click();
    await button(page, calls.block.send).click();

    await expect(page.getByText(calls.block.standing)).toBeVisible();
    await expect(page.getByRole('link', { name: calledFor })).toBeVisible();
    await expect(week.getByRole('link', { name: calls.block.blocked })).toContainText(reason);
    await expectFineMain(page);
    expect((await freeTimes(page, office)).map(colomboDay)).not.toContain(colomboDay(first));

    await button(page, pattern(calls.block.unblockOf)).click();
    await expect(week.getByRole('link', { name: calls.block.blocked })).toHaveCount(0);
    expect((await freeTimes(page, office)).map(colomboDay)).toContain(colomboDay(first));
  });
});

test.describe('the calls in one’s own calendar', () => {
  test('an address is made, shown once and ended', async ({ page, office }) => {
    const { feed } = words.console.account;
    const [first = ''] = await freeTimes(page, office);
    await book(page, office, first, caller);
    await enrolledIn(page, office, 'agent');
    await page.goto('/console?account');
    await page.getByLabel(feed.scope).selectOption('all');
    await button(page, feed.make).click();

    const address = page.getByText(feedsBegin);
    await expect(address).toBeVisible();
    await expect(page.getByText(pattern(feed.since.all))).toBeVisible();
    await expectFineMain(page);
    const url = await address.innerText();
    const calendar = await page.request.get(url);
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain(`SUMMARY:Call with ${caller}`);

    await page.reload();
    await expect(page.getByText(pattern(feed.since.all))).toBeVisible();
    await expect(address).toHaveCount(0);
    await button(page, feed.end).click();
    await expect(page.getByText(feed.ended)).toBeVisible();
    await expectFineMain(page);
    expect((await page.request.get(url)).status()).toBe(404);
  });
});
