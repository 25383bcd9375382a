import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoAxeFindingsInThemes, sidewaysScroll, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';

const result = (page: Page) => page.locator('#result');
const shown = (page: Page) => page.locator('.one-step > fieldset:visible');
const title = (page: Page) => result(page).getByRole('heading', { level: 2 });

test('without a script every question is there, no button promises an answer, and a page has every reason', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/which-company`);

  await expect(shown(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: words.whichPage.form.show })).toBeHidden();
  await page.getByRole('link', { name: words.whichPage.reasons }).click();
  await expect(page.getByText(words.formation.which.reasons['us-marketplace-home'])).toBeVisible();
  const { title: question, answers } = words.formation.which.questions.investors;
  const investors = { question, answer: answers['us-funds'] };
  await expect(
    page.getByText(fill(words.whichReasons.if, { answers: fill(words.whichReasons.to, investors) })).first(),
  ).toBeVisible();
  await expect(page.locator('#source-1 a')).toHaveAttribute('href', /^https?:/);
  await page.close();
});

test('to skip a question is quieter than to go on after an answer', async ({ page }) => {
  await page.goto('/which-company');
  const fillOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const quiet = await fillOf(words.whichPage.form.back);
  expect(await fillOf(words.formation.which.skip)).toBe(await fillOf(words.whichPage.form.restart));
  await page.getByText(words.formation.which.questions.residence.answers['sri-lanka'], { exact: true }).first().click();
  await expect(page.getByRole('button', { name: words.whichPage.form.next, exact: true })).toBeVisible();
  expect(await fillOf(words.whichPage.form.next)).not.toBe(quiet);
});

test('a company that fits has our price in one line', async ({ page }) => {
  await page.goto('/which-company?earning=own-clients&buyers=us&payments=invoices&profit=over-3000&owners=one');
  const offer = result(page).getByRole('link', { name: pattern(words.formation.offers.us) });
  await expect(offer).toHaveAttribute('href', '/formation/us');
});

test('one question after the other, by keyboard alone', async ({ page }) => {
  await page.goto('/which-company');
  await expect(shown(page)).toHaveCount(1);
  await page
    .getByLabel(words.formation.which.questions.residence.answers['sri-lanka'], { exact: true })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toContainText(words.formation.which.questions.stage.title);
  await expect(page.getByLabel(words.formation.which.questions.stage.answers.idea, { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(words.formation.which.questions.stage.answers['first-sales'])).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toContainText(words.formation.which.questions.earning.title);
  await expect(page.getByLabel(words.formation.which.questions.earning.answers['freelance-platform'])).toBeFocused();
  await page.keyboard.press('Space');
  await expect(result(page)).toContainText(words.formation.which.reasons['platform-pays-persons']);
  await page.getByRole('button', { name: words.whichPage.form.back }).press('Enter');
  await expect(page.getByLabel(words.formation.which.questions.stage.answers['first-sales'])).toBeFocused();
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('by touch: what is ruled out says why, and the law of Sri Lanka is one tap away', async ({ page }) => {
    await page.goto('/which-company');
    const answer = async (text: string) => {
      await shown(page).getByText(text, { exact: true }).tap();
      await page
        .getByRole('button', { name: new RegExp(`^(${words.whichPage.form.next}|${words.whichPage.form.show})$`) })
        .tap();
    };
    await answer(words.formation.which.questions.residence.answers['sri-lanka']);
    await answer(words.formation.which.questions.stage.answers['first-sales']);
    await answer(words.formation.which.questions.earning.answers.software);
    await answer(words.formation.which.questions.residence.answers.us);
    await answer(words.formation.which.questions.payments.answers.stripe);
    await answer(words.formation.which.questions.presence.answers.none);
    await answer(words.formation.which.questions.investors.answers['us-funds']);
    await answer(words.formation.which.questions.profit.answers['500-to-3000']);
    await answer(words.formation.which.questions.owners.answers.one);
    await answer(words.formation.which.questions.upkeep.answers.least);

    await expect(title(page)).toHaveText(words.formation.which.outcomes['us-corporation']);
    await expect(result(page)).toContainText('From all 10 answers.');
    await expect(result(page)).toContainText(words.formation.which.conditions['funds-buy-corporations']);
    await expect(result(page)).toContainText(words.formation.which.conditions['stripe-not-in-sri-lanka']);
    await expect(result(page)).toContainText('because you answered “Card payments through Stripe” and “Sri Lanka”');
    expect(await sidewaysScroll(page)).toBe(0);
    await result(page).getByRole('link', { name: words.whichPage.result.home }).tap();
    await expect(page.getByRole('heading', { name: words.homeRules.title })).toBeInViewport();
    await expect(page.locator('#sri-lanka')).toContainText('Outward Investment Account');
    await expect(page.locator('#sri-lanka')).toContainText(words.homeRules.certainty.unknown);
    await expect(page.locator('#sri-lanka')).toContainText(fill(words.homeRules.lapsed, { day: '19 Dec 2025' }));
  });
});

test('somebody who sells little at home needs no company yet, and sees why', async ({ page }) => {
  await page.goto('/which-company?stage=first-sales&earning=freelance-platform&profit=under-500');

  await expect(title(page)).toHaveText(words.formation.which.outcomes['none-yet']);
  await expect(result(page)).toContainText(
    fill(words.formation.which.because, { answer: words.formation.which.questions.profit.answers['under-500'] }),
  );
  await expect(shown(page)).toContainText(words.formation.which.questions.residence.title); // the first that is open
  await page.getByRole('button', { name: words.whichPage.form.restart }).click();
  await expect(result(page)).toContainText(words.whichPage.result.before);
  await expect(page).toHaveURL(/which-company$/);
});

test('a tie is called a tie, and every form of it has its reasons', async ({ page }) => {
  await page.goto('/which-company?payments=cards-on-own-site');

  await expect(title(page)).toHaveText(words.whichPage.result.tie);
  await expect(
    result(page).getByRole('heading', { level: 3, name: words.formation.which.outcomes['us-llc'] }),
  ).toBeVisible();
  await expect(
    result(page).getByRole('heading', { level: 3, name: words.formation.which.outcomes['uk-ltd'] }),
  ).toBeVisible();
  await expect(result(page)).toContainText(
    fill(words.whichPage.result.tieOpen, { question: words.formation.which.questions.residence.title }),
  );
  await expectNoAxeFindingsInThemes(page);
});

test('reasons with sources, the others to open, and the way to costs and deadlines', async ({ page }) => {
  await page.goto('/which-company?stage=regular-sales&buyers=us&payments=us-marketplace&upkeep=some');
  await expect(title(page)).toHaveText(words.formation.which.outcomes['us-llc']);
  await expect(result(page)).toContainText(words.formation.which.speaksAgainst);
  await expect(result(page)).toContainText(words.formation.which.conditions['foreign-seller-either-way']);
  await expect(
    result(page)
      .getByRole('link', { name: /Federal Register/ })
      .first(),
  ).toBeVisible();
  await expect(result(page).getByRole('link', { name: words.whichPage.result.deadlines })).toHaveAttribute(
    'href',
    '/deadlines?country=us&kind=llc',
  );
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
  const costs = result(page).getByRole('link', { name: words.whichPage.result.cost });
  await expect(costs).toHaveAttribute('href', /company-cost\?place=us&kind=llc/);
  await costs.click();
  await expect(page).toHaveURL(/company-cost/); // whose address soon drops what stands in its form at first
});

test('LLC, Ltd or a company at home: a freelancer sees what decides, and what it costs', async ({ page }) => {
  const { which } = words.formation;
  const freelancer =
    'residence=sri-lanka&stage=regular-sales&earning=own-clients&buyers=us&payments=invoices&profit=over-3000';
  await page.goto(`/which-company?${freelancer}&upkeep=audit-is-fine`);
  await expect(title(page)).toHaveText(which.outcomes['lk-ltd']);
  await expect(result(page)).toContainText(which.reasons['account-in-foreign-currency']);
  await expect(result(page)).toContainText(which.reasons['no-free-rupees-for-companies']);
  for (const note of ['fifteen-percent-alike', 'dividend-taxed-again', 'form-for-us-clients'] as const)
    await expect(result(page)).toContainText(which.notes[note]);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await result(page).getByRole('link', { name: words.whichPage.result.cost }).click();
  await expect(page.getByLabel(words.companyCost.form.places['lk-ltd'])).toBeChecked();

  await page.goto(`/which-company?${freelancer}&upkeep=some`); // an accountant is no auditor
  await expect(title(page)).toHaveText(which.outcomes['us-llc']);
  await expect(result(page)).toContainText(which.conditions['audit-every-year']);
});

test('a company that fits says whether it pays, for clients who pay as was answered', async ({ page }) => {
  const { pays } = words.companyCost;
  await page.goto('/which-company?stage=regular-sales&buyers=us&payments=stripe&upkeep=some');
  await expect(result(page)).toContainText(pattern(pays.card.from, { amount: '$1,000' }));
  await result(page).getByRole('link', { name: pays.link }).first().click();
  await expect(page).toHaveURL(/payouts\?.*by=card/);
  await expect(page.getByLabel(words.payouts.form.by)).toHaveValue('card');
});

test('the costs say that Sri Lankan law is not in the sum, and where it stands', async ({ page }) => {
  await page.goto('/company-cost');
  await expect(page.getByText(words.homeRules.short)).toBeAttached();
  await page.getByRole('link', { name: words.homeRules.more }).click();
  await expect(page).toHaveURL(/which-company#sri-lanka$/);
  await expect(page.getByRole('heading', { name: words.homeRules.title })).toBeInViewport();
});
