import { featuredTestimonials, mergedReviews, packages, partners } from '@formation/content';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the home page is complete: every testimonial, every review, every logo, both countries', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('.slide')).toHaveCount(featuredTestimonials.length);
  await expect(page.locator('.slide .body').nth(1)).toHaveCSS('-webkit-line-clamp', 'none');
  await expect(page.locator('.marquee .review')).toHaveCount(mergedReviews().length);
  await expect(page.locator('.marquee.logos li')).toHaveCount(partners.length);
  await expect(page.locator('.dots')).toBeHidden();
  for (const block of await page.locator('.reveal').all()) await expect(block).toHaveCSS('opacity', '1');
  await page.getByText('United Kingdom').first().click();
  await expect(page.locator('.plan:visible').first()).toContainText(packages.uk[0]?.price ?? 'a price');
});

test('the film is a link to the film', async ({ page, request }) => {
  await page.goto('/');
  const film = page.getByRole('link', { name: 'Play video: Why Sri Lankans Trust Us' });

  const address = (await film.getAttribute('href')) ?? '';
  expect((await request.get(address)).headers()['content-type']).toBe('video/mp4');
});

test('every review can be read', async ({ page }) => {
  await page.goto('/testimonials');

  await expect(page.locator('.review:visible')).toHaveCount(mergedReviews().length);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
});

test('the picture of the prices is there', async ({ page }) => {
  await page.goto('/pricing');

  await expect(page.locator('.hero-image img')).toHaveCSS('opacity', '1');
});
