import { fill } from '@formation/content';
import { checkName } from '@formation/names';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from './fixtures.ts';
import { phone } from './viewports.ts';
import { words } from './words.ts';

const path = '/name-generator';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(path + query);
  await expect(page.locator('astro-island[ssr][client=soon]')).toHaveCount(0);
}

const names = (page: Page) => page.locator('.ideas .name');

async function generate(page: Page): Promise<void> {
  await page.getByLabel(words.nameGenerator.form.industry).fill('tea export');
  await page.getByLabel(words.nameGenerator.form.keywords).fill('gold, hiru');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(24);
}

test('the parts stand in their order', async ({ page }) => {
  await open(page);

  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  const parts = [
    words.nameGenerator.form.title,
    words.nameGenerator.why.title,
    words.nameGenerator.steps.title,
    'Do',
    words.nameGenerator.dontsTitle,
  ];
  expect(headings.filter((heading) => parts.includes(heading))).toEqual(parts);
  await expect(page.locator('.process > li')).toHaveCount(4);
  await expect(page.locator('.faq details')).toHaveCount(4);
});

test('industry and keywords are texts, the style is modern until chosen otherwise', async ({ page }) => {
  await open(page);

  await expect(page.getByLabel(words.nameGenerator.form.industry)).toHaveAttribute('name', 'industry');
  await expect(page.getByLabel(words.nameGenerator.form.keywords)).toHaveValue('');
  const styles = page.getByRole('group', { name: words.nameGenerator.form.style }).getByRole('radio');
  await expect(styles).toHaveCount(3);
  await expect(styles.first()).toBeChecked();
  await expect(page.getByText(words.nameGenerator.form.empty)).toBeVisible();
});

test('24 names at once, the same again from their address, others in another style', async ({ page }) => {
  await open(page);
  await generate(page);
  const modern = await names(page).allTextContents();
  await expect(page).toHaveURL(/industry=tea\+export&keywords=gold%2C\+hiru&style=modern&country=us&seed=\w+-\d{4}$/);

  await page.reload();
  await expect(names(page)).toHaveText(modern);
  await expect(page.getByLabel(words.nameGenerator.form.keywords)).toHaveValue('gold, hiru');

  await page.getByText(words.nameGenerator.form.styles.playful, { exact: true }).click();
  await expect(names(page).first()).not.toHaveText(modern[0] ?? '');
  const playful = await names(page).allTextContents();
  expect(playful.filter((name) => modern.includes(name))).toEqual([]);
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('by touch: names come, more on demand after those that are there, in another style', async ({ page }) => {
    await open(page, '?seed=galle-0001');
    await expect(names(page)).toHaveCount(24);
    const first = await names(page).allTextContents();
    await page.getByRole('button', { name: words.nameGenerator.results.more }).tap();

    await expect(names(page)).toHaveCount(48);
    expect((await names(page).allTextContents()).slice(0, 24)).toEqual(first);
    await page.getByText(words.nameGenerator.form.styles.playful, { exact: true }).tap();
    await expect(names(page).first()).not.toHaveText(first[0] ?? '');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('every name ends as the country wants it', async ({ page }) => {
  await open(page, '?seed=galle-0001');
  for (const [country, ending] of [
    [words.nameGenerator.form.countries.uk, / Ltd$/],
    [words.nameGenerator.form.countries.hk, / Limited$/],
    [words.nameGenerator.form.countries.us, / LLC$/],
  ] as const) {
    await page.getByRole('group', { name: words.nameGenerator.form.country }).first().getByText(country).click();
    await expect(names(page).last()).toHaveText(ending);
    await expect(names(page).filter({ hasText: ending })).toHaveCount(24);
  }
});

test('a country chosen while the words are still on their way counts', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await open(page);
  await page.route('**/_astro/*.js', (route) => held.then(() => route.continue()));
  await page.getByLabel(words.nameGenerator.form.industry).fill('tea export');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.nameGenerator.results.loading)).toBeVisible();
  await page
    .getByRole('group', { name: words.nameGenerator.form.country })
    .first()
    .getByText(words.nameGenerator.form.countries.uk)
    .click();
  letThrough();

  await expect(names(page).last()).toHaveText(/ Ltd$/);
});

test('favourites are kept for the visit, and nothing is stored before one is chosen', async ({ page }) => {
  await open(page, '?seed=galle-0001');
  await expect(names(page)).toHaveCount(24);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  const name = (await names(page).nth(2).textContent()) ?? '';
  await page.getByRole('button', { name: fill(words.nameGenerator.results.favourite, { name }) }).click();
  await page.reload();

  const kept = page.getByRole('region', { name: words.nameGenerator.results.kept });
  await expect(kept).toContainText(name);
  await kept.getByRole('button', { name: fill(words.nameGenerator.results.unfavourite, { name }) }).click();
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a name opens to what each rule says, its source, and the register to ask', async ({ page }) => {
  await open(page, '?seed=galle-0001&country=uk');
  const idea = page.locator('.ideas > li').first();
  await idea.getByRole('button', { name: words.nameGenerator.check.why }).focus();
  await page.keyboard.press('Enter');

  await expect(idea.getByText(words.nameGenerator.check.rules.ending)).toBeVisible();
  await expect(idea.getByRole('link', { name: /^SI 2015\/17/ }).first()).toHaveAttribute(
    'href',
    /legislation\.gov\.uk/,
  );
  await expect(idea.getByRole('link', { name: /^Companies House/ })).toHaveAttribute('rel', 'noopener');
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a word that needs permission is left out of the names, and the page says why', async ({ page }) => {
  await open(page, '?seed=galle-0001&country=uk&keywords=bank%2C+gold');

  await expect(names(page)).toHaveCount(24);
  await expect(names(page).filter({ hasText: /bank/i })).toHaveCount(0);
  await expect(page.getByText(fill(words.nameGenerator.results.leftOut, { word: 'Bank' }))).toBeVisible();
});

test('wishes: a word that every name holds and few letters; they come back from the address', async ({ page }) => {
  await open(page);
  await page.getByText(words.nameGenerator.form.more).click();
  await page.getByLabel(words.nameGenerator.form.must).fill('leaf');
  await page.getByLabel(words.nameGenerator.form.longest).selectOption('12');
  await generate(page);
  await expect(names(page).filter({ hasText: /leaf/i })).toHaveCount(24);
  await expect(page.getByText(fill(words.nameGenerator.results.fromTyped, { word: 'Leaf' })).first()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(words.nameGenerator.form.must)).toHaveValue('leaf');
  await expect(page.getByLabel(words.nameGenerator.form.longest)).toHaveValue('12');
  await expect(names(page).filter({ hasText: /leaf/i })).toHaveCount(24);
});

test('wishes that no name fits are said, with a way on', async ({ page }) => {
  await open(page, '?seed=galle-0001&must=photography&longest=8');

  await expect(page.getByRole('heading', { name: words.nameGenerator.results.noneTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: words.nameGenerator.results.more })).toBeHidden();
  await expectNoAxeFindings(page);
});

for (const [name, country, verdict] of [
  ['Galle Tea Ltd', words.nameGenerator.form.countries.uk, 'Breaks none of the'],
  ['Galle Bank Ltd', words.nameGenerator.form.countries.uk, words.nameGenerator.check.verdicts['needs-permission']],
  ['Galle Tea Limited', words.nameGenerator.form.countries.hk, 'Breaks none of the'],
] as const)
  test(`"${name}" under the rules of ${country}: ${verdict}`, async ({ page }) => {
    await open(page);
    await page.getByLabel(words.nameGenerator.check.label).fill(name);
    await page.getByRole('group', { name: words.nameGenerator.form.country }).last().getByText(country).click();

    await expect(page.locator('.verdict')).toContainText(name);
    await expect(page.locator('.verdict')).toContainText(verdict);
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });

test('a verdict names the lists that the name could not be held against whole', async ({ page }) => {
  await open(page);
  await page.getByLabel(words.nameGenerator.check.label).fill('Galle Tea Ltd');
  const { lists } = words.nameGenerator.check.unreadLists;
  for (const [country, code] of [
    [words.nameGenerator.form.countries.uk, 'uk'],
    [words.nameGenerator.form.countries.hk, 'hk'],
    [words.nameGenerator.form.countries.us, 'us'],
  ] as const) {
    await page.getByRole('group', { name: words.nameGenerator.form.country }).last().getByText(country).click();
    const unread = checkName('Galle Tea Ltd', code).unread.map((list) => lists[list]);
    await expect(page.locator('.findings .unread').getByRole('listitem')).toHaveText(unread);
  }
});

test('the registers are theirs: each link says where it leads, and no availability is claimed', async ({ page }) => {
  await open(page);

  await expect(page.getByText(words.nameGenerator.registers.text)).toBeVisible();
  const links = page.locator('.terms a');
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:/);
});

test('at most one answer is open, and a click on the open one closes it', async ({ page }) => {
  await open(page);
  const questions = page.locator('.faq summary');
  await questions.nth(0).click();
  await questions.nth(1).click();
  await expect(page.locator('.faq details[open]')).toHaveCount(1);
  await questions.nth(1).click();
  await expect(page.locator('.faq details[open]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guide, the registers and the questions are there', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('heading', { name: words.nameGenerator.steps.title })).toBeVisible();
    await page.locator('.faq summary').first().click();
    await expect(page.locator('.faq details[open]')).toHaveCount(1);
  });
});
