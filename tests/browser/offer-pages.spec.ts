import { claims, packages, partners, serviceCards } from '@formation/content';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

for (const path of ['/services', '/service'])
  test(`${path}: the services, the partners and three ways to be helped`, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
    await expect(page.getByRole('link', { name: words.services.list.more })).toHaveCount(serviceCards.length);
    await expect(page.getByRole('region', { name: words.services.partners.title })).toHaveCount(
      partners.length > 0 ? 1 : 0,
    );
    await expect(page.getByRole('heading', { name: words.services.help.title })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: words.services.help.guides })).toHaveAttribute('href', '/blog');
    await expect(main.getByRole('link', { name: words.services.help.contact })).toHaveAttribute('href', '/contact-us');
    await expect(main.getByRole('link', { name: words.services.help.consultation })).toHaveAttribute('href', '/meet');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services$/);
  });

test('/services: the rows of partners move once they are near', async ({ page }) => {
  test.skip(partners.length < 1, 'the firm names no partners');
  await page.goto('/services');

  await page.locator('.marquee.logos').scrollIntoViewIfNeeded();

  await expect(page.locator('.marquee.logos.moving')).toBeVisible();
});

test('/pricing: what is specified, then the packages', async ({ page }) => {
  await page.goto('/pricing');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple, Transparent Pricing');
  await expect(page.locator('.hero').getByRole('link', { name: words.pricing.hero.start })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(page.locator('.stats > div')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: words.pricing.why.title })).toBeVisible();
  await expect(page.locator('.facts > li')).toHaveCount(6);
  await expect(page.locator('.plan:visible')).toHaveCount(packages.us.length);
});

test('/pricing: the place of the picture pulses until it has come', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/pricing[^/]*\.svg/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pricing', { waitUntil: 'commit' });
  const place = page.locator('.hero-image');

  await expect(place).toHaveClass(/pulse/);
  await expect(place.locator('img')).toHaveCSS('opacity', '0');
  release();
  await expect(place).toHaveClass(/shown/);
  await expect(place.locator('img')).toHaveCSS('opacity', '1');
});

test.describe('/pricing: when the picture fails', () => {
  test.use({ expectedFaults: [/404|Failed to load resource/] });

  test('its place is revealed', async ({ page }) => {
    await page.route(/pricing[^/]*\.svg/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/pricing');

    await expect(page.locator('.hero-image')).toHaveClass(/shown/);
  });
});

test('/resources: four calculators in their order, then tools whose pages exist', async ({ page, request }) => {
  await page.goto('/resources');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Resources');
  const links = page.locator('.register a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.slice(0, 4)).toEqual([
    '/calculator/ebay',
    '/calculator/paypal',
    '/calculator/wise',
    '/calculator/amazon',
  ]);
  for (const path of paths) expect((await request.get(path)).status()).toBe(200);
});

test('/resources: the arrow of a card grows under the pointer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await page.goto('/resources');
  const card = page.locator('.register > li').first();

  await card.hover();

  await expect(card.locator('.go .icon')).toHaveCSS('transform', 'matrix(1.3, 0, 0, 1.3, 0, 0)');
});

test('/about: every part in its order', async ({ page }) => {
  await page.goto('/about');

  await expect(page.locator('main h2')).toHaveText([
    'Our Story',
    'CEO’s Vision',
    'What We Do',
    'Core Values',
    'Why founders choose us',
    'How we count',
    'What to do next',
    'Tell us about your business.',
  ]);
  const stats = page.locator('.stats');
  for (const { text } of [claims.clients, claims.companies]) await expect(stats).toContainText(text.en);
  await expect(page.locator('.facts').nth(0).locator('h3')).toHaveCount(6);
  await expect(page.locator('.facts').nth(1).locator('h3')).toHaveText([
    'Transparency',
    'Partnership',
    'Efficiency',
    'Compliance',
  ]);
  await expect(page.locator('.facts').nth(2).locator('h3')).toHaveText([
    'Expert Knowledge',
    'Proven Track Record',
    'Local Understanding',
  ]);
});
