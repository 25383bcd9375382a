import { fill } from '@formation/content';
import { sendEnquiry } from './console-merging.ts';
import { button, enrolledIn, test, unfold, visitor } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const wish = 'I sell on Etsy from Galle and want a company in the UK. What does it cost, and how long does it take?';
const reply = 'Dear Nimal,\n\nA UK company costs £129 with us and takes a week.\n\nKind regards';
const [kamala, sunil] = ['Kamala', 'Sunil'] as const;
const { inbox, enquiry, answer, keys, done } = words.console;

test.describe('the inbox of a small firm', () => {
  test.use({ expectedFaults: [/status of (401|409)|ERR_INTERNET_DISCONNECTED/] });

  test('an enquiry with one answer is three screens of a phone at most; a bar leads to the answer', async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await sendEnquiry(page, office, kamala, 'Another wish.');
    await sendEnquiry(page, office, visitor, wish);
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: visitor }).click();
    await expect(page.getByText(fill(enquiry.others, { count: 1 }))).toBeVisible(); // both gave one address
    await button(page, answer.go).click();
    const text = page.getByLabel(answer.text);
    await expect(text).toBeFocused();
    await expect(text).toBeInViewport({ ratio: 0.9 });
    await expect(button(page, answer.go)).toBeHidden(); // one is there
    await text.fill(reply);
    await button(page, answer.send).click();
    await expect(page.getByText(pattern(answer.soon))).toBeVisible();
    await expect(page.getByText(pattern(enquiry.changes.answered, { who: 'agent@example.com' }))).toBeVisible();
    await expectFineMain(page);

    const sheet = page.getByRole('region', { name: visitor });
    const { height = 0 } = (await sheet.boundingBox()) ?? {};
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    test.info().annotations.push({ type: 'height', description: `${height} of ${whole}` });
    expect(height).toBeLessThanOrEqual(3 * 640);
    await unfold(page, 'work');
    await expect(page.getByLabel(enquiry.holder)).toBeVisible();
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    const bar = await button(page, answer.go).boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0), 'nothing hides behind the bar').toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('several are taken at once, but for one that somebody changed meanwhile; they are found under Mine', async ({
    page,
    browser,
    office,
  }) => {
    for (const name of [kamala, sunil, visitor]) await sendEnquiry(page, office, name, wish);
    await enrolledIn(page, office, 'agent');
    const show = page.getByLabel(inbox.show, { exact: true });
    const last = page.getByLabel(fill(inbox.select, { name: visitor }));
    const place = () => last.evaluate((box) => box.getBoundingClientRect().top + scrollY);
    const before = await place();
    for (const name of [kamala, sunil, visitor]) await page.getByLabel(fill(inbox.select, { name })).check();
    await expect(page.getByText(fill(inbox.bulk.count, { count: 3 }))).toBeVisible();
    expect(await place(), 'no row moves').toBeCloseTo(before, 0);
    const bar = await page.getByRole('group', { name: inbox.bulk.label }).boundingBox();
    expect(bar?.height, 'one row of buttons').toBeLessThan(80);
    await expectFineMain(page);
    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await other.getByRole('link', { name: sunil }).click();
    await unfold(other, 'work');
    await button(other, enquiry.answeredElsewhere).click();
    await expect(
      other.getByText(pattern(enquiry.changes['answered-elsewhere'], { who: 'owner@example.com' })),
    ).toBeVisible();
    await other.close();

    await button(page, inbox.bulk.assign).click();
    const told = fill(inbox.bulk.done, { count: 2 });
    await expect(page.getByText(`${told} ${fill(inbox.bulk.changed, { count: 1 })}`)).toBeVisible();
    await expect(page.getByRole('link', { name: sunil })).toHaveCount(0); // it is open now
    await show.selectOption('mine');
    await expect(show.locator('option:checked')).toHaveText(fill(inbox.state, { state: inbox.mine, count: 2 }));
    await expect(page.getByRole('link', { name: kamala })).toBeVisible();

    await page.getByLabel(fill(inbox.select, { name: kamala })).check();
    await page.context().setOffline(true);
    await button(page, inbox.bulk.won).click();
    await expect(page.getByText(fill(inbox.bulk.left, { count: 1 }))).toBeVisible();
    await expect(page.getByLabel(fill(inbox.select, { name: kamala }))).toBeChecked();
    await page.context().setOffline(false);
    await button(page, inbox.bulk.won).click();
    await expect(page.getByRole('link', { name: kamala })).toHaveCount(0);
    await expect(page.getByRole('link', { name: visitor })).toBeVisible();
    await button(page, done.undo).click();
    await expect(page.getByRole('link', { name: kamala })).toBeVisible();
  });

  test('the keys are listed under ?, and a reader can select nothing', async ({ page, office }) => {
    await sendEnquiry(page, office, visitor, wish);
    await enrolledIn(page, office, 'reader');
    await expect(page.getByRole('link', { name: visitor })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: keys.title });
    for (const name of Object.values(keys.names)) await expect(dialog.getByText(name)).toBeVisible();
    await expectFineMain(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
