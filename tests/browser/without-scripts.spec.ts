import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the home page is complete: every testimonial, every review, every logo, both countries', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('.slide')).toHaveCount(5);
  await expect(page.locator('.slide .body').nth(1)).toHaveCSS('-webkit-line-clamp', 'none');
  await expect(page.locator('.marquee .review')).toHaveCount(9);
  await expect(page.locator('.marquee.logos li')).toHaveCount(8);
  await expect(page.locator('.dots')).toBeHidden();
  for (const block of await page.locator('.reveal').all()) await expect(block).toHaveCSS('opacity', '1');
  await page.getByText('United Kingdom').first().click();
  await expect(page.locator('.plan:visible').first()).toContainText('$99');
});

test('the film is a link to the film', async ({ page, request }) => {
  await page.goto('/');
  const film = page.getByRole('link', { name: 'Play video: Why Sri Lankans Trust Us' });

  const address = (await film.getAttribute('href')) ?? '';
  expect((await request.get(address)).headers()['content-type']).toBe('video/mp4');
});

test('every review can be read', async ({ page }) => {
  await page.goto('/testimonials');

  await expect(page.locator('.review:visible')).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
});

test('the picture of the prices is there', async ({ page }) => {
  await page.goto('/pricing');

  await expect(page.locator('.hero-image img')).toHaveCSS('opacity', '1');
});
