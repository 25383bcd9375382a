/** The main journeys in each language, on a small phone: every word that is looked for is the language's own. */
import {
  fill,
  messages,
  sinhala,
  tamil,
  type CalculatorWords,
  type LanguageFormat,
  type Messages,
} from '@formation/content';
import type { Page, Route } from '@playwright/test';
import { field, openCalculator } from './calculators/calculator-page.ts';
import { expect, sidewaysScroll, test } from './fixtures.ts';
import { told } from './meet-calls.ts';
import { ways } from './parts.ts';
import { phone } from './viewports.ts';

type Journey = Readonly<{ language: 'en' | 'si' | 'ta'; words: Messages }>;

/** The same trade, typed in the language's script and as its speakers type it in Latin letters. */
type Typed = Readonly<{ own: string; latin: string }>;

const languages = [
  { language: 'si', words: messages.si, format: sinhala, trade: { own: 'කුරුඳු අපනයනය', latin: 'kurundu apanayana' } },
  { language: 'ta', words: messages.ta, format: tamil, trade: { own: 'கட்டுமானம்', latin: 'kattumanam' } },
] as const satisfies readonly (Journey & Readonly<{ format: LanguageFormat; trade: Typed }>)[];
const english: Journey = { language: 'en', words: messages.en };

const path = ({ language }: Journey, rest: string) => (language === 'en' ? rest : `/${language}${rest}`);
const awake = (page: Page) => expect(page.locator('main astro-island[ssr][client=soon]')).toHaveCount(0);
const result = (page: Page) => page.locator('#result output');
/** An amount without the words around it. */
const figures = (text: string) => text.replaceAll(/[^\d.,%-]/g, '');

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** What a journey ends with, in a language and in English: the words differ, the figures do not. */
async function expectFiguresOfEnglish(page: Page, journey: Journey, walk: (one: Journey) => Promise<string>) {
  const own = await walk(journey);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(figures(own)).toMatch(/\d/);
  expect(figures(own)).toBe(figures(await walk(english)));
}

async function contact(page: Page, journey: Journey): Promise<void> {
  const { form: words } = journey.words.contact;
  const form = page.getByRole('form');
  await page.goto(path(journey, '/contact-us'));
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  for (const [label, text] of [
    [words.contactName, 'නිමල් பெரேரா'],
    [words.contactNumber, '+94 77 123 4567'],
    [words.email, 'nimal@example.com'],
    [words.message, words.title],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByLabel(words.serviceNeeded).selectOption({ label: words.services.tax });
  await form.getByLabel(words.consent).check();
  const file = form.getByLabel(words.file);
  await file.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(form.getByRole('alert')).toHaveText(words.fileEmpty);
  await form.getByRole('button', { name: words.send }).click();
  await expect(file, 'what is refused is not sent').toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-result]')).toBeEmpty();

  await file.setInputFiles([]);
  const sent = page.waitForRequest('**/email/send');
  await form.getByRole('button', { name: words.send }).click();
  const { template_params: params } = (await sent).postDataJSON();
  expect(params.lang, 'the form says its language').toBe(journey.language);
  await expect(page.locator('[data-result]')).toHaveText(words.success);
  expect(await sidewaysScroll(page)).toBe(0);
}

type Call = Readonly<{ id: string; start: string; manageUrl: string }>;

/** Opens a day by its place among the free ones of the month after the next, where no other test books. */
async function openDay(page: Page, { words: { meet: words } }: Journey, format: LanguageFormat, place: number) {
  const calendar = page.getByRole('group', { name: words.calendar.label });
  const month = async () => {
    const heading = await calendar.getByRole('heading').innerText();
    return format.months.findIndex((name) => heading.split(' ').includes(name));
  };
  const [free = ''] = words.calendar.free.split('{count}');
  const freeDays = calendar.getByRole('button', { name: free });
  await expect(freeDays.first()).toBeVisible(); // a month without a free time is passed over
  const first = await month();
  for (const later of [1, 2]) {
    await calendar.getByRole('button', { name: words.calendar.next }).click();
    await expect.poll(month).toBe((first + later) % 12);
  }
  await freeDays.nth(place).click();
}

/** Gives the time of a call back. */
async function cancel(page: Page, { id, manageUrl }: Call): Promise<void> {
  const token = new URL(manageUrl, 'http://site').searchParams.get('token');
  expect((await page.request.post(`/api/v1/bookings/${id}/cancel`, { data: { token } })).status()).toBe(200);
}

/** Somebody is faster, which the visitor is told; then another time is booked. */
async function booking(page: Page, journey: Journey & Readonly<{ format: LanguageFormat }>, place: number) {
  const { meet: words } = journey.words;
  const person = { name: 'நிமால்', email: `${crypto.randomUUID()}@example.com` };
  const times = page.locator('.slots button[aria-pressed]');
  const confirm = page.getByRole('button', { name: words.form.confirm.split('{time}').join('').trim() });
  const closedDays = page.waitForRequest(`**/api/v1/closed-days?lang=${journey.language}`); // which names them in it
  await page.goto(path(journey, '/meet'));
  await closedDays;
  await openDay(page, journey, journey.format, place);
  await times.nth(place).click();
  await page.getByLabel(words.form.name).fill(person.name);
  await page.getByLabel(words.form.email).fill(person.email);
  const taken: Call[] = [];
  const beFaster = async (route: Route) => {
    const request = route.request();
    expect(new URL(request.url()).searchParams.get('lang'), 'the form says its language').toBe(journey.language);
    const { start } = request.postDataJSON();
    const other = { start, name: 'Kamala', email: `${crypto.randomUUID()}@example.com`, timeZone: 'Asia/Colombo' };
    taken.push(await (await page.request.post('/api/v1/bookings', { data: other })).json());
    await route.continue();
  };
  await page.route('**/api/v1/bookings*', beFaster, { times: 1 });
  await confirm.click();
  await expect(page.locator('.slots .note.bad')).toHaveText(words.refused.taken);

  await times.nth(place).click();
  const answer = page.waitForResponse('**/api/v1/bookings*');
  await confirm.click();
  await expect(told(page)).toContainText(words.booked.title);
  await expect(told(page)).toContainText(person.email);
  expect(await sidewaysScroll(page)).toBe(0);
  for (const call of [...taken, (await (await answer).json()) as Call]) await cancel(page, call); // our own server's shape
}

async function ebay(page: Page, journey: Journey): Promise<string> {
  const { listing: words } = journey.words.calculators;
  await page.goto(path(journey, '/calculator/ebay'));
  const before = await result(page).innerText();
  for (const [field, amount] of [
    ['soldPrice', '1234.5'],
    ['shippingPrice', '20'],
    ['itemCost', '310'],
    ['shippingCost', '42'],
  ] as const)
    await page.getByLabel(words.fields[field].label, { exact: true }).fill(amount);
  await page.getByLabel(words.category.label).selectOption({ label: words.category.options.fashion });
  await expect(page.locator('#result')).toContainText(words.breakdown.finalValueFee);
  await expect(page.locator('#result')).toContainText('1,254.50');
  await expect(result(page)).not.toHaveText(before);
  return result(page).innerText();
}

async function wise(page: Page, journey: Journey): Promise<string> {
  const { wise: words } = journey.words.calculators;
  await page.goto(path(journey, '/calculator/wise'));
  await page.locator('main [name=amount]').fill('2500');
  await page.getByRole('button', { name: words.payBy }).click();
  const dialog = page.getByRole('dialog', { name: words.payDialog.title });
  await dialog.getByRole('button', { name: words.methods.swift.name }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: words.payBy })).toContainText(words.methods.swift.name);
  const arrives = page.getByLabel(words.recipientGets, { exact: true });
  await expect(arrives).not.toHaveValue('');
  return `${await result(page).innerText()} ${await arrives.inputValue()}`;
}

/** What is typed into calculators of published fees alone, by the keys of their questions; each answer changes with it. */
const sales = {
  shopify: { price: '250' },
  daraz: { price: '25001', commissionRate: '6' },
  'tiktok-shop': { price: '250' },
  upwork: { amount: '250', feeRate: '12' },
  fiverr: { amount: '250' },
  youtube: { amount: '2500' },
  patreon: { price: '25', members: '41' },
  udemy: { amount: '250' },
  gumroad: { price: '250' },
  'app-store': { price: '25' },
  'google-play': { price: '25' },
} as const satisfies Partial<Record<keyof Messages['platforms'], Readonly<Record<string, string>>>>;
type PublishedTool = keyof typeof sales;

async function publishedFees(page: Page, journey: Journey, tool: PublishedTool): Promise<string> {
  const { fields, result: heading }: CalculatorWords = journey.words.platforms[tool].calculator;
  await openCalculator(page, path(journey, `/calculator/${tool}`));
  for (const [key, text] of Object.entries(sales[tool])) {
    await expect(field(page, key)).toHaveAccessibleName(new RegExp(literal(fields[key]?.label ?? '')));
    const before = await result(page).innerText();
    await field(page, key).fill(text);
    await expect(result(page)).not.toHaveText(before);
  }
  await expect(page.locator('#result')).toContainText(heading);
  return result(page).innerText();
}

/** A month with two sources. */
async function month(page: Page, journey: Journey): Promise<string> {
  const { month: words } = journey.words.payouts;
  await page.goto(path(journey, '/payouts?day=2026-11-21'));
  await page.getByRole('heading', { name: words.title }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  for (const [place, amount] of ['800', '300'].entries())
    await page
      .getByLabel(fill(words.earned, { currency: 'USD' }))
      .nth(place)
      .fill(amount);
  const amounts = page.locator('details', { hasText: words.title }).getByText(/^Rs\s[\d,.]+$/);
  await expect(amounts).toHaveCount(3); // two sources and their sum
  return (await amounts.allInnerTexts()).join(' ');
}

async function companyCost(page: Page, journey: Journey): Promise<string> {
  const { form, result: words } = journey.words.companyCost;
  const total = page.getByRole('region', { name: words.card }).locator('.total');
  await page.goto(path(journey, '/company-cost'));
  const before = (await total.textContent()) ?? ''; // it may stand below the screen
  await page.getByRole('main').getByText(form.spans['5'], { exact: true }).first().click();
  await expect(total).not.toHaveText(before);
  await expect(total).toHaveText(/\d/);
  return (await total.textContent()) ?? '';
}

/** The call of the page for programs, whose answer names the language in which it was asked. */
async function developers(page: Page, journey: Journey): Promise<string> {
  const { try: words } = journey.words.developers;
  await page.goto(path(journey, '/developers'));
  await page.getByLabel(words.price).fill('250');
  await page.getByRole('button', { name: words.send }).click();
  const output = page.getByRole('status');
  await expect(output).toContainText(`"language": "${journey.language}"`);
  const { total, lines } = JSON.parse(await output.innerText()); // our own server's shape
  return [total, ...lines.map(({ value }: Readonly<{ value: string }>) => value)].join(' ');
}

async function ruleChecks(page: Page, journey: Journey): Promise<void> {
  const { boi } = journey.words.formation.checks;
  const check = page.locator('#boi');
  await page.goto(path(journey, '/rule-checks'));
  await check.getByText(boi.questions.formed.answers['in-the-us'], { exact: true }).click();
  await expect(check).toContainText(boi.results['not-required']);
  expect(await sidewaysScroll(page)).toBe(0);
}

async function whichCompany(page: Page, journey: Journey): Promise<void> {
  const { which } = journey.words.formation;
  await page.goto(path(journey, '/which-company'));
  const { residence, stage } = which.questions;
  await page
    .getByRole('group', { name: residence.title })
    .getByText(residence.answers['sri-lanka'], { exact: true })
    .first()
    .click();
  await page.getByRole('button', { name: journey.words.whichPage.form.next, exact: true }).click();
  await expect(page.getByRole('group', { name: stage.title })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
}

async function payouts(page: Page, journey: Journey): Promise<string> {
  const { form: words, routes } = journey.words.payouts;
  await page.goto(path(journey, '/payouts'));
  const amount = page.getByLabel(words.amount);
  await amount.fill('0');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  const parts = words.wrong.amount.split(/\{\w+\}/).map(literal); // between them stand the limits
  await expect(amount).toHaveAccessibleDescription(new RegExp(parts.join('.+')));
  await expect(ways(page)).toHaveCount(0);
  await amount.fill('2345');
  await page.getByLabel(words.by).selectOption({ label: words.ways.paypal });

  const way = page.locator('.way', { has: page.getByText(routes['paypal-lk'].name, { exact: true }) });
  return way.locator('summary .amt').innerText();
}

const literal = (text: string) => text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The days of a text, by the months of its language: year, month from 0, day. */
function daysIn(texts: readonly string[], months: readonly string[]) {
  return texts.map((text) => {
    const words = text.split(/\s+/);
    const named = months.findIndex((name) => words.includes(name));
    return [words.find((word) => /^\d{4}$/.test(word)), named, words.find((word) => /^\d{1,2}$/.test(word))];
  });
}

async function deadlines(page: Page, journey: Journey) {
  const { form: words } = journey.words.deadlinePage;
  await page.goto(path(journey, '/deadlines'));
  await awake(page);
  await page.getByText(words.countries.uk, { exact: true }).click();
  await page.getByLabel(words.incorporated).fill('2026-02-10');
  await page.getByLabel(words.from).fill('2026-11-21');
  await page.getByLabel(words.name).fill('Galle Tea Ltd');
  await expect(page.locator('#result')).toContainText('Galle Tea Ltd');
  await expect(page.locator('#result')).toContainText(journey.words.deadlines.duties['uk-accounts'].title);
  return page.locator('#result .ledger .amt').allInnerTexts();
}

async function codeSearch(page: Page, journey: Journey, trade: Typed): Promise<void> {
  const { search: words } = journey.words.hsicSearch;
  const found: (readonly string[])[] = [];
  await page.goto(path(journey, '/hsic-search'));
  await awake(page);
  for (const query of [trade.own, trade.latin]) {
    await page.getByPlaceholder(words.hint).fill(query);
    const counts = [words.count, words.countMost].map((text) => literal(fill(text, { query, count: '#' })));
    const said = new RegExp(counts.join('|').replaceAll('#', String.raw`\d+`));
    const status = page.locator('main [role=status]', { hasText: said });
    await expect(status).toHaveCount(1); // the lists come with the first question
    const codes = page.locator('.codes > li .code');
    await expect(codes.first()).toBeVisible();
    found.push((await codes.allInnerTexts()).slice(0, 3));
  }
  const [[best = ''] = [], latin = []] = found;
  expect(best).toMatch(/\d{4}/);
  expect(latin, 'the best answer, among the first three').toContain(best);
  expect(await sidewaysScroll(page)).toBe(0);
}

const englishMonths = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'short' }).format(new Date(2026, month, 1)),
);

for (const [place, { trade, ...journey }] of languages.entries()) {
  const { language, format } = journey;

  test(`${language}: contact, a refusal beside its field, then sent`, ({ page }) => contact(page, journey));

  for (const [name, walk] of Object.entries({ ebay, wise, payouts, month, companyCost, developers }))
    test(`${language}: ${name} ends with the figures of the English page`, ({ page }) =>
      expectFiguresOfEnglish(page, journey, (one) => walk(page, one)));

  for (const tool of Object.keys(sales) as readonly PublishedTool[])
    test(`${language}: ${tool} ends with the figures of the English page`, ({ page }) =>
      expectFiguresOfEnglish(page, journey, (one) => publishedFees(page, one, tool)));

  test(`${language}: a rule is checked`, ({ page }) => ruleChecks(page, journey));

  test(`${language}: a question after the other leads to a company`, ({ page }) => whichCompany(page, journey));

  test(`${language}: the dates of a company, with the language’s own months`, async ({ page }) => {
    const days = daysIn(await deadlines(page, journey), format.shortMonths);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(daysIn(await deadlines(page, english), englishMonths));
  });

  test(`${language}: a code by the language’s own letters and by Latin ones`, ({ page }) =>
    codeSearch(page, journey, trade));

  test.describe('where somebody is faster', () => {
    test.use({ expectedFaults: [/status of 409/] });

    test(`${language}: a call, after a time that was taken meanwhile`, ({ page }, { repeatEachIndex }) =>
      booking(page, journey, place + languages.length * repeatEachIndex));
  });
}
