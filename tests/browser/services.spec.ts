import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

const slugs = [
  'ein',
  'itin',
  'usa-account',
  'registered-agent',
  'stripe-account',
  'trademark-registration',
  'annual-report',
  'boi-report',
  'bookkeeping',
] as const;

for (const slug of slugs)
  test(`/service/${slug}: every part of the page`, async ({ page }) => {
    const response = await page.goto(`/service/${slug}`);
    const main = page.getByRole('main');

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.locator('.hero .lead')).not.toBeEmpty();
    await expect(page.locator('.hero .doc')).toContainText(words.shell.specimen);
    const start = page.locator('.hero').getByRole('link', { name: words.services.page.start });
    const footPortal = await page.locator('.hero ~ * a', { hasText: words.services.page.start }).getAttribute('href');
    await expect(start).toHaveAttribute('href', /^https:\/\//);
    expect(await start.getAttribute('href')).toBe(footPortal);
    await expect(page.locator('.stats > div')).not.toHaveCount(0);
    await expect(main.getByRole('heading', { name: words.services.page.howItWorks })).toBeVisible();
    await expect(page.locator('.process > *')).toHaveCount(slug === 'usa-account' ? 4 : 3);
    await expect(main.getByRole('heading', { name: words.services.page.whyChoose })).toBeVisible();
    await expect(page.locator('.facts > li')).toHaveCount(6);
    if (slug === 'bookkeeping') return; // it says what it is good for: below
    await expect(page.getByRole('heading', { level: 2, name: /^What (is|are) / }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'See Pricing Plans' })).toHaveCount(0);
  });

test('/service/bookkeeping lists what it is good for, and leads to the prices', async ({ page }) => {
  await page.goto('/service/bookkeeping');

  await expect(page.getByRole('heading', { name: 'What good books do for you' })).toBeVisible();
  expect(await page.locator('.prose').first().locator('li').count()).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'See Pricing Plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a section waits until 15 % of it are in view, and stays', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/service/ein');
    const section = page.locator('.reveal').filter({ has: page.locator('.process') });
    const showPart = (part: number) =>
      section.evaluate((element, shown) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top + height * shown - innerHeight, behavior: 'instant' });
      }, part);

    await expect(section).toHaveClass(/watched/);
    await expect(section).toHaveCSS('opacity', '0');
    await showPart(0.05);
    await expect(section).toBeInViewport();
    await expect(section).not.toHaveClass(/seen/);
    await showPart(0.3);
    await expect(section).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(section).not.toBeInViewport();
    await expect(section).toHaveCSS('opacity', '1');
  });
});
