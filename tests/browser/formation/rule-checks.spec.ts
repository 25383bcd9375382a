import { fill, tools } from '@formation/content';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';

test('a check asks no more than it needs, and names its rule, day and source', async ({ page }) => {
  await page.goto('/rule-checks');
  const boi = page.locator('#boi');
  await expect(boi.locator('fieldset:visible')).toHaveCount(1);
  await boi.getByText(words.formation.checks.boi.questions.formed.answers['in-the-us'], { exact: true }).click();

  await expect(boi).toContainText(words.formation.checks.boi.results['not-required']);
  await expect(boi).toContainText(fill(words.formation.checks.inForce, { day: '26 Mar 2025' }));
  await expect(boi.getByRole('link', { name: /Federal Register/ })).toBeVisible();
  await expect(boi.locator('fieldset:visible')).toHaveCount(1);
});

test('answers are in the address, and a check starts again by itself', async ({ page }) => {
  await page.goto('/rule-checks?itin.have=neither&itin.reason=to-own-a-company&boi.formed=abroad');
  const itin = page.locator('#itin');
  await expect(itin).toContainText(words.formation.checks.itin.results['not-needed']);
  await expect(itin).toContainText(words.checksPage.toCheck); // this line was not read on the authority’s page
  await expect(itin.getByRole('link', { name: pattern(words.formation.checks.official) })).toHaveAttribute(
    'href',
    /irs\.gov/,
  );
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await itin.getByRole('button', { name: words.formation.checks.again }).click();
  await expect(itin.locator('fieldset:visible')).toHaveCount(1);
  await expect(page).toHaveURL(/\?boi\.formed=abroad$/);
});

test('without a script every answer stands in a list', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/rule-checks`);
  await page.locator('summary', { hasText: words.formation.checks.titles['form-5472'] }).click();

  await expect(page.getByText(words.formation.checks['form-5472'].results['with-pro-forma-1120'])).toBeVisible();
  await page.close();
});

test('Form 5472 asks for the tax year last, and an LLC taxed as a corporation is one', async ({ page }) => {
  await page.goto('/rule-checks?form-5472.kind=llc&form-5472.owners=one&form-5472.foreign=a-quarter-or-more');
  const form = page.locator('#form-5472');
  await form.getByText(words.formation.checks['form-5472'].questions.year.answers.june, { exact: true }).click();
  await expect(form).toContainText(words.formation.checks['form-5472'].results['with-pro-forma-1120-june']);

  await form.getByText(words.formation.checks['form-5472'].questions.kind.answers['llc-as-corporation']).click();
  await expect(form).toContainText(words.formation.checks['form-5472'].results['with-form-1120-june']);
  await expect(form.locator('fieldset:visible')).toHaveCount(3);
});

test('the owner of an LLC abroad gives a form in their own name, and the payer’s rate is one question further', async ({
  page,
}) => {
  const { 'us-tax-form': form, 'us-withholding': withheld } = words.formation.checks;
  await page.goto('/service/itin');
  await page.locator('#fact-us-tax-form').getByRole('link', { name: words.services.page.factBlock.check }).click();
  await expect(page).toHaveURL(/rule-checks#us-tax-form$/);
  const sheet = page.locator('#us-tax-form');
  for (const answer of [
    form.questions.payee.answers.llc,
    form.questions.owner.answers['person-abroad'],
    form.questions.place.answers.nothing,
  ])
    await sheet.getByText(answer, { exact: true }).click();
  await expect(sheet).toContainText(form.results['w-8ben-of-the-owner']);

  await page.goto('/rule-checks?us-withholding.form=claim&us-withholding.income=dividends');
  const rate = page.locator('#us-withholding');
  await rate.getByText(withheld.questions.home.answers['sri-lanka'], { exact: true }).click();
  await expect(rate).toContainText(fill(withheld.results['treaty-on-dividends'], { treaty: 15, rate: 30 }));
  await expect(rate.getByRole('link', { name: /2004-81/ })).toBeVisible();
  await expectNoAxeFindings(page);
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('where money from abroad is worked out, the form that its payer asks for is one tap away', async ({ page }) => {
    await page.goto('/payouts');
    await page.getByRole('link', { name: words.payouts.usForms.link }).tap();
    await expect(page).toHaveURL(/rule-checks#us-tax-form$/);
    await expect(page.locator('#us-tax-form')).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('a check is offered where its question arises, one tap away', async ({ page }) => {
    await page.goto('/service/boi-report');
    await page.getByRole('link', { name: words.services.page.factBlock.check }).tap();
    await expect(page).toHaveURL(/rule-checks#boi$/);
    await page
      .locator('#boi')
      .getByText(words.formation.checks.boi.questions.formed.answers['in-the-us'], { exact: true })
      .tap();
    await expect(page.locator('#boi')).toContainText(words.formation.checks.boi.results['not-required']);
    await page.goto('/deadlines');
    await page.getByRole('main').getByRole('link', { name: tools['rule-checks'].title.en }).tap();
    await expect(page).toHaveURL(/rule-checks$/);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
