import { fill } from '@formation/content';
import { hostile, open, openSecond, press, returning, sendEnquiry, wish } from './console-merging.ts';
import { button, enrolledIn, test, unfold, visitor } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { desktop, phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const more = 'Dear Nimal, and more';
const only = 'Only this one.';

test.describe('merging', () => {
  test.use({ expectedFaults: [/status of (401|409)|ERR_INTERNET_DISCONNECTED/] });

  test('two of one person are compared, merged and parted again, with the keyboard', async ({ page, office }) => {
    await openSecond(page, office);
    await press(page, open);
    const list = page.getByRole('heading', { name: words.console.merge.title, exact: true });
    await expect(list).toBeFocused();
    await expect(page.getByText(wish, { exact: true })).toBeVisible();
    await expectFineMain(page);
    await page.keyboard.press('Tab');
    await expect(button(page, pattern(words.console.merge.look))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words.console.merge.compare })).toBeFocused();
    const sides = page.getByRole('region', { name: words.console.merge.compare }).getByRole('article');
    await expect(sides).toHaveCount(2);
    await expect(sides.first()).toContainText(words.console.merge.stays); // the one that came first
    await expect(sides.last()).toContainText(hostile);
    await expect(page.getByRole('heading', { name: words.console.merge.thread })).toBeVisible();
    for (const [screen, besides] of [
      [desktop, true],
      [phone, false], // one below the other
    ] as const) {
      await page.setViewportSize(screen);
      const [left, right] = [await sides.first().boundingBox(), await sides.last().boundingBox()];
      expect((left?.y ?? 0) === (right?.y ?? 0), `side by side at ${screen.width} px`).toBe(besides);
    }
    await expectFineMain(page);
    await page.getByLabel(words.console.merge.which).selectOption({ index: 1 });
    await expect(sides.last()).toContainText(words.console.merge.stays);
    await press(page, words.console.merge.send);

    await expect(button(page, open)).toBeFocused();
    await expect(
      page.getByRole('status').getByText(pattern(words.console.merge.merged, { who: 'agent@example.com' })),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: returning })).toBeVisible();
    await expect(page.getByText(wish, { exact: true })).toBeVisible();
    await expect(
      page.getByText(fill(words.console.enquiry.changes.merged, { who: 'agent@example.com' })),
    ).toBeVisible();
    await expectFineMain(page);
    await press(page, words.console.enquiry.back);
    await expect(page.getByLabel(words.console.inbox.show, { exact: true }).locator('option:checked')).toHaveText(
      fill(words.console.inbox.state, { state: words.console.states.new, count: 1 }),
    );
    await expect(page.getByRole('link', { name: visitor })).toHaveCount(0);
    await page.getByRole('link', { name: returning }).click();
    await press(page, words.console.merge.undo);

    await expect(
      page.getByText(fill(words.console.enquiry.changes.unmerged, { who: 'agent@example.com' })),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: returning })).toBeFocused();
    await expect(page.getByText(wish)).toHaveCount(0);
    await unfold(page, 'history');
    await page.getByRole('link', { name: words.console.enquiry.changes.seeNews }).click();
    await expect(page.getByRole('heading', { name: visitor })).toBeVisible();
    await expect(page).not.toHaveTitle('1');
  });

  test('a lost line merges nothing twice, and nothing typed is lost', async ({ page, office }) => {
    await openSecond(page, office);
    await page.getByLabel(words.console.enquiry.note, { exact: true }).fill('half a note');
    await page.getByLabel(words.console.answer.text).fill('Dear Nimal,');
    await expect(page.getByText(words.console.answer.kept)).toBeVisible();
    await press(page, open);
    await button(page, pattern(words.console.merge.look)).click();
    await expect(button(page, words.console.merge.send)).toBeVisible();
    await page.context().setOffline(true);
    await press(page, words.console.merge.send);
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await page.context().setOffline(false);
    await press(page, words.console.merge.send);

    await expect(page.getByText(words.console.merge.here)).toBeVisible();
    await expect(page.getByRole('heading', { name: visitor })).toBeVisible(); // the one that came first stays
    await expect(page.getByLabel(words.console.enquiry.note, { exact: true })).toHaveValue('half a note');
    await expect(page.getByText(pattern(words.console.merge.begun))).toBeVisible();
    await expectFineMain(page);
    await press(page, words.console.merge.take);
    await expect(page.getByLabel(words.console.answer.text)).toHaveValue('Dear Nimal,');
    await expect(page.getByText(pattern(words.console.merge.begun))).toHaveCount(0);
    await press(page, words.console.enquiry.addNote);
    await expect(page.getByText(fill(words.console.enquiry.changes.note, { who: 'agent@example.com' }))).toBeVisible();
    await press(page, words.console.answer.send);
    await expect(page.getByText(pattern(words.console.answer.soon, { address: 'nimal@example.com' }))).toBeVisible();
  });

  test('who merges what has changed meanwhile is told, sees it, and merges after all', async ({ page, office }) => {
    await openSecond(page, office);
    await button(page, open).click();
    await button(page, pattern(words.console.merge.look)).click();
    await expect(button(page, words.console.merge.send)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await unfold(other, 'work');
    await button(other, words.console.enquiry.answeredElsewhere).click();
    await expect(
      other.getByText(fill(words.console.enquiry.changes['answered-elsewhere'], { who: 'agent@example.com' })),
    ).toBeVisible();
    await other.close();

    await button(page, words.console.merge.send).click();
    await expect(page.getByText(words.console.refused.changed)).toBeVisible();
    await expect(
      page.getByText(fill(words.console.enquiry.changes['answered-elsewhere'], { who: 'agent@example.com' })),
    ).toHaveCount(2); // in the history, and in what will be
    await button(page, words.console.merge.send).click();
    await expect(
      page.getByText(pattern(words.console.merge.merged, { who: 'agent@example.com' })).first(),
    ).toBeVisible();
  });

  test('who works on what was merged meanwhile is told, sees the thread, and goes on there', async ({
    page,
    office,
  }) => {
    await openSecond(page, office);
    await page.getByLabel(words.console.answer.text).fill('Dear Nimal,');
    await expect(page.getByText(words.console.answer.kept)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await unfold(other, 'work');
    await button(other, open).click();
    await button(other, pattern(words.console.merge.look)).click();
    await button(other, words.console.merge.send).click();
    await expect(other.getByText(pattern(words.console.merge.merged)).first()).toBeVisible();
    await other.close();

    await page.getByLabel(words.console.enquiry.note, { exact: true }).fill('Mine, written meanwhile');
    await button(page, words.console.enquiry.addNote).click();
    await expect(page.getByText(words.console.refused.changed)).toBeVisible();
    await expect(page.getByText(words.console.merge.here)).toBeVisible();
    await expect(page.getByLabel(words.console.enquiry.note, { exact: true })).toHaveValue('Mine, written meanwhile');
    await page.getByLabel(words.console.answer.text).fill(more);
    await expect(page.getByText(pattern(words.console.merge.begun))).toBeVisible(); // kept where it was, and here
    await expect(page.getByText(words.console.answer.kept)).toBeVisible();
    await button(page, words.console.enquiry.addNote).click();
    await expect(page.getByText(fill(words.console.enquiry.changes.note, { who: 'agent@example.com' }))).toBeVisible();
    await button(page, words.console.answer.send).click();
    await expect(page.getByText(pattern(words.console.answer.soon, { address: 'nimal@example.com' }))).toBeVisible();
    await expect(page.getByText(more)).toHaveCount(1);
  });

  test('with none to merge it says so', async ({ page, office }) => {
    await sendEnquiry(page, office, visitor, only);
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: visitor }).click();
    await unfold(page, 'work');
    await press(page, open);
    await expect(page.getByText(words.console.merge.none)).toBeVisible();
    await expectFineMain(page);
    await press(page, words.console.merge.close);
    await expect(button(page, open)).toBeFocused();
  });

  test('a reader is offered nothing', async ({ page, office }) => {
    await sendEnquiry(page, office, visitor, only);
    await enrolledIn(page, office, 'reader');
    await page.getByRole('link', { name: visitor }).click();
    await expect(page.getByText(only)).toBeVisible();
    await expect(button(page, open)).toHaveCount(0);
  });
});
