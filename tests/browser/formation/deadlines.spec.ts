import { readFileSync } from 'node:fs';
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { duties } from '../parts.ts';
import { phone } from '../viewports.ts';
import { pattern, words } from '../words.ts';

const ukCompany = '/deadlines?country=uk&incorporated=2026-02-10&from=2026-11-21&span=12';
const summary = (page: Page) => page.locator('#result');

async function downloaded(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('the page lists the dates of a company without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/deadlines`);

  await expect(summary(page)).toContainText('Wyoming LLC');
  await expect(duties(page)).toContainText(words.deadlines.duties['us-form-5472'].title);
  await page.close();
});

test('the page opens with every date that its calendar file has', async ({ page }) => {
  await page.goto('/deadlines');
  const shown = await page.locator('.duties > li').count();
  const file = await downloaded(page, words.deadlines.calendar.add);

  expect(file.match(/^BEGIN:VEVENT/gm)?.length).toBe(shown);
});

test('a link brings the dates of its company', async ({ page }) => {
  await page.goto(ukCompany);

  await expect(summary(page)).toContainText(
    fill(words.deadlinePage.result.company, { company: words.deadlinePage.result.names.uk, day: '10 Feb 2026' }),
  );
  await expect(duties(page)).toContainText('10 Nov 2027'); // the first accounts
  await expect(duties(page)).toContainText('£375.00 in all');
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('by touch: months show the same dates, and each leads to its duty', async ({ page }) => {
    await page.goto(ukCompany);
    await expect(summary(page)).toContainText(words.deadlinePage.result.names.uk);
    await expect(duties(page)).toContainText('10 Nov 2027'); // the link's own dates have come
    const due = await page.locator('.duties > li').count();
    await page.getByText(words.deadlinePage.form.views.months, { exact: true }).tap();
    const links = page.locator('.month-grid a');

    await expect(page.locator('.months ol li')).toHaveCount(due);
    for (const leaf of await page.locator('.months > li').all()) await expect(leaf.locator('ol li')).not.toHaveCount(0);
    await links.first().tap();
    await expect(page.locator(`.months ol li:target`)).toHaveCount(1);
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('a US company that does more shows no date, and gives no file, before all of its rules have come', async ({
  page,
}) => {
  const { promise: wait, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/deadlines/us.json', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/deadlines?country=us&incorporated=2026-02-10&from=2026-11-21&more-time=on');
  await expect(summary(page)).toContainText('10 Feb 2026');
  const file = downloaded(page, words.deadlines.calendar.add);
  await expect(page.getByRole('button', { name: words.deadlines.calendar.add })).toBeFocused();
  await expect(duties(page)).toHaveCount(0);

  letGo();
  expect(await file).toMatch(/SUMMARY:.*Form 7004/);
  await expect(duties(page)).toContainText('Form 7004');
});

test('the calendar file has the dates with reminders, and the other takes them out', async ({ page }) => {
  await page.goto(ukCompany);
  await page.getByLabel(words.deadlinePage.form.name).fill('Galle Tea Ltd');
  await expect(summary(page)).toContainText('Galle Tea Ltd');
  await page.getByText(words.deadlinePage.calendar.reminders['30']).click();
  const added = await downloaded(page, words.deadlines.calendar.add);
  const removed = await downloaded(page, words.deadlines.calendar.remove);
  const uids = (text: string) => text.replaceAll('\r\n ', '').match(/^UID:.*$/gm);

  expect(added).toContain('SUMMARY:Confirmation statement: Galle Tea Ltd');
  expect(added.match(/BEGIN:VALARM/g)?.length).toBe(3 * (uids(added)?.length ?? 0));
  expect(removed).toContain('METHOD:CANCEL');
  expect(uids(removed)).toEqual(expect.arrayContaining(uids(added) ?? []));
});

test('each country asks for what sets its dates', async ({ page }) => {
  await page.goto('/deadlines');
  await page.getByText(words.deadlinePage.form.countries.hk, { exact: true }).click();
  await expect(page.getByLabel(words.deadlinePage.form.registrationYears)).toBeVisible();
  await expect(page.getByLabel(words.deadlinePage.form.state, { exact: true })).toBeHidden();
  await expect(duties(page)).toContainText(words.deadlines.duties['hk-business-registration'].title);
  await page.getByText(words.deadlinePage.form.countries.uk, { exact: true }).click();
  await page.getByLabel(words.deadlinePage.form.ownerBirthMonth).selectOption('4');
  await expect(page).toHaveURL(/ownerBirthMonth=4/);
});

test('a name typed after the first file keeps the identity of every date, and so does a link opened again', async ({
  page,
}) => {
  await page.goto(ukCompany);
  await expect(summary(page)).toContainText(words.deadlinePage.result.names.uk);
  const uids = (text: string) => text.replaceAll('\r\n ', '').match(/^UID:.*$/gm);
  const before = uids(await downloaded(page, words.deadlines.calendar.add));
  await page.getByLabel(words.deadlinePage.form.name).fill('Galle Tea Ltd');
  await expect(page).toHaveURL(/name=Galle.*id=[0-9a-f]{32}/);
  await page.reload();
  await expect(summary(page)).toContainText('Galle Tea Ltd');

  expect(uids(await downloaded(page, words.deadlines.calendar.add))).toEqual(before);
});

test('what a company does has its dates, and what it does not do is named', async ({ page }) => {
  await page.goto(ukCompany);
  const others = page.locator('.ruled').first();
  await expect(others).toContainText('Only if the company pays a salary, also to a director: Pay PAYE.');
  await page.getByLabel(words.deadlines.onlyIf.staff).check();

  await expect(duties(page)).toContainText('22 Dec 2026');
  await expect(others).not.toContainText(words.deadlines.duties['uk-paye-payment'].title);
  await expect(page).toHaveURL(/staff=on/);
});

test('what is done is ticked on this device only when asked, and forgotten when asked', async ({ page }) => {
  const company = `${ukCompany}&id=0123456789abcdef0123456789abcdef`;
  const kept = () => page.evaluate(() => localStorage.getItem('done-deadlines'));
  await page.goto(company);
  await expect(duties(page)).toBeVisible();
  await expect(page.getByLabel(pattern(words.deadlines.done.mark))).toHaveCount(0);
  expect(await kept()).toBeNull();

  await page.getByLabel(words.deadlines.done.keep).focus();
  await page.keyboard.press('Space');
  await page
    .getByLabel(pattern(words.deadlines.done.mark, { duty: words.deadlines.duties['uk-confirmation-statement'].title }))
    .check();
  expect(await kept()).toContain('uk-confirmation-statement');
  await page.reload();
  await expect(
    page.getByLabel(
      pattern(words.deadlines.done.mark, { duty: words.deadlines.duties['uk-confirmation-statement'].title }),
    ),
  ).toBeChecked();

  await page.getByRole('button', { name: words.deadlines.done.forget }).click();
  expect(await kept()).toBeNull();
});

test('two tabs of two companies undo none of one another’s ticks', async ({ page }) => {
  const [tea, rice] = ['a', 'b'].map((sign) => `${ukCompany}&id=${sign.repeat(32)}`) as [string, string];
  const done = (tab: Page) =>
    tab.getByLabel(
      pattern(words.deadlines.done.mark, { duty: words.deadlines.duties['uk-confirmation-statement'].title }),
    );
  const tick = async (tab: Page) => {
    await tab.getByLabel(words.deadlines.done.keep).check();
    await done(tab).check();
  };
  const other = await page.context().newPage();
  await page.goto(tea);
  await other.goto(rice);
  await tick(page);
  await tick(other);
  await page
    .getByLabel(pattern(words.deadlines.done.mark, { duty: words.deadlines.duties['uk-accounts'].title }))
    .check(); // after the other tab has ticked
  await other.reload();
  await expect(done(other)).toBeChecked();
  await other.close();

  await page.reload();
  await expect(done(page)).toBeChecked();
  await page
    .getByLabel(pattern(words.deadlines.done.mark, { duty: words.deadlines.duties['uk-accounts'].title }))
    .uncheck();
  await done(page).uncheck(); // the last tick of its company: the boxes stay
  await expect(done(page)).not.toBeChecked();
});
