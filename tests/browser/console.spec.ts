import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtPages, dist, publicPages } from '../../scripts/built-pages.ts';
import {
  button,
  codeAt,
  enrolledIn,
  linkIn,
  type Office,
  password,
  stepNow,
  test,
  withAuthenticator,
} from './console-office.ts';
import { test as base, expect, expectFineMain, expectReadableInForcedColours } from './fixtures.ts';
import { phone } from './viewports.ts';

test.describe('the ways in', () => {
  test.use({ expectedFaults: [/status of (401|422)/] }); // who is not signed in, or types a wrong code, is told so

  test('the owner comes in by a passkey: invited, enrolled, out, and in again', async ({ page, office }) => {
    await withAuthenticator(page);
    await page.goto(linkIn(await office.leads('console', 'invite', 'owner@example.com')));
    await expect(page.getByText('For owner@example.com, as Owner.')).toBeVisible();
    expect(page.url()).not.toContain('invitation');
    await expectFineMain(page);

    await button(page, 'Make a passkey').click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expect(page.locator('code')).toHaveCount(10);
    await expectFineMain(page);
    await button(page, 'I have written them down').click();
    await expect(page.getByText('owner@example.com, Owner')).toBeVisible();
    await expectFineMain(page);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByText('This one')).toBeVisible();
    await expectFineMain(page);
    await expectReadableInForcedColours(page);

    const cookies = await page.context().cookies();
    const rules = { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' };
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-console', '__Host-console-device']);
    for (const cookie of cookies) expect(cookie).toMatchObject(rules);

    await page.reload();
    await expect(page.getByText('owner@example.com, Owner')).toBeVisible();
    await button(page, 'Sign out').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectFineMain(page);
    await expectReadableInForcedColours(page);
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByText('owner@example.com, Owner')).toBeVisible();
  });

  test('an agent comes in by a password and a code, with the keyboard, and ends another device', async ({
    page,
    browser,
    office,
  }) => {
    await page.goto(linkIn(await office.leads('console', 'invite', 'agent@example.com', '--role', 'agent')));
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Code that the app shows now').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is not the one')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue(password); // nothing typed is lost
    const step = Math.floor(Date.now() / 30_000);
    await page.getByLabel('Code that the app shows now').fill(codeAt(secret, step));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    const [recovery = ''] = await page.locator('code').allTextContents();
    await button(page, 'I have written them down').click();
    await expect(page.getByText('agent@example.com, Agent')).toBeVisible();

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await other.goto('/console');
    await other.getByLabel('E-mail').fill('agent@example.com');
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByLabel('One-time code').fill(codeAt(secret, step + 1)); // the next one is taken as well
    await button(other, 'Sign in').last().click();
    await expect(other.getByText('agent@example.com, Agent')).toBeVisible();
    await page.goto('/console?account');
    await button(page, /^End /).click();
    await expect(page.getByText('This one')).toBeVisible();
    await expect(button(page, /^End /)).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await other.getByLabel('E-mail').fill('agent@example.com');
    await other.getByLabel('Password', { exact: true }).fill('not this one');
    await other.getByLabel('One-time code').fill(recovery);
    await button(other, 'Sign in').last().click();
    await expect(other.getByText('is wrong')).toBeVisible();
    await expect(button(other, 'Sign in').last(), 'what was disabled meanwhile').toBeFocused();
    await other.getByLabel('Password', { exact: true }).fill(password);
    await button(other, 'Sign in').last().click();
    await expect(other.getByText('agent@example.com, Agent')).toBeVisible();
    await other.close();
  });
});

const hostile = '<img src=x onerror="document.title=1">';

/** An enquiry; unless told else with the field filled in that people do not see: it is held until somebody has looked at it. */
async function sendEnquiry(page: Page, { origin }: Office, name: string, hidden = 'robot'): Promise<void> {
  const typed = { contact_name: name, contact_email: 'nimal@example.com', message: `${hostile}\nසිංහල` };
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
    await sendEnquiry(page, office, 'Nimal Perera');
    await sendEnquiry(page, office, hostile);
    await enrolledIn(page, office, 'agent');
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Held (2)' });
    await expect(page.getByRole('link', { name: hostile })).toBeVisible();
    await expectFineMain(page);

    await page.getByLabel('Show', { exact: true }).blur();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
    await expect(page.getByText('A field was filled in that people do not see.')).toBeVisible();
    await expectFineMain(page);

    await page.getByLabel('State', { exact: true }).selectOption('New');
    await expect(page.getByText('agent@example.com: New')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Look again later' })).toBeVisible();
    await page.getByLabel('Who has it').selectOption('agent@example.com');
    await expect(page.getByText('agent@example.com gave it to agent@example.com')).toBeVisible();

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await other.getByLabel('Note', { exact: true }).fill('Mine, written meanwhile');
    await page.getByLabel('Note', { exact: true }).fill('called');
    await button(page, 'Add the note').click();
    await expect(page.getByText('agent@example.com noted')).toBeVisible();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
    await button(other, 'Add the note').click();
    await expect(other.getByText('Somebody else was faster.')).toBeVisible();
    await expect(other.getByText('agent@example.com noted')).toBeVisible(); // what changed is shown
    await expect(other.getByLabel('Note', { exact: true })).toHaveValue('Mine, written meanwhile');
    await button(other, 'Add the note').click();
    await expect(other.getByText('owner@example.com noted')).toBeVisible();
    await other.close();

    await page.reload();
    await page.getByLabel('Note', { exact: true }).fill('written in a tunnel');
    await page.context().setOffline(true);
    await button(page, 'Add the note').click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('written in a tunnel');
    await expectFineMain(page);
    await page.getByLabel('Note', { exact: true }).fill('written in a tunnel, and a second thought');
    await page.context().setOffline(false);
    await expect(page.getByText('written in a tunnel', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('written in a tunnel, and a second thought');

    await button(page, 'I answered elsewhere').click();
    await expect(page.getByText('agent@example.com answered elsewhere')).toBeVisible();
    await button(page, 'All enquiries').click();
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Answered (1)' });
    await expect(page.getByRole('link', { name: hostile })).toBeVisible();
    await expect(page).not.toHaveTitle('1');
  });

  test('a held one says why; an agent releases it, an owner erases it after a question, also through a lost line', async ({
    page,
    browser,
    office,
  }) => {
    await sendEnquiry(page, office, 'Nimal Perera');
    await sendEnquiry(page, office, hostile);
    await enrolledIn(page, office, 'owner');
    const show = page.getByLabel('Show', { exact: true });
    await show.selectOption({ label: 'Held (2)' });
    await expect(page.getByText('A field was filled in that people do not see.')).toHaveCount(2);
    await expectFineMain(page);

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'agent');
    await other.getByLabel('Show', { exact: true }).selectOption({ label: 'Held (2)' });
    await other.getByRole('link', { name: 'Nimal Perera' }).click();
    await expect(button(other, 'Erase it')).toHaveCount(0);
    await button(other, 'Release it').click();
    await expect(other.getByText('agent@example.com: New')).toBeVisible();
    await expect(button(other, 'Release it')).toHaveCount(0);
    await other.close();

    await page.getByRole('link', { name: hostile }).click();
    await button(page, 'Erase it').click();
    const question = page.getByRole('dialog', { name: 'Erase this enquiry?' });
    await expect(question).toBeVisible();
    await expectFineMain(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button(page, 'Erase it')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Look again later' })).toHaveCount(0); // what is held does not sleep
    await page.keyboard.press('Enter');
    await page.context().setOffline(true);
    await button(page, 'Erase it for good').click();
    await expect(question.getByText('That did not work.')).toBeVisible();
    await page.context().setOffline(false);
    await button(page, 'Erase it for good').click();
    await expect(page.getByText('Nothing here.')).toBeVisible();
    await expect(show.locator('option:checked')).toHaveText('Held (0)');
    await show.selectOption({ label: 'New (1)' });
    await expect(page.getByRole('link', { name: 'Nimal Perera' })).toBeVisible();
  });

  test('one is put to sleep with the keyboard, stands under Asleep, and is woken', async ({ page, office }) => {
    await sendEnquiry(page, office, 'Kamala', '');
    await enrolledIn(page, office, 'agent');
    const show = page.getByLabel('Show', { exact: true });
    await page.getByRole('link', { name: 'Kamala' }).click();
    await button(page, /^Tomorrow/).focus();
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 86_400_000; // the screen has been open since yesterday
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText('agent@example.com: look again')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('enquiry');
    const { followUp } = await (await page.request.get(`/api/console/v1/enquiries/${id}`)).json();
    expect((Date.parse(followUp) - Date.now()) / 3_600_000).toBeGreaterThan(33); // the latest hour of the first day’s tomorrow
    await expect(page.getByText('It sleeps until')).toBeVisible();
    await expectFineMain(page);
    await button(page, 'All enquiries').click();
    await expect(page.getByText('Nothing here.')).toBeVisible();
    await show.selectOption({ label: 'Asleep (1)' });
    await expect(page.getByText('Asleep until')).toBeVisible();
    await expectFineMain(page);

    await page.getByRole('link', { name: 'Kamala' }).click();
    await button(page, 'Wake it now').click();
    await expect(page.getByText('It sleeps until')).toBeHidden();
  });

  test('one sleeps until an hour of one’s own, chosen while the line is lost', async ({ page, office }) => {
    await sendEnquiry(page, office, 'Kamala', '');
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: 'Kamala' }).click();
    await page.getByLabel('Another day and hour').fill('2040-02-29T07:30');
    await page.context().setOffline(true);
    await button(page, 'Let it sleep').click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.getByRole('heading', { name: 'Kamala' }).focus();
    await page.keyboard.press('e'); // what waits is not replaced by a key
    await expect(page.getByText(/It sleeps until 29 Feb 2040, 07:30/)).toBeVisible();
    await expect(page.getByLabel('Another day and hour')).toHaveValue('2040-02-29T07:30');
    await page.context().setOffline(false);
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await expect(page.getByText(/It sleeps until 29 Feb 2040, 07:30/)).toBeVisible();
  });

  test('what sleeps comes back first when its person writes again', async ({ page, office }) => {
    await sendEnquiry(page, office, 'Kamala', '');
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: 'Kamala' }).click();
    await button(page, /^Tomorrow/).click();
    await expect(page.getByText('agent@example.com: look again')).toBeVisible();
    await sendEnquiry(page, office, 'Kamala again', '');
    await button(page, 'All enquiries').click();
    await expect(page.getByLabel('Show', { exact: true }).locator('option:checked')).toHaveText('New (2)');
    await expect(page.getByRole('listitem').first()).toContainText('Back since');
    await expectFineMain(page);
    await page.getByRole('link', { name: 'Kamala', exact: true }).click();
    await expect(page.getByText('It is back since')).toBeVisible();
    await expect(page.getByText('The visitor sent another enquiry')).toBeVisible();
    await button(page, 'Take the mark away').click();
    await expect(page.getByText('It is back since')).toBeHidden();
    await page.getByRole('link', { name: 'See it' }).click();
    await expect(page.getByRole('heading', { name: 'Kamala again' })).toBeVisible();
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
    await sendEnquiry(page, office, 'Nimal Perera');
    await enrolledIn(page, office, 'agent');
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Held (1)' });
    await page.getByRole('link', { name: 'Nimal Perera' }).click();
    const text = page.getByLabel('Your answer');
    await expect(text).toBeEnabled();
    await page.keyboard.press('r');
    await expect(text).toBeFocused();
    await expect(page.getByLabel('Insert a template').locator('option').nth(1)).toHaveText(/Sinhala/); // as the visitor wrote
    await page.getByLabel('Insert a template').selectOption('Price and next step (English)');
    await expect(text).toHaveValue(/^Dear Nimal Perera,/);
    await expect(page.getByText('Fill these in')).toContainText('[[price]], [[days]]');
    await expect(button(page, 'Send')).toBeDisabled();
    await expectFineMain(page);
    await text.fill(`Dear Nimal,\n£450 ${hostile}`);
    await expect(page.getByText('The draft is kept.')).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue(`Dear Nimal,\n£450 ${hostile}`);

    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'owner');
    await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(other.getByText('agent@example.com is writing an answer too')).toBeVisible();
    await expect(other.getByLabel('Your answer')).toHaveValue('');
    await other.getByLabel('Note', { exact: true }).fill('He called me');
    await button(other, 'Add the note').click();
    await expect(other.getByText('owner@example.com noted')).toBeVisible();
    await other.close();

    await button(page, 'Send').click();
    await expect(page.getByText('Somebody else was faster.')).toBeVisible();
    await expect(page.getByText('He called me')).toBeVisible();
    await expect(text).toHaveValue(/£450/);

    await expect(page.getByText('A mail that has left cannot be called back.')).toBeVisible();
    await page.context().setOffline(true);
    await text.fill('Written in a tunnel');
    await expect(page.getByText('kept in this tab only')).toBeVisible();
    await button(page, 'Send').click();
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await expect(text, 'what will be sent stands there').not.toBeEditable();
    await expect(page.getByLabel('Insert a template')).toBeDisabled();
    await expectFineMain(page);
    await page.context().setOffline(false);
    await expect(page.getByText('agent@example.com answered')).toBeVisible();
    await expect(text).toBeEditable();
    await expect(text).toHaveValue('');
    await expect(page.getByText('fifteen seconds. Then it has left, and cannot be called back.')).toBeVisible();
    await expectFineMain(page);
    await button(page, 'Take it back').click();
    await expect(page.getByText('took the answer back')).toBeVisible();
    await expect(text).toHaveValue('Written in a tunnel');
    await button(page, 'Send').click();
    await expect(page.getByRole('heading', { name: 'What we answered' })).toBeVisible();
    await expect(page.getByText('Written in a tunnel')).toHaveCount(1);
    await expect(page).not.toHaveTitle('1');
  });

  test('a session that ends is said to be over; who signs in comes back to the draft and the note', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, 'Nimal Perera');
    await enrolledIn(page, office, 'agent');
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Held (1)' });
    await page.getByRole('link', { name: 'Nimal Perera' }).click();
    const [text, note] = [page.getByLabel('Your answer'), page.getByLabel('Note', { exact: true })];
    await expect(text).toBeEnabled();
    const session = await page.context().cookies();
    await page.context().clearCookies();

    await text.fill('Written too late');
    await expect(page.getByText('Your session is over. The draft is kept in this tab')).toBeVisible();
    await note.fill('They rang');
    await button(page, 'Add the note').click();
    await expect(page.getByText('Your session is over.', { exact: false })).toHaveCount(2);
    await expectFineMain(page);
    await button(page, 'Sign in, and come back here').last().click();

    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.context().addCookies(session); // as signing in gives them
    await page.reload();
    await expect(text).toHaveValue('Written too late');
    await expect(page.getByText('The draft is kept.')).toBeVisible();
    await expect(note).toHaveValue('They rang');
    await button(page, 'Add the note').click();
    await expect(page.getByText('agent@example.com noted')).toBeVisible();
    await expect(note).toHaveValue('');
    await page.reload();
    await expect(text).toBeEnabled();
    await expect(note).toHaveValue('');

    /** As the browser does for who goes back to a page that it has kept as it stood. */
    const goBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.context().clearCookies();
    await goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Nimal Perera')).toHaveCount(0);
    await page.context().addCookies(session);
    await goBack();
    await note.fill('They rang again');
    await page.context().setOffline(true);
    await button(page, 'Sign out').click();
    await expect(page.getByText('That did not work.')).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(note, 'who is still in has not lost it').toHaveValue('They rang again');
    await button(page, 'Sign out').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('console ')))).toEqual(
      [],
    );
  });

  test('what was typed is found, with the keyboard, in every state; what is not there is said', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, 'Nimal Perera');
    await sendEnquiry(page, office, hostile);
    await enrolledIn(page, office, 'reader');
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search', { exact: true })).toBeFocused();
    await page.keyboard.type('perera සිංහල');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Nimal Perera' })).toBeVisible();
    await expect(page.getByText('Held')).toBeVisible();
    await expect(page.getByRole('link', { name: hostile })).toHaveCount(0);
    await expectFineMain(page);
    await page.getByRole('link', { name: 'Nimal Perera' }).click();
    await expect(page.getByRole('heading', { name: 'Nimal Perera' })).toBeVisible();
    await page.goBack();

    await page.getByLabel('Search', { exact: true }).fill(`<script>" OR '*`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await expect(page.getByText(`Enquiries with “<script>" OR '*”`)).toBeVisible();
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
    await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search', { exact: true })).toBeFocused();
  });

  test('a list that does not come is asked for again', async ({ page, office }) => {
    await sendEnquiry(page, office, 'Nimal Perera');
    await enrolledIn(page, office, 'reader');
    const lists = '**/api/console/v1/enquiries?*';
    await page.route(lists, (route) => route.abort('internetdisconnected'));
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Held (1)' });
    await expect(page.getByText('That did not work.')).toBeVisible();
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
    await button(page, 'Try again').click();
    await expect(page.getByRole('link', { name: 'Nimal Perera' })).toBeVisible();
    await button(page, 'Show more').dblclick();
    answered.resolve(undefined);
    await expect(button(page, 'Show more')).toHaveCount(0);
    expect(asked, 'pressed twice, it comes once').toEqual(['the next']);
  });

  test('a reader sees all of it and can change nothing', async ({ page, office }) => {
    await sendEnquiry(page, office, 'Nimal Perera');
    await enrolledIn(page, office, 'reader');
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Held (1)' });
    await page.getByRole('link', { name: 'Nimal Perera' }).click();
    await expect(page.getByText('සිංහල')).toBeVisible();
    await expect(page.getByLabel('Note', { exact: true })).toHaveCount(0);
    await expect(page.getByLabel('State', { exact: true })).toHaveCount(0);
  });
});

test.describe('a link that was used', () => {
  test.use({ expectedFaults: [/status of (401|403)|ERR_FAILED/] });

  test('by oneself, whose answer was lost, leads to the door', async ({ page, office }) => {
    const link = linkIn(await office.leads('console', 'invite', 'agent@example.com', '--role', 'agent'));
    const look = '**/enrolment/look';
    await page.route(look, (route) => route.abort());
    await page.goto(link);
    await expect(page.getByText('That did not work.')).toBeVisible();
    await page.unroute(look);
    await button(page, 'Try again').click();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Code that the app shows now').fill(codeAt(secret, stepNow()));
    const lost = '**/enrolment/password';
    await page.route(lost, async (route) => {
      await route.fetch();
      await page.context().clearCookies(); // they were in the answer
      await route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText('That did not work.')).toBeVisible();
    await page.unroute(lost);
    await button(page, 'Make the account').click();
    await expect(page.getByText('Your account is made')).toBeVisible();
    await button(page, 'Sign in').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('opens nothing, and says what to do', async ({ page, office }) => {
    await office.leads('console', 'invite', 'owner@example.com');
    await page.goto(`${office.origin}/console#invitation=another`);
    await expect(page.getByText('This link is not valid, or no longer.')).toBeVisible();
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
