import type { Page } from '@playwright/test';
import { expectFault } from './expect-fault.ts';
import { expect, expectFineMain, test } from './fixtures.ts';
import { words } from './words.ts';

const { form } = words.contact;
const success = "Thanks! Your message has been sent. We'll get back to you shortly.";
const failure = "Sorry, we couldn't send your message. Please try again in a moment.";
const everySend = '**/api/v1.0/email/send*';
const typed = {
  [form.contactName]: 'Nimal Perera',
  [form.contactNumber]: '+94 77 123 4567',
  [form.email]: 'nimal@example.com',
  [form.message]: 'A UK company, please.',
} as const;
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]);
const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(100) };

const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label);
const button = (page: Page) => page.getByRole('form').locator('button[type=submit]');
const result = (page: Page) => page.locator('[data-result]');
const awake = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);

/** Opens the page and waits until its script has taken over the form. */
async function open(page: Page): Promise<void> {
  await page.goto('/contact-us');
  await awake(page);
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await field(page, form.serviceNeeded).selectOption(form.services.accounting);
  await field(page, form.consent).check();
}

async function expectTexts(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, form.serviceNeeded)).toHaveValue('Accounting');
}

async function expectCleared(page: Page): Promise<void> {
  for (const label of [...Object.keys(typed), form.file]) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, form.serviceNeeded)).toHaveValue('BookKeeping');
  await expect(field(page, form.annualRevenue)).toHaveValue('Less than 100,0000');
}

/** Lists what the form sends, from now on. */
function sends(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.includes('/email/')) paths.push(pathname);
  });
  return paths;
}

test('the page, its fields, and what the browser itself refuses', async ({ page }) => {
  await open(page);
  const sent = sends(page);
  const main = page.getByRole('main');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  for (const text of [words.contact.details.hoursText, 'within 48 hours', 'should not exceed 10MB.'])
    await expect(main).toContainText(text);
  await expect(field(page, form.contactNumber)).toHaveAttribute('type', 'tel');
  const options = field(page, form.serviceNeeded).locator('option');
  await expect(options).toHaveText(['BookKeeping', 'Accounting', 'Tax Services', 'Business Registration', 'Other']);
  await expectCleared(page);
  await field(page, form.annualRevenue).focus();
  await page.keyboard.type('9');
  await expect(field(page, form.annualRevenue)).toHaveValue('Less than 100,0000');

  const refuses = async (label: string) => {
    await button(page).click();
    await expect(field(page, label), label).toBeFocused();
    expect(await field(page, label).evaluate((input) => input.matches(':invalid'))).toBe(true);
    await expect(result(page)).toBeEmpty();
  };
  await refuses(form.contactName); // the first of all that are missing
  await fillIn(page);
  for (const label of [form.contactName, form.contactNumber, form.email] as const) {
    await field(page, label).fill('');
    await refuses(label);
    await field(page, label).fill(typed[label] ?? '');
  }
  await field(page, form.email).fill('nimal');
  await refuses(form.email);
  await field(page, form.email).fill(typed[form.email] ?? '');
  await field(page, form.consent).uncheck();
  await refuses(form.consent);
  expect(sent).toEqual([]);
});

/** Holds what is sent on its way, until the answer is called. */
async function holdSending(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(everySend, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is sent, how it looks meanwhile, and what is cleared', async ({ page }) => {
  await open(page);
  const release = await holdSending(page);
  await fillIn(page);
  const [request] = await Promise.all([page.waitForRequest(everySend), button(page).click()]);

  await expect(button(page)).toHaveText('Sending…');
  await expect(button(page)).toBeDisabled();
  await expectFineMain(page);
  release();
  await expect(result(page)).toHaveText(success);
  await expect(button(page)).toHaveText('Send request');
  await expect(button(page)).toBeEnabled();
  await expectCleared(page);
  await expect(field(page, form.consent)).toBeChecked();
  await expectFineMain(page);

  expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send');
  const { template_params: params, ...body } = request.postDataJSON();
  expect(body).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'site',
    service_id: 'enquiries',
    template_id: 'contact',
  });
  expect(params).toMatchObject({
    contact_name: 'Nimal Perera',
    contactName: 'Nimal Perera',
    contact_number: '+94 77 123 4567',
    contactNumber: '+94 77 123 4567',
    contact_email: 'nimal@example.com',
    contactEmail: 'nimal@example.com',
    service_needed: 'Accounting',
    serviceNeeded: 'Accounting',
    annual_revenue: 'Less than 100,0000',
    annualRevenue: 'Less than 100,0000',
    message: 'A UK company, please.',
    submitted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    submittedAt: params.submitted_at,
    file: 'No',
    agreeToProtectData: 'Yes',
    agree_to_protect_data: 'Yes',
  });
  expect((await request.response())?.status()).toBe(200);
});

test('a file is refused before it is sent, or travels with its progress', async ({ page }) => {
  await open(page);
  const sent = sends(page);
  await fillIn(page);
  const attachment = field(page, form.file);
  for (const [file, text] of [
    [{ ...scan, buffer: Buffer.alloc(0) }, 'This file is empty.'],
    [{ ...scan, name: 'setup.exe' }, 'This kind of file cannot be sent.'],
    [{ ...scan, buffer: pdf(10 * 1024 * 1024) }, 'This file is larger than 10MB.'],
  ] as const) {
    await attachment.setInputFiles(file);
    await expectFault(attachment, text);
    await button(page).click();
    await expect(attachment).toBeFocused();
    await expect(button(page)).toHaveText('Send request');
  }
  expect(sent).toEqual([]);
  await expectFineMain(page);

  await attachment.setInputFiles({ ...scan, buffer: pdf(400_000) });
  await expect(attachment).not.toHaveAttribute('aria-invalid');
  const browser = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
  await browser.send('Network.emulateNetworkConditions', slow);
  const [request] = await Promise.all([page.waitForRequest(everySend), button(page).click()]);
  await expect(result(page)).toHaveText(/^\s*Uploaded [1-9]\d?%$/);
  await expect(result(page)).toHaveText(success);
  expect(request.headers()['content-type']).toContain('multipart/form-data');
  expect(request.headers()['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  expect((await request.response())?.status()).toBe(200);
  await expectCleared(page);
  await browser.detach(); // the line is as fast as before
});

test('a file that was chosen before the script ran travels, too', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, form.file).evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['a,b\n1,2\n'], 'sales.csv'));
    input.files = chosen.files; // as the browser does it before there is anybody to tell
  });
  const [request] = await Promise.all([page.waitForRequest(everySend), button(page).click()]);

  await expect(result(page)).toHaveText(success);
  expect((await request.response())?.status()).toBe(200);
});

test('a draft outlives a reload, can be cleared, and is gone once it is sent', { tag: '@once' }, async ({ page }) => {
  await open(page);
  const clear = page.getByRole('button', { name: form.clear });
  await expect(clear).toHaveCount(0);
  await fillIn(page);
  await field(page, form.file).setInputFiles(scan);
  await expect(page.getByText(form.kept)).toBeVisible();
  await page.reload();
  await awake(page);

  await expectTexts(page);
  await expect(page.getByText(form.keptWithoutFile)).toBeVisible();
  await expectFineMain(page);
  await clear.click();
  await expectCleared(page);
  await expect(clear).toHaveCount(0);
  await page.reload();
  await awake(page);
  await expectCleared(page);

  await fillIn(page);
  await button(page).click();
  await expect(result(page)).toHaveText(success);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('what is typed while an enquiry is on its way stays', { tag: '@once' }, async ({ page }) => {
  await open(page);
  const release = await holdSending(page);
  await fillIn(page);
  const asked = page.waitForRequest('**/api/v1/form-token');
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  await field(page, form.message).fill('A UK company, please. And a bank.');
  release();
  await expect(result(page)).toHaveText(success);
  await expect(field(page, form.message)).toHaveValue('A UK company, please. And a bank.');
  await asked; // the note of the first enquiry is spent
  await page.reload();
  await expect(field(page, form.message)).toHaveValue('A UK company, please. And a bank.');
});

test('a form that was left for a night asks for another note', { tag: '@once' }, async ({ page, clock }) => {
  await clock.install();
  await open(page);
  await awake(page);
  const asked = page.waitForRequest('**/api/v1/form-token');
  await clock.fastForward('14:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
});

test.describe('when it cannot be sent', { tag: '@once' }, () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('it says so, keeps everything, and each try starts afresh', async ({ page }) => {
    await open(page);
    let act: number | 'cut' = 'cut';
    const told: string[] = [];
    await page.route(everySend, async (route) => {
      told.push(await result(page).innerText());
      await (act === 'cut' ? route.abort() : route.fulfill({ status: act, body: 'No' }));
    });
    await fillIn(page);
    for (const file of [undefined, scan]) {
      if (file) await field(page, form.file).setInputFiles(file);
      for (const [status, more] of [
        ['cut', form.offline],
        [400, ''],
        [403, ''],
        [413, form.fileTooLarge],
        [415, form.fileType],
        [423, form.fileProtected],
        [429, form.tooMany],
        [451, ''],
        [503, ''],
        [507, form.full],
      ] as const) {
        act = status;
        const before = told.length;
        await button(page).click();
        await expect.poll(() => told.length).toBe(before + 1);
        const isUnfit = [413, 415, 423, 507].some((unfit) => unfit === status); // in a moment it is no better
        await expect(result(page), `${status}`).toHaveText(isUnfit ? more : `${failure} ${more}`.trim());
        await expect(button(page)).toBeEnabled();
        await expectTexts(page);
        await expect(field(page, form.consent)).toBeChecked();
        await expect(field(page, form.file)).toHaveValue(file ? /scan\.pdf$/ : '');
      }
    }
    expect(told.filter((text) => text.includes('Sorry'))).toEqual([]); // each submit clears the result before
    await expectFineMain(page);
    await field(page, form.file).setInputFiles({ ...scan, buffer: pdf(11_000_000) });
    await button(page).click();
    await expect(result(page), 'a submit that the form itself refuses clears the result before, too').toBeEmpty();
    await field(page, form.file).setInputFiles(scan);
    await page.unroute(everySend);
    await button(page).click();
    await expect(result(page)).toHaveText(success);
    await expect(button(page)).toBeFocused();
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

  for (const [file, path, text] of [
    [undefined, '/contact-us/sent', success],
    [scan, '/contact-us/sent', success],
    [{ ...scan, name: 'setup.exe' }, '/contact-us/not-sent', failure],
  ] as const)
    test(`the form is posted with ${file?.name ?? 'no file'} and ends on ${path}`, async ({ page }) => {
      await page.goto('/contact-us');
      await fillIn(page);
      if (file) await field(page, form.file).setInputFiles(file);
      await button(page).click();

      await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`));
      await expect(page.getByRole('main')).toContainText(text);
    });
});
