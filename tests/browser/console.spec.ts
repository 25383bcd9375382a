import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { builtPages, dist, publicPages } from '../../scripts/build/built-pages.ts';
import {
  button,
  codeAt,
  enrolledIn,
  linkIn,
  type Office,
  password,
  stepNow,
  test,
  unfold,
  visitor,
  withAuthenticator,
} from './console-office.ts';
import { test as base, expect, expectFineMain, expectReadableInForcedColours } from './fixtures.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

/** What is typed here. */
const kamala = 'Kamala';
const kamalaAgain = 'Kamala again';
const sinhala = 'සිංහල';
const note = 'written in a tunnel';
const answer = 'Written in a tunnel';
const called = 'He called me';

/** A choice of the list, by its state and how many are in it. */
const choice = (state: keyof typeof words.console.states | 'asleep', count: number) => ({
  label: fill(words.console.inbox.state, {
    state: state === 'asleep' ? words.console.inbox.asleep : words.console.states[state],
    count,
  }),
});

test.describe('the ways in', () => {
  test.use({ expectedFaults: [/status of (401|422)/] }); // who is not signed in, or types a wrong code, is told so

  test('the owner comes in by a passkey: invited, enrolled, out, and in again', async ({ page, office }) => {
    await withAuthenticator(page);
    await page.goto(linkIn(await office.leads('console', 'invite', 'owner@example.com')));
    await expect(
      page.getByText(
        fill(words.console.enrolment.text, { email: 'owner@example.com', role: words.console.roles.owner }),
      ),
    ).toBeVisible();
    expect(page.url()).not.toContain('invitation');
    await expectFineMain(page);

    await button(page, words.console.enrolment.passkey).click();
    await expect(page.getByRole('heading', { name: words.console.recovery.title })).toBeVisible();
    await expect(page.locator('code')).toHaveCount(10);
    await expectFineMain(page);
    await button(page, words.console.recovery.done).click();
    await expect(
      page.getByText(
        fill(words.console.inside.signedInAs, { email: 'owner@example.com', role: words.console.roles.owner }),
      ),
    ).toBeVisible();
    await expectFineMain(page);
    await page.getByRole('link', { name: words.console.places.account, exact: true }).click();
    await expect(page.getByText(words.console.inside.device.this)).toBeVisible();
    await expectFineMain(page);
    await expectReadableInForcedColours(page);

    const cookies = await page.context().cookies();
    const rules = { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' };
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-console', '__Host-console-device']);
    for (const cookie of cookies) expect(cookie).toMatchObject(rules);

    await page.reload();
    await expect(
      page.getByText(
        fill(words.console.inside.signedInAs, { email: 'owner@example.com', role: words.console.roles.owner }),
      ),
    ).toBeVisible();
    await button(page, words.console.inside.signOut).click();
    await expect(page.getByRole('heading', { name: words.console.door.title })).toBeVisible();
    await expectFineMain(page);
    await expectReadableInForcedColours(page);
    await button(page, words.console.door.passkey).click();
    await expect(
      page.getByText(
        fill(words.console.inside.signedInAs, { email: 'owner@example.com', role: words.console.roles.owner }),
      ),
    ).toBeVisible();
  });

  test('an agent comes in by a password and a code, with the keyboard, and ends another device', async ({
    page,
    browser,
    office,
  }) => {
    await page.goto(linkIn(await office.leads('console', 'invite', 'agent@example.com', '--role', 'agent')));
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel(words.console.enrolment.password).fill(password);
    await page.getByLabel(words.console.enrolment.code).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.console.refused.code)).toBeVisible();
    await expect(page.getByLabel(words.console.enrolment.password)).toHaveValue(password); // nothing typed is lost
    const step = Math.floor(Date.now() / 30_000);
    await page.getByLabel(words.console.enrolment.code).fill(codeAt(secret, step));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words.console.recovery.title })).toBeVisible();
    const [recovery = ''] = await page.locator('code').allTextContents();
    await button(page, words.console.recovery.done).click();
    await expect(
      page.getByText(
        fill(words.console.inside.signedInAs, { email: 'agent@example.com', role: words.console.roles.agent }),
      ),
    ).toBeVisible();

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await other.goto('/console');
    await other.getByLabel(words.console.door.email).fill('agent@example.com');
    await other.getByLabel(words.console.door.password, { exact: true }).fill(password);
    await other.getByLabel(words.console.door.code).fill(codeAt(secret, step + 1)); // the next one is taken as well
    await button(other, words.console.door.send).last().click();
    await expect(
      other.getByText(
        fill(words.console.inside.signedInAs, { email: 'agent@example.com', role: words.console.roles.agent }),
      ),
    ).toBeVisible();
    await page.goto('/console?account');
    await button(page, pattern(words.console.inside.endOf)).click();
    await expect(page.getByText(words.console.inside.device.this)).toBeVisible();
    await expect(button(page, pattern(words.console.inside.endOf))).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('heading', { name: words.console.door.title })).toBeVisible();

    await other.getByLabel(words.console.door.email).fill('agent@example.com');
    await other.getByLabel(words.console.door.password, { exact: true }).fill('not this one');
    await other.getByLabel(words.console.door.code).fill(recovery);
    await button(other, words.console.door.send).last().click();
    await expect(other.getByText(words.console.refused['bad-sign-in'])).toBeVisible();
    await expect(button(other, words.console.door.send).last(), 'what was disabled meanwhile').toBeFocused();
    await other.getByLabel(words.console.door.password, { exact: true }).fill(password);
    await button(other, words.console.door.send).last().click();
    await expect(
      other.getByText(
        fill(words.console.inside.signedInAs, { email: 'agent@example.com', role: words.console.roles.agent }),
      ),
    ).toBeVisible();
    await page.reload();
    await button(page, words.console.inside.endOthers).click();
    await expect(page.getByText(words.console.inside.endedOthers)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: words.console.door.title })).toBeVisible();
    await other.close();
  });
});

const hostile = '<img src=x onerror="document.title=1">';

/** An enquiry; unless told else with the field filled in that people do not see: it is held until somebody has looked at it. */
async function sendEnquiry(page: Page, { origin }: Office, name: string, hidden = 'robot'): Promise<void> {
  const typed = { contact_name: name, contact_email: 'nimal@example.com', message: `${hostile}\n${sinhala}` };
  const template_params = { ...typed, homepage_url: hidden };
  const ids = { lib_version: '4', user_id: 'site', service_id: 'enquiries', template_id: 'contact' };
  const answer = await page.request.post(`${origin}/api/v1.0/email/send`, { data: { ...ids, template_params } });
  expect(answer.status()).toBe(200);
}

test.describe('the inbox', () => {
  test.use({ expectedFaults: [/status of (401|409)|ERR_INTERNET_DISCONNECTED/] });

  test('an agent releases, takes and notes; a second person is told; a lost line loses nothing', async ({
    page,
    browser,
    office,
  }) => {
    await sendEnquiry(page, office, visitor);
    await sendEnquiry(page, office, hostile);
    await enrolledIn(page, office, 'agent');
    await page.getByLabel(words.console.inbox.show, { exact: true }).selectOption(choice('held', 2));
    await expect(page.getByRole('link', { name: hostile })).toBeVisible();
    await expectFineMain(page);

    await page.getByLabel(words.console.inbox.show, { exact: true }).blur();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
    await expect(page.getByText(words.console.enquiry.heldFor['hidden-field'])).toBeVisible();
    await expectFineMain(page);

    await unfold(page, 'work');
    await page.getByLabel(words.console.enquiry.state, { exact: true }).selectOption(words.console.states.new);
    await expect(
      page.getByText(
        fill(words.console.enquiry.changes.state, { who: 'agent@example.com', text: words.console.states.new }),
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: words.console.enquiry.look.title })).toBeVisible();
    await page.getByLabel(words.console.enquiry.holder).selectOption('agent@example.com');
    await expect(
      page.getByText(
        fill(words.console.enquiry.changes.holder, { who: 'agent@example.com', text: 'agent@example.com' }),
      ),
    ).toBeVisible();

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await unfold(other, 'work');
    await other.getByLabel(words.console.enquiry.note, { exact: true }).fill('Mine, written meanwhile');
    await page.getByLabel(words.console.enquiry.note, { exact: true }).fill('called');
    await button(page, words.console.enquiry.addNote).click();
    await expect(page.getByText(fill(words.console.enquiry.changes.note, { who: 'agent@example.com' }))).toBeVisible();
    await expect(page.getByLabel(words.console.enquiry.note, { exact: true })).toHaveValue('');
    await button(other, words.console.enquiry.addNote).click();
    await expect(other.getByText(words.console.refused.changed)).toBeVisible();
    await expect(other.getByText(fill(words.console.enquiry.changes.note, { who: 'agent@example.com' }))).toBeVisible(); // what changed is shown
    await expect(other.getByLabel(words.console.enquiry.note, { exact: true })).toHaveValue('Mine, written meanwhile');
    await button(other, words.console.enquiry.addNote).click();
    await expect(other.getByText(fill(words.console.enquiry.changes.note, { who: 'owner@example.com' }))).toBeVisible();
    await other.close();

    await page.reload();
    await unfold(page, 'work');
    await page.getByLabel(words.console.enquiry.note, { exact: true }).fill(note);
    await page.context().setOffline(true);
    await button(page, words.console.enquiry.addNote).click();
    await expect(page.getByText(words.console.enquiry.unsent)).toBeVisible();
    await expect(page.getByLabel(words.console.enquiry.note, { exact: true })).toHaveValue(note);
    await expectFineMain(page);
    await page
      .getByLabel(words.console.enquiry.note, { exact: true })
      .fill('written in a tunnel, and a second thought');
    await page.context().setOffline(false);
    await unfold(page, 'history');
    await expect(page.getByText(note, { exact: true })).toHaveCount(1);
    await expect(page.getByText(words.console.enquiry.unsent)).toBeHidden();
    await expect(page.getByLabel(words.console.enquiry.note, { exact: true })).toHaveValue(
      'written in a tunnel, and a second thought',
    );

    await button(page, words.console.enquiry.answeredElsewhere).click();
    await expect(
      page.getByText(fill(words.console.enquiry.changes['answered-elsewhere'], { who: 'agent@example.com' })),
    ).toBeVisible();
    await button(page, words.console.enquiry.back).click();
    await page.getByLabel(words.console.inbox.show, { exact: true }).selectOption(choice('answered', 1));
    await expect(page.getByRole('link', { name: hostile })).toBeVisible();
    await expect(page).not.toHaveTitle('1');
  });

  test('a held one says why; an agent releases it, an owner erases it after a question, also through a lost line', async ({
    page,
    browser,
    office,
  }) => {
    await sendEnquiry(page, office, visitor);
    await sendEnquiry(page, office, hostile);
    await enrolledIn(page, office, 'owner');
    const show = page.getByLabel(words.console.inbox.show, { exact: true });
    await show.selectOption(choice('held', 2));
    await expect(page.getByText(words.console.enquiry.heldFor['hidden-field'])).toHaveCount(2);
    await expectFineMain(page);

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'agent');
    await other.getByLabel(words.console.inbox.show, { exact: true }).selectOption(choice('held', 2));
    await other.getByRole('link', { name: visitor }).click();
    await expect(button(other, words.console.enquiry.erase)).toHaveCount(0);
    await button(other, words.console.enquiry.release).click();
    await expect(
      other.getByText(
        fill(words.console.enquiry.changes.state, { who: 'agent@example.com', text: words.console.states.new }),
      ),
    ).toBeVisible();
    await expect(button(other, words.console.enquiry.release)).toHaveCount(0);
    await other.close();

    await page.getByRole('link', { name: hostile }).click();
    await unfold(page, 'work');
    await expect(page.getByLabel(words.console.enquiry.holder)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.console.enquiry.look.title })).toHaveCount(0); // what is held does not sleep
    await button(page, words.console.enquiry.erase).click();
    const question = page.getByRole('dialog', { name: words.console.enquiry.eraseTitle });
    await expect(question).toBeVisible();
    await expectFineMain(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button(page, words.console.enquiry.erase)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.context().setOffline(true);
    await button(page, words.console.enquiry.eraseSend).click();
    await expect(question.getByText(words.console.refused.failed)).toBeVisible();
    await page.context().setOffline(false);
    await button(page, words.console.enquiry.eraseSend).click();
    await expect(page.getByText(words.console.inbox.none)).toBeVisible();
    await expect(show.locator('option:checked')).toHaveText(
      fill(words.console.inbox.state, { state: words.console.states.held, count: 0 }),
    );
    await show.selectOption(choice('new', 1));
    await expect(page.getByRole('link', { name: visitor })).toBeVisible();
  });

  test('one is put to sleep with the keyboard, stands under Asleep, and is woken', async ({ page, office }) => {
    await sendEnquiry(page, office, kamala, '');
    await enrolledIn(page, office, 'agent');
    const show = page.getByLabel(words.console.inbox.show, { exact: true });
    await page.getByRole('link', { name: kamala }).click();
    await unfold(page, 'work');
    await button(page, pattern(words.console.enquiry.look.tomorrow)).focus();
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 86_400_000; // the screen has been open since yesterday
    });
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(pattern(words.console.enquiry.changes['follow-up'], { who: 'agent@example.com' })),
    ).toBeVisible();
    const id = new URL(page.url()).searchParams.get('enquiry');
    const { followUp } = await (await page.request.get(`/api/console/v1/enquiries/${id}`)).json();
    expect((Date.parse(followUp) - Date.now()) / 3_600_000).toBeGreaterThan(33); // the latest hour of the first day’s tomorrow
    await expect(page.getByText(pattern(words.console.enquiry.look.sleeps))).toBeVisible();
    await expectFineMain(page);
    await button(page, words.console.enquiry.back).click();
    await expect(page.getByText(words.console.inbox.none)).toBeVisible();
    await show.selectOption(choice('asleep', 1));
    await expect(page.getByText(pattern(words.console.inbox.sleeps))).toBeVisible();
    await expectFineMain(page);

    await page.getByRole('link', { name: kamala }).click();
    await unfold(page, 'work');
    await button(page, words.console.enquiry.look.wake).click();
    await expect(page.getByText(pattern(words.console.enquiry.look.sleeps))).toBeHidden();
  });

  test('one sleeps until an hour of one’s own, chosen while the line is lost', async ({ page, office }) => {
    await sendEnquiry(page, office, kamala, '');
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: kamala }).click();
    await unfold(page, 'work');
    await page.getByLabel(words.console.enquiry.look.own).fill('2040-02-29T07:30');
    await page.context().setOffline(true);
    await button(page, words.console.enquiry.look.send).click();
    await expect(page.getByText(words.console.enquiry.unsent)).toBeVisible();
    await page.getByRole('heading', { name: kamala }).focus();
    await page.keyboard.press('e'); // what waits is not replaced by a key
    await expect(page.getByText(fill(words.console.enquiry.look.sleeps, { time: '29 Feb 2040, 07:30' }))).toBeVisible();
    await expect(page.getByLabel(words.console.enquiry.look.own)).toHaveValue('2040-02-29T07:30');
    await page.context().setOffline(false);
    await expect(page.getByText(words.console.enquiry.unsent)).toBeHidden();
    await expect(page.getByText(fill(words.console.enquiry.look.sleeps, { time: '29 Feb 2040, 07:30' }))).toBeVisible();
  });

  test('what sleeps comes back first when its person writes again', async ({ page, office }) => {
    await sendEnquiry(page, office, kamala, '');
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: kamala }).click();
    await unfold(page, 'work');
    await button(page, pattern(words.console.enquiry.look.tomorrow)).click();
    await expect(
      page.getByText(pattern(words.console.enquiry.changes['follow-up'], { who: 'agent@example.com' })),
    ).toBeVisible();
    await sendEnquiry(page, office, kamalaAgain, '');
    await button(page, words.console.enquiry.back).click();
    await expect(page.getByLabel(words.console.inbox.show, { exact: true }).locator('option:checked')).toHaveText(
      fill(words.console.inbox.state, { state: words.console.states.new, count: 2 }),
    );
    await expect(page.getByRole('listitem').first()).toContainText('Back since');
    await expectFineMain(page);
    await page.getByRole('link', { name: kamala, exact: true }).click();
    await expect(page.getByText(pattern(words.console.enquiry.look.back))).toBeVisible();
    await expect(page.getByText(words.console.enquiry.changes['wrote-again'])).toBeVisible();
    await unfold(page, 'work');
    await button(page, words.console.enquiry.look.seen).click();
    await expect(page.getByText(pattern(words.console.enquiry.look.back))).toBeHidden();
    await unfold(page, 'history');
    await page.getByRole('link', { name: words.console.enquiry.changes.seeNews }).click();
    await expect(page.getByRole('heading', { name: kamalaAgain })).toBeVisible();
  });

  test('an answer is written from a template, survives reload and a lost line, is refused when overtaken, and taken back', async ({
    page,
    browser,
    office,
  }) => {
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000; // the clock of an office is a minute ahead
    });
    await sendEnquiry(page, office, visitor);
    await enrolledIn(page, office, 'agent');
    await page.getByLabel(words.console.inbox.show, { exact: true }).selectOption(choice('held', 1));
    await page.getByRole('link', { name: visitor }).click();
    const text = page.getByLabel(words.console.answer.text);
    await expect(text).toBeEnabled();
    await page.keyboard.press('r');
    await expect(text).toBeFocused();
    await expect(page.getByLabel(words.console.answer.template).locator('option').nth(1)).toHaveText(/Sinhala/); // as the visitor wrote
    await page.getByLabel(words.console.answer.template).selectOption('Price and next step (English)');
    await expect(text).toHaveValue(new RegExp(`^Dear ${visitor},`));
    await expect(page.getByText(pattern(words.console.answer.blanks))).toContainText('[[price]], [[days]]');
    await expect(button(page, words.console.answer.send)).toBeDisabled();
    await expectFineMain(page);
    await text.fill(`Dear Nimal,\n£450 ${hostile}`);
    await expect(page.getByText(words.console.answer.kept)).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue(`Dear Nimal,\n£450 ${hostile}`);

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(other.getByText(pattern(words.console.answer.writing, { who: 'agent@example.com' }))).toBeVisible();
    await expect(other.getByLabel(words.console.answer.text)).toHaveValue('');
    await unfold(other, 'work');
    await other.getByLabel(words.console.enquiry.note, { exact: true }).fill(called);
    await button(other, words.console.enquiry.addNote).click();
    await expect(other.getByText(fill(words.console.enquiry.changes.note, { who: 'owner@example.com' }))).toBeVisible();
    await other.close();

    await button(page, words.console.answer.send).click();
    await expect(page.getByText(words.console.refused.changed)).toBeVisible();
    await unfold(page, 'history');
    await expect(page.getByText(called)).toBeVisible();
    await expect(text).toHaveValue(/£450/);

    await expect(page.getByText(words.console.answer.before)).toBeVisible();
    await page.context().setOffline(true);
    await text.fill(answer);
    await expect(page.getByText(words.console.answer.unkept)).toBeVisible();
    await button(page, words.console.answer.send).click();
    await expect(page.getByText(words.console.answer.unsent)).toBeVisible();
    await expect(text, 'what will be sent stands there').not.toBeEditable();
    await expect(page.getByLabel(words.console.answer.template)).toBeDisabled();
    await expectFineMain(page);
    await page.context().setOffline(false);
    await expect(
      page.getByText(fill(words.console.enquiry.changes.answered, { who: 'agent@example.com' })),
    ).toBeVisible();
    await expect(text).toBeEditable();
    await expect(text).toHaveValue('');
    await expect(page.getByText(pattern(words.console.answer.soon))).toBeVisible();
    await expectFineMain(page);
    await button(page, words.console.answer.undo).click();
    await expect(page.getByText(pattern(words.console.enquiry.changes['answer-undone']))).toBeVisible();
    await expect(text).toHaveValue(answer);
    await button(page, words.console.answer.send).click();
    await expect(page.getByRole('heading', { name: words.console.answer.sent })).toBeVisible();
    await expect(page.getByText(answer)).toHaveCount(1);
    await expect(page).not.toHaveTitle('1');
  });

  test('a session that ends is said to be over; who signs in comes back to the draft and the note', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, visitor);
    await enrolledIn(page, office, 'agent');
    await page.getByLabel(words.console.inbox.show, { exact: true }).selectOption(choice('held', 1));
    await page.getByRole('link', { name: visitor }).click();
    const [text, note] = [
      page.getByLabel(words.console.answer.text),
      page.getByLabel(words.console.enquiry.note, { exact: true }),
    ];
    await unfold(page, 'work');
    await expect(text).toBeEnabled();
    const session = await page.context().cookies();
    await page.context().clearCookies();

    await text.fill('Written too late');
    await expect(page.getByText(words.console.answer.over)).toBeVisible();
    await note.fill('They rang');
    await button(page, words.console.enquiry.addNote).click();
    await expect(page.getByText(words.console.refused['signed-out'], { exact: false })).toHaveCount(2);
    await expectFineMain(page);
    await button(page, words.console.signInAgain).last().click();

    await expect(page.getByRole('heading', { name: words.console.door.title })).toBeVisible();
    await page.context().addCookies(session); // as signing in gives them
    await page.reload();
    await expect(text).toHaveValue('Written too late');
    await expect(page.getByText(words.console.answer.kept)).toBeVisible();
    await unfold(page, 'work');
    await expect(note).toHaveValue('They rang');
    await button(page, words.console.enquiry.addNote).click();
    await expect(page.getByText(fill(words.console.enquiry.changes.note, { who: 'agent@example.com' }))).toBeVisible();
    await expect(note).toHaveValue('');
    await page.reload();
    await unfold(page, 'work');
    await expect(text).toBeEnabled();
    await expect(note).toHaveValue('');

    /** As the browser does for who goes back to a page that it has kept as it stood. */
    const goBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.context().clearCookies();
    await goBack();
    await expect(page.getByRole('heading', { name: words.console.door.title })).toBeVisible();
    await expect(page.getByText(visitor)).toHaveCount(0);
    await page.context().addCookies(session);
    await goBack();
    await unfold(page, 'work');
    await note.fill('They rang again');
    await page.context().setOffline(true);
    await button(page, words.console.inside.signOut).click();
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await unfold(page, 'work');
    await expect(note, 'who is still in has not lost it').toHaveValue('They rang again');
    await button(page, words.console.inside.signOut).click();
    await expect(page.getByRole('heading', { name: words.console.door.title })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('console ')))).toEqual(
      [],
    );
  });

  test('what was typed is found, with the keyboard, in every state; what is not there is said', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, visitor);
    await sendEnquiry(page, office, hostile);
    await enrolledIn(page, office, 'reader');
    await page.keyboard.press('/');
    await expect(page.getByLabel(words.console.search.label, { exact: true })).toBeFocused();
    await page.keyboard.type('perera සිංහල');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: visitor })).toBeVisible();
    await expect(page.getByText(words.console.states.held)).toBeVisible();
    await expect(page.getByRole('link', { name: hostile })).toHaveCount(0);
    await expectFineMain(page);
    await page.getByRole('link', { name: visitor }).click();
    await expect(page.getByRole('heading', { name: visitor })).toBeVisible();
    await page.goBack();

    await page.getByLabel(words.console.search.label, { exact: true }).fill(`<script>" OR '*`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.console.search.none)).toBeVisible();
    await expect(page.getByText(fill(words.console.search.found, { words: `<script>" OR '*` }))).toBeVisible();
    await expectFineMain(page);
  });

  test('a key that comes with the screen leads to the search', async ({ page, office }) => {
    await enrolledIn(page, office, 'reader');
    await page.addInitScript(() => {
      // a slow device: what is put off until after the paint comes a second later
      const post = Reflect.get(MessagePort.prototype, 'postMessage') as () => void; // called as it was, only later
      const later = new Proxy(post, { apply: (...call) => setTimeout(() => void Reflect.apply(...call), 1000) });
      Reflect.set(MessagePort.prototype, 'postMessage', later);
    });
    await page.goto(`${office.origin}/console?state=new`);
    await expect(page.getByRole('heading', { name: words.console.places.inbox })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel(words.console.search.label, { exact: true })).toBeFocused();
  });

  test('a list that does not come is asked for again', async ({ page, office }) => {
    await sendEnquiry(page, office, visitor);
    await enrolledIn(page, office, 'reader');
    const lists = '**/api/console/v1/enquiries?*';
    await page.route(lists, (route) => route.abort('internetdisconnected'));
    await page.getByLabel(words.console.inbox.show, { exact: true }).selectOption(choice('held', 1));
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await page.unroute(lists);
    const asked: string[] = [];
    const answered = Promise.withResolvers<undefined>();
    await page.route(lists, async (route) => {
      const { searchParams } = new URL(route.request().url());
      const from = searchParams.get('from');
      const list = await (await route.fetch()).json();
      if (from === null) return route.fulfill({ json: { ...list, next: 'the next' } });
      asked.push(from);
      await answered.promise;
      return route.fulfill({ json: { ...list, rows: [], next: null } });
    });
    await button(page, words.console.today.again).click();
    await expect(page.getByRole('link', { name: visitor })).toBeVisible();
    await button(page, words.console.inbox.more).dblclick();
    answered.resolve(undefined);
    await expect(button(page, words.console.inbox.more)).toHaveCount(0);
    expect(asked, 'pressed twice, it comes once').toEqual(['the next']);
  });

  test('a reader sees all of it and can change nothing', async ({ page, office }) => {
    await sendEnquiry(page, office, visitor);
    await enrolledIn(page, office, 'reader');
    await page.getByLabel(words.console.inbox.show, { exact: true }).selectOption(choice('held', 1));
    await page.getByRole('link', { name: visitor }).click();
    await expect(page.getByText(sinhala)).toBeVisible();
    await expect(page.getByLabel(words.console.enquiry.note, { exact: true })).toHaveCount(0);
    await expect(page.getByLabel(words.console.enquiry.state, { exact: true })).toHaveCount(0);
  });
});

test.describe('a link that was used', () => {
  test.use({ expectedFaults: [/status of (401|403)|ERR_FAILED/] });

  test('by oneself, whose answer was lost, leads to the door', async ({ page, office }) => {
    const link = linkIn(await office.leads('console', 'invite', 'agent@example.com', '--role', 'agent'));
    const look = '**/enrolment/look';
    await page.route(look, (route) => route.abort());
    await page.goto(link);
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await page.unroute(look);
    await button(page, words.console.today.again).click();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel(words.console.enrolment.password).fill(password);
    await page.getByLabel(words.console.enrolment.code).fill(codeAt(secret, stepNow()));
    const lost = '**/enrolment/password';
    await page.route(lost, async (route) => {
      await route.fetch();
      await page.context().clearCookies(); // they were in the answer
      await route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await page.unroute(lost);
    await button(page, words.console.enrolment.send).click();
    await expect(page.getByText(words.console.refused['made-before'])).toBeVisible();
    await button(page, words.console.door.send).click();
    await expect(page.getByRole('heading', { name: words.console.door.title })).toBeVisible();
  });

  test('opens nothing, and says what to do', async ({ page, office }) => {
    await office.leads('console', 'invite', 'owner@example.com');
    await page.goto(`${office.origin}/console#invitation=another`);
    await expect(page.getByText(words.console.refused['bad-token'])).toBeVisible();
    await expect(button(page, /./)).toHaveCount(0);
  });
});

const scriptsIn = (text: string) =>
  [...text.matchAll(/["'(]([^"'()\s]*?\/?[\w.-]+\.js)["')]/g)].map(([, name = '']) => name);

/** Every script that a page may ever load: those it names, and those that they name. */
function reachable(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = scriptsIn(html).map((name) => name.replace(/^.*\//, ''));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    try {
      const code = readFileSync(join(dist, '_astro', name), 'utf8');
      found.add(name);
      waiting.push(...scriptsIn(code).map((each) => each.replace(/^.*\//, '')));
    } catch {
      // a name in a text, or a script elsewhere
    }
  }
  return found;
}

base('no page that visitors open can load the code of the console', () => {
  const holds = (html: string) =>
    [...reachable(html)].filter((name) => readFileSync(join(dist, '_astro', name), 'utf8').includes('/api/console/'));
  const own = builtPages().find(({ path }) => path === '/console')?.html ?? '';

  expect(holds(own)).not.toEqual([]);
  expect(publicPages().length).toBeGreaterThan(20);
  expect(publicPages().flatMap(({ path, html }) => holds(html).map((name) => `${path}: ${name}`))).toEqual([]);
});
