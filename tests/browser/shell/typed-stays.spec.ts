import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { solver } from '../parts.ts';
import { pattern, words } from '../words.ts';

const address = 'nimal@example.com';

type Journey = Readonly<{
  path: string;
  /** Turns to the published fees first. */
  published?: true;
  /** What is typed or chosen, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  /** What is pressed then. */
  press?: string;
  /** Its fields stand in the address. */
  inAddress?: true;
  /** Goes forward and Back once more: one of those that keep in the step of the history, one in the address. */
  thereAgain?: true;
  /** What has to follow; it is not there while it is on its way. */
  result?: string;
}>;

const result = '#result output';

const platforms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ebay: { soldPrice: '87.65', category: 'electronics' },
  paypal: { soldPrice: '87.65', itemCost: '12' },
  wise: { amount: '2345', to: 'GBP' },
};

const published: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ebay: { site: 'UK', soldPrice: '87.65', itemCost: '12' },
  paypal: { soldPrice: '87.65', itemCost: '12' },
  wise: { from: 'USD', amount: '2345' },
  amazon: { sellingPrice: '40', length: '5', width: '4', height: '3', weight: '1' },
};

const alone: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  etsy: { itemPrice: '87.65' },
  stripe: { what: 'payout', speed: 'instant', amount: '765' },
  shopify: { price: '76.50' },
  daraz: { price: '8765', commissionRate: '11' },
  'tiktok-shop': { price: '76.50' },
  upwork: { amount: '765' },
  fiverr: { amount: '765' },
  youtube: { amount: '765' },
  patreon: { price: '76.50' },
  udemy: { amount: '765' },
  gumroad: { price: '76.50' },
  'app-store': { price: '76.50' },
  'google-play': { price: '76.50' },
  payoneer: { amount: '765' },
  mercury: { amount: '765' },
  'profit-margin': { price: '87.65' },
};

const journeys: readonly Journey[] = [
  ...Object.entries(platforms).map(([name, typed]) => ({ path: `/calculator/${name}`, typed, result })),
  {
    path: '/calculator/amazon',
    typed: { sellingPrice: '40' },
    press: words.calculators.amazon.submit,
    result: '#result',
  },
  ...Object.entries(published).map(([name, typed]) => ({
    path: `/calculator/${name}`,
    published: true as const,
    typed,
    result,
  })),
  ...Object.entries(alone).map(([name, typed]) => ({ path: `/calculator/${name}`, typed, result })),
  { path: '/calculator/ebay?mode=published&soldPrice=50', typed: { soldPrice: '87.65' }, result },
  { path: '/calculator/bulk', thereAgain: true, typed: { platform: 'etsy' } },
  { path: '/payouts', inAddress: true, thereAgain: true, typed: { amount: '2345' }, result: '.way .amt' },
  { path: '/company-cost', inAddress: true, typed: { state: 'DE', rupees: '301' } },
  { path: '/company-cost/states', inAddress: true, typed: { 'states-kind': 'corporation', 'states-find': 'new' } },
  { path: '/deadlines', inAddress: true, typed: { country: 'uk', incorporated: '2026-02-10' }, result: '.duties' },
  { path: '/pricing', typed: { state: 'DE' }, result: '.state-fee .sums' },
  { path: '/hsic-search', typed: { q: 'software', in: 'hsic' }, result: '.codes' },
  { path: '/name-generator', typed: { industry: 'tea', keywords: 'export', style: 'classic' } },
  { path: '/name-generator', typed: { name: 'Ceylon Bank Ltd' }, result: '.verdict' },
];

/** A field as a visitor means it: the button of a choice, or the field of that name. */
async function put(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`main [name="${name}"]`).first();
  if ((await field.getAttribute('type')) === 'radio') {
    await page.locator(`main [name="${name}"][value="${text}"]`).check({ force: true });
    return;
  }
  const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isChoice ? field.selectOption(text) : field.fill(text));
}

/** Turns to a field, so that its script is there. */
async function awake(page: Page, name: string): Promise<void> {
  const field = page.locator(`main [name="${name}"]`).first();
  await field.focus();
  await expect(page.locator('astro-island[ssr]', { has: page.locator(`[name="${name}"]`) })).toHaveCount(0);
}

/** Turns to the page in another language by the menu. */
async function inLanguage(page: Page, language: Locale): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: locales[language].label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag);
}

const held = (page: Page, names: readonly string[]) =>
  page.locator('main').evaluate((main, asked) => {
    const data = [...main.querySelectorAll('form, section')].flatMap((part) => [
      ...part.querySelectorAll<HTMLInputElement>('[name]'),
    ]);
    const isHeld = (field: HTMLInputElement) => field.type !== 'radio' || field.checked;
    return asked.map((name) => data.find((field) => field.name === name && isHeld(field))?.value);
  }, names);

/** What the page says in a place, without what only says it once more to a reader. */
const said = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .evaluate((element: HTMLElement) => {
      const saidOnceMore = [...element.querySelectorAll<HTMLElement>('.sr:not([hidden])')];
      for (const one of saidOnceMore) one.hidden = true;
      const text = element.innerText.replaceAll(/\s+/g, ' ');
      for (const one of saidOnceMore) one.hidden = false;
      return text;
    });

/** What stands with this step of the browser's history once the last event is over. */
const step = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return JSON.stringify(history.state);
  });

/** A field as a step of the history writes it down. */
const inStep = (name: string, text: string) => JSON.stringify({ [name]: text }).slice(1, -1);

for (const { path, published: isPublished, typed, press, inAddress, thereAgain, result: place } of journeys)
  test(`${path}${isPublished ? ', published' : ''}, ${Object.keys(typed).join()}: reload, Back and another language keep what was typed`, async ({
    page,
  }) => {
    await page.goto(path);
    if (isPublished) {
      await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
      await expect(solver(page)).toBeVisible();
    }
    await awake(page, Object.keys(typed)[0] ?? '');
    const before =
      place === undefined
        ? ''
        : await page
            .locator(place)
            .first()
            .innerText({ timeout: 100 })
            .catch(() => '');
    for (const [name, text] of Object.entries(typed)) await put(page, name, text);
    if (press !== undefined) await page.getByRole('button', { name: press }).click();
    if (place !== undefined) await expect(page.locator(place).first()).not.toHaveText(before, { useInnerText: true });
    if (inAddress) for (const text of Object.values(typed)) await expect(page).toHaveURL(new RegExp(`=${text}(&|$)`));
    // A browser that already reloads when the page writes down the last of it forgets that.
    else for (const field of Object.entries(typed)) await expect.poll(() => step(page)).toContain(inStep(...field));
    const after = place === undefined ? '' : await said(page, place);

    const follows = async (when: string) => {
      await expect.poll(() => held(page, Object.keys(typed)), when).toEqual(Object.values(typed));
      if (place !== undefined) await expect.poll(() => said(page, place), when).toContain(after); // more may have come meanwhile
    };
    await page.reload();
    await follows('after a reload');
    await page.goto('/about');
    await page.goBack();
    await follows('after Back');
    if (thereAgain) {
      await page.goForward();
      await expect(page).toHaveTitle(/About/);
      await page.goBack();
      await follows('after Back, forward and Back');
    }
    await inLanguage(page, 'ta');
    await expect.poll(() => held(page, Object.keys(typed)), 'in Tamil').toEqual(Object.values(typed));
  });

/** Reloads, and goes away and Back; looks after each. */
async function afterEachReturn(page: Page, look: () => Promise<void>): Promise<void> {
  await page.reload();
  await look();
  await page.goto('/about');
  await page.goBack();
  await look();
}

test('a call: the chosen day and time, and who is calling, come back; once booked they are forgotten', async ({
  page,
}) => {
  await page.goto('/meet');
  const calendar = page.getByRole('group', { name: words.meet.calendar.label });
  await calendar.getByRole('button', { name: words.meet.calendar.next }).click();
  await calendar
    .getByRole('button', { name: pattern(words.meet.calendar.free) })
    .nth(14)
    .click();
  await page.locator('.slots > button').last().click();
  const form = page.locator('.slots form');
  await form.getByLabel(words.meet.form.name).fill('Nimal');
  await form.getByLabel(words.meet.form.email).fill(address);
  const confirm = form.getByRole('button', { name: pattern(words.meet.form.confirm) });
  const what = await confirm.innerText();

  await afterEachReturn(page, async () => {
    await expect(confirm).toHaveText(what);
    await expect(form.getByLabel(words.meet.form.name)).toHaveValue('Nimal');
    await expect(calendar.locator('[aria-pressed=true]')).toHaveCount(1);
    await expect(page.locator('.slots > [aria-pressed=true]')).toHaveCount(1);
  });
  await inLanguage(page, 'si');
  await expect(form.locator('[name="name"]')).toHaveValue('Nimal');
  await expect(page.locator('.slots > [aria-pressed=true]')).toHaveCount(1);
  await inLanguage(page, 'en');
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: address })).toBeVisible();
  expect(await step(page), 'not only when the page is left').not.toContain('Nimal');
  await page.reload();
  await expect(page.locator('.slots > button').first()).toBeVisible();
  await expect(form).toHaveCount(0);
});

const sharedLinks = [
  ['/payouts?day=2026-11-21&amount=1500', 'amount', '700'],
  ['/deadlines?country=uk&incorporated=2026-02-10', 'incorporated', '2025-03-04'],
] as const;

for (const [link, name, typed] of sharedLinks)
  test(`${link}: what is typed before its script counts above the link`, async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', (route) => held.then(() => route.continue()));
    await page.goto(link, { waitUntil: 'commit' });
    const field = page.locator(`main [name="${name}"]`);
    await field.fill(typed);
    letThrough();

    await expect(page).toHaveURL(new RegExp(`[?&]${name}=${typed}(&|$)`));
    await expect(field).toHaveValue(typed);
  });

test('the list of codes: the address comes back', async ({ page }) => {
  await page.goto('/hsic-search');
  const form = page.locator('form[action$=".csv"]');
  const email = form.locator('input');
  await email.focus();
  await expect(page.locator('astro-island[ssr]', { has: form })).toHaveCount(0);
  await email.fill(address);
  expect(await step(page), 'not only when the page is left').toContain(address);

  await afterEachReturn(page, () => expect(email).toHaveValue(address));
});

const ofATeaCompany = '/deadlines?country=uk&incorporated=2026-02-10&name=Galle+Tea';
const opener = (page: Page) => page.getByRole('button', { name: words.deadlinePage.alerts });

test('reminders: the address comes back', async ({ page }) => {
  await page.goto(ofATeaCompany);
  await expect(page.locator('#result')).toContainText(words.deadlines.duties['uk-confirmation-statement'].title); // its dates move what stands below
  await opener(page).click();
  const email = page.locator('#result').getByLabel(words.reminders.form.email);
  await email.fill(address);
  await expect(page).toHaveURL(/&id=/); // a browser that already reloads when its address changes forgets what is kept

  await afterEachReturn(page, () => expect(email).toHaveValue(address));
});

test('reminders: the address comes back, though the page was about to change its own when it was reloaded', async ({
  page,
}) => {
  await page.goto(ofATeaCompany);
  await expect(page.locator('#result')).toContainText(words.deadlines.duties['uk-confirmation-statement'].title);
  await opener(page).click();
  const email = page.locator('#result').getByLabel(words.reminders.form.email);
  await email.fill(address);
  await page.evaluate(() =>
    addEventListener('beforeunload', () => {
      const fired = performance.now() + 400; // longer than any pause after which the page writes
      while (performance.now() < fired);
    }),
  );
  const reloaded = page.waitForEvent('load');
  // In one breath: what is typed is worked in only once the reload has begun.
  await page.getByLabel(words.deadlinePage.form.name).evaluate((field: HTMLInputElement) => {
    field.value = 'Galle Tea House';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    location.reload();
  });
  await reloaded;

  await expect(email).toHaveValue(address);
});

test('reminders: what is pressed and typed before the rules of the country have come stays', async ({ page }) => {
  const { promise: wait, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/deadlines/uk.json', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(ofATeaCompany);
  const result = page.locator('#result');
  const title = result.getByRole('heading', { level: 2 });
  await expect(title).toHaveText(words.deadlinePage.result.loading); // with this the button moves up
  await opener(page).click();
  const weekBefore = result.getByLabel(words.deadlinePage.calendar.reminders['7']);
  const email = result.getByLabel(words.reminders.form.email);
  await email.fill(address);
  await weekBefore.uncheck();
  const file = page.waitForEvent('download');
  await result.getByRole('button', { name: words.deadlines.calendar.add }).click();

  letGo();
  await expect(title).toHaveText(pattern(words.deadlinePage.result.title));
  await expect(email).toHaveValue(address);
  await expect(weekBefore).not.toBeChecked();
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('Galle Tea');
});
