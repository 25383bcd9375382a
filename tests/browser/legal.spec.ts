import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { words } from './words.ts';

const sections = {
  '/privacy-policy': [
    '1. Information we collect',
    '2. How we use it',
    '3. How we share it',
    '4. How we protect it',
    '5. Your rights',
    '6. How long we keep it',
    '7. Third-party links and content',
    '8. Changes to this policy',
    '9. Contact',
  ],
  '/terms-and-conditions': [
    '1. Acceptance',
    '2. Service description',
    '3. User responsibilities',
    '4. Payment terms',
    '5. Intellectual property',
    '6. Liability',
    '7. Service limitations',
    '8. Prohibited uses',
    '9. Termination',
    '10. Governing law',
    '11. Changes to these terms',
    '12. Contact',
  ],
  '/data-protection': [
    '1. What the forms store',
    '2. Your consent',
    '3. Where it is kept',
    '4. How long it is kept',
    '5. Your rights',
    '6. How to ask',
    '7. What stays in your browser',
    '8. How to complain',
  ],
} as const;

for (const [path, titles] of Object.entries(sections))
  test(`${path}: its sections in their order`, async ({ page }) => {
    await page.goto(path);

    await expect(page.locator('main .prose h2')).toHaveText([...titles]);
  });

test('the terms bind what a customer has to know', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const terms = page.locator('main .prose');

  await expect(terms).toContainText(/30 days/);
  await expect(terms).toContainText(/amount you paid/i);
  await expect(terms).toContainText(/laws? of Sri Lanka|Sri Lankan law/i);
});

for (const [short, long] of [
  ['/terms', '/terms-and-conditions'],
  ['/privacy', '/privacy-policy'],
] as const)
  test(`${short} moved for good to ${long}`, async ({ page, request }) => {
    const answer = await request.get(short, { maxRedirects: 0 });

    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toMatch(new RegExp(`${long}$`));
    await page.goto(short);
    await expect(page).toHaveURL(long);
  });

test('the consent of the contact form leads to the page on data protection', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('link', { name: words.contact.form.consentLink }).click();

  await expect(page).toHaveURL('/data-protection');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('an address without a page', () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('answers 404 and shows where to go from here', async ({ page, request }) => {
    const response = await page.goto('/no-such-page');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(0);
    for (const path of links) expect((await request.get(path)).status()).toBe(200);
    await expectNoAxeFindings(page);
  });
});
