import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { button, enrolledIn, test, unfold, visitor } from './console-office.ts';
import { expect, expectFineMain, expectReadableInForcedColours } from './fixtures.ts';
import { pattern, words } from './words.ts';

const names = { contact_name: visitor, contact_email: 'nimal@example.com', message: 'A UK company, please.' };
const ids = { lib_version: '4', user_id: 'site', service_id: 'enquiries', template_id: 'contact' };

type Due = Readonly<{ kind: string; key: string; name: string }>;

/** What the server has for review today: the owner may have confirmed everything. */
async function dueFor(page: Page): Promise<readonly Due[]> {
  const { reviews } = (await (await page.request.get('/api/console/v1/reviews')).json()) as { reviews: readonly Due[] };
  return reviews.map(({ kind, key, name }) => ({ kind, key, name }));
}

const nothingDue = words.console.today.reviews.none;
const summaryOf = (due: readonly Due[]) => (due.length === 0 ? nothingDue : `To look at: ${due.length}`);

test.describe('the day', () => {
  test.use({ expectedFaults: [/status of (401|409)|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

  test('an agent sees what came and what is due, and opens it', async ({ page, office }) => {
    const sent = await page.request.post(`${office.origin}/api/v1.0/email/send`, {
      data: { ...ids, template_params: names },
    });
    expect(sent.status()).toBe(200);
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: visitor }).click();
    await unfold(page, 'work');
    await page.getByLabel(words.console.enquiry.look.own).fill('2026-11-02T09:00');
    await button(page, words.console.enquiry.look.send).click();
    await expect(page.getByText(pattern(words.console.enquiry.look.back))).toBeVisible();

    await page.getByRole('link', { name: words.console.places.today, exact: true }).click();

    const { needs, calls, troubles, due } = words.console.today;
    const day = page.getByRole('region', { name: needs.title, exact: true });
    await expect(day.getByText(fill(needs.lastDay, { count: 1 }))).toBeVisible();
    await expect(day.getByRole('link', { name: fill(needs.overdue, { count: 1 }) })).toBeVisible();
    await day.getByText(fill(due.summary, { count: 1 })).click();
    await expect(day.getByText(fill(due.late, { time: '2 Nov 2026, 09:00' }))).toBeVisible();
    await expect(page.getByRole('region', { name: calls.title }).getByText(calls.none)).toBeVisible();
    await expect(page.getByText(troubles.unwatched.says)).toHaveCount(0);
    await expect(button(page, words.console.today.troubles.report)).toHaveCount(0); // the owner's
    await page.getByText(summaryOf(await dueFor(page)), { exact: true }).click();
    await page.getByText(pattern(words.console.today.launch.summary)).click();
    await expectFineMain(page);
    await expectReadableInForcedColours(page);
    await expect(page.locator('main')).not.toContainText(/\.(ts|json|md)\b/); // no name of a file
    await day.getByRole('link', { name: fill(needs.first, { name: visitor }) }).click();
    await expect(page.getByRole('heading', { name: visitor })).toBeVisible();
  });

  test('what is held is said, with the way to it', async ({ page, office }) => {
    await enrolledIn(page, office, 'agent');
    const held = page.getByRole('link', { name: fill(words.console.today.needs.held, { count: 1 }) });
    await page.goto('/console');
    await expect(page.getByText(words.console.today.needs.none)).toBeVisible();
    const bait = { ...names, homepage_url: 'https://spam.example' };
    await page.request.post(`${office.origin}/api/v1.0/email/send`, { data: { ...ids, template_params: bait } });

    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 3_600_000; // the page was out of sight for an hour
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); // as a browser's own does
    });

    await held.click();
    await expect(page.getByRole('link', { name: visitor })).toBeVisible();
    await page.goto('/console');
    await expect(held).toBeVisible();
  });

  test('an agent finds something still true, takes it back, and reads how it is changed', async ({ page, office }) => {
    await enrolledIn(page, office, 'agent');
    await page.goto('/console');
    const reviews = page.getByRole('region', { name: words.console.today.reviews.title });
    const due = await dueFor(page);
    await reviews.getByText(summaryOf(due), { exact: true }).click();
    const [first] = due;
    if (first === undefined) return;
    const { kind, key, name } = first;
    const answer = (button: string) =>
      reviews
        .getByRole('button', { name: fill(words.console.today.reviews.about, { button, name }), exact: true })
        .first();

    await answer(words.console.today.reviews.changed).press('Enter');
    await expect(
      reviews.getByText(words.console.today.reviews.recipes[kind as 'fact' | 'fee' | 'claim']),
    ).toBeVisible();
    await expectFineMain(page);
    await answer(words.console.today.reviews.stillTrue).press('Enter');

    await expect(
      reviews.getByText(fill(words.console.today.reviews.confirmed.said, { name }), { exact: true }),
    ).toBeFocused();
    const left = await dueFor(page); // a fee that two sources tell is read at one of them
    expect(left).not.toContainEqual(first);
    await expect(reviews.getByText(summaryOf(left), { exact: true })).toBeVisible();
    await expect(
      reviews.getByText(pattern(words.console.today.reviews.confirmed.by, { who: 'agent@example.com' })),
    ).toBeVisible();
    expect(JSON.parse(await office.leads('confirmations'))).toMatchObject([{ kind, key }]);
    await expectFineMain(page);

    const answered = Promise.withResolvers<undefined>();
    await page.route('**/undo', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const undo = reviews.getByRole('button', {
      name: pattern(words.console.today.reviews.about, { button: words.console.today.reviews.confirmed.undo }),
    });
    await undo.press('Enter');
    await expect(undo).toBeDisabled(); // a second tap would find nothing to take back
    answered.resolve(undefined);
    await expect(reviews.getByText(pattern(words.console.today.reviews.confirmed.undone))).toBeFocused();
    await expect(reviews.getByText(summaryOf(due), { exact: true })).toBeVisible();
    expect(await dueFor(page)).toEqual(due);
    expect(JSON.parse(await office.leads('confirmations'))).toEqual([]);
  });

  test('what has changed since it was shown is shown as it is now, and can be found true then', async ({
    page,
    office,
  }) => {
    await enrolledIn(page, office, 'agent');
    const due = await dueFor(page);
    await page.route(
      '**/api/console/v1/reviews',
      async (route) => {
        const found = await route.fetch();
        const { reviews, confirmed } = (await found.json()) as { reviews: readonly Due[]; confirmed: unknown };
        await route.fulfill({ json: { reviews: reviews.map((one) => ({ ...one, version: 'old' })), confirmed } });
      },
      { times: 1 },
    );
    await page.goto('/console');
    const reviews = page.getByRole('region', { name: words.console.today.reviews.title });
    await reviews.getByText(summaryOf(due), { exact: true }).click();
    if (due.length === 0) return;
    await button(page, pattern(words.console.today.reviews.about, { button: words.console.today.reviews.stillTrue }))
      .first()
      .click();
    await expect(reviews.getByText(words.console.refused.changed)).toBeVisible();
    await button(page, pattern(words.console.today.reviews.about, { button: words.console.today.reviews.stillTrue }))
      .first()
      .click();
    await expect(reviews.getByText(pattern(words.console.today.reviews.confirmed.said))).toBeFocused();
    await expect(reviews.getByText(words.console.refused.changed)).toHaveCount(0);
  });

  test('a reader sees what is due and answers nothing of it', async ({ page, office }) => {
    await enrolledIn(page, office, 'reader');
    await page.goto('/console');
    const due = await dueFor(page);
    await page.getByText(summaryOf(due), { exact: true }).click();
    const reviews = page.getByRole('region', { name: words.console.today.reviews.title });
    await expect(reviews.getByRole('list').first().getByRole('listitem')).toHaveCount(due.length);
    await expect(
      button(page, new RegExp(`^(${words.console.today.reviews.stillTrue}|${words.console.today.reviews.changed})`)),
    ).toHaveCount(0);
  });

  test('pages that changed since somebody read them are shown with both texts', async ({ page, office }) => {
    await enrolledIn(page, office, 'reader');
    const own = words.console.today.sources;
    const sources = page.getByRole('region', { name: words.console.today.reviews.title });
    await page.goto('/console');
    const due = await dueFor(page);
    await sources.getByText(summaryOf(due), { exact: true }).click();
    await expect(sources.getByText(own.never)).toBeVisible();

    const change = { was: 'The fee is 15.3%.', now: 'The fee is 15.9%.' };
    const of = { title: 'Fees of a shop', url: 'https://shop.example/', since: '2026-11-01', found: '2026-11-08' };
    const files = { where: ['domain/fees/src/platforms/etsy/tables/sources.ts'] };
    const report = {
      ...{ visited: '2026-11-08T02:00:00.000Z', pages: 344, same: 341 },
      unseen: [{ url: 'https://c.example/', why: 'it answers 403' }],
      findings: [
        { kind: 'changed', ...of, ...files, to: null, changes: [change] },
        { kind: 'gone', ...of, ...files, url: 'https://b.example/', to: null, changes: [{ ...change, now: null }] },
      ],
    };
    await page.route('**/api/console/v1/sources', (route) => route.fulfill({ json: { report } }));
    await page.goto('/console');
    const both = fill(words.console.today.reviews.summary, { count: due.length + 2 }); // with what is due besides
    await sources.getByText(both, { exact: true }).click();
    await sources.getByText(fill(own.summary, { count: 2 }), { exact: true }).click();
    await expect(sources.getByText(fill(own.was, { text: change.was })).first()).toBeVisible();
    await expect(sources.getByText(fill(own.now, { text: change.now }))).toBeVisible();
    await expect(sources.getByText(own.nothingLike)).toBeVisible();
    await expect(sources.getByRole('link', { name: of.title }).first()).toHaveAttribute('href', of.url);
    await expectFineMain(page);
    await expectReadableInForcedColours(page);
  });

  test('what fails is said in a sentence, with where it is mended; the next call with all that it takes', async ({
    page,
    office,
  }) => {
    const { troubles, calls } = words.console.today;
    await enrolledIn(page, office, 'agent');
    const trouble = { name: 'mails held for a day', says: '/var/lib/a-file.json', since: '2026-11-28T06:00:00.000Z' };
    await page.route('**/api/console/v1/troubles', (route) =>
      route.fulfill({ json: { looked: null, isWatched: true, troubles: [trouble], unreached: [] } }),
    );
    await page.route('**/api/console/v1/today', async (route) => {
      const day: unknown = await (await route.fetch()).json();
      const start = new Date(Date.now() + 40 * 60_000).toISOString();
      const call = { id: 'a', start, name: visitor, timeZone: 'Europe/London', language: 'ta' };
      const nextCall = { ...call, phone: '077 123 4567', videoUrl: 'https://meet.example/room' };
      await route.fulfill({ json: { ...(day as object), nextCall } });
    });
    await page.goto('/console');
    const problems = page.getByRole('region', { name: troubles.title });
    await expect(problems.getByText(troubles.known['mails held for a day'].says)).toBeVisible();
    await expect(problems).not.toContainText(trouble.says);
    const call = page.getByRole('region', { name: calls.title });
    const inMinutes = (minutes: number) =>
      call.getByText(new Intl.RelativeTimeFormat('en-GB').format(minutes, 'minute'), { exact: true });
    await expect(inMinutes(40).or(inMinutes(39))).toBeVisible();
    await expect(call.getByText(words.console.answer.languages.ta)).toBeVisible();
    await expect(call.getByRole('link', { name: '077 123 4567' })).toHaveAttribute('href', 'tel:+94771234567');
    await expect(call.getByRole('link', { name: calls.join })).toHaveAttribute('href', 'https://meet.example/room');
    await expectFineMain(page);
    await problems.getByRole('link', { name: troubles.go.held }).click();
    await expect(page).toHaveURL(/state=held/);
  });

  test('where nothing is due, the list says so', async ({ page, office }) => {
    await enrolledIn(page, office, 'agent');
    await page.route('**/api/console/v1/reviews', (route) => route.fulfill({ json: { reviews: [], confirmed: [] } }));
    await page.goto('/console');
    const reviews = page.getByRole('region', { name: words.console.today.reviews.title });
    await expect(reviews.getByText(nothingDue)).toBeVisible();
    await expect(reviews.getByRole('button')).toHaveCount(0);
  });

  test('the owner looks at everything; a part that fails leaves the others, and is asked again', async ({
    page,
    office,
  }) => {
    await enrolledIn(page, office, 'owner');
    await page.route('**/api/console/v1/reviews', (route) => route.abort());
    await page.goto('/console');
    const reviews = page.getByRole('region', { name: words.console.today.reviews.title });
    await expect(reviews.getByText(words.console.refused.failed)).toBeVisible();
    await expect(page.getByText(words.console.today.needs.none)).toBeVisible();
    await expectFineMain(page);
    await page.unroute('**/api/console/v1/reviews');
    await button(page, words.console.today.again).press('Enter');
    await expect(reviews.getByText(summaryOf(await dueFor(page)), { exact: true })).toBeVisible();

    await button(page, words.console.today.troubles.report).click();
    await expect(
      page
        .getByText(`${words.console.today.troubles.states.ok}: disk`)
        .or(page.getByText(`${words.console.today.troubles.states.look}: disk`)),
    ).toBeVisible();
    await expectFineMain(page);
  });
});
