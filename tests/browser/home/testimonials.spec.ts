import { featuredTestimonials, mergedReviews, middleSlide } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';

const count = featuredTestimonials.length;
const middle = middleSlide(count) + 1; // the first is number one

test.skip(count === 0, 'nobody has said anything yet');

async function atTheCarousel(page: Page) {
  await page.goto('/');
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.slide[inert]')).toHaveCount(count - 1); // the script is there
  return carousel;
}

const current = (page: Page) => page.locator('.slide[aria-current]');
const named = (number: number) => `Testimonial ${number} of ${count}`;

test('the middle testimonial comes first, and the dots show any of them', async ({ page }) => {
  const carousel = await atTheCarousel(page);

  await expect(current(page)).toHaveAttribute('aria-label', named(middle));
  await expect(carousel.getByRole('button', { name: pattern(words.home.testimonials.slide) })).toHaveCount(count);
  await carousel.getByRole('button', { name: named(count) }).click();
  await expect(current(page)).toHaveAttribute('aria-label', named(count));
  await expect(current(page)).toBeInViewport({ ratio: 0.5 });
  await expect(carousel.locator('.dots [aria-current]')).toHaveAttribute('aria-label', named(count));
});

test('the arrow keys turn the slides', async ({ page }) => {
  const carousel = await atTheCarousel(page);

  await carousel.locator('.track').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveAttribute('aria-label', named(middle - 1));
  await page.keyboard.press('End');
  await expect(current(page)).toHaveAttribute('aria-label', named(count));
});

test('a swipe ends on the next slide', async ({ page }) => {
  const carousel = await atTheCarousel(page);

  await carousel.locator('.track').evaluate((track) => track.scrollBy({ left: track.clientWidth * 0.7 }));

  await expect(current(page)).toHaveAttribute('aria-label', named(middle + 1));
});

test.describe('the width of a slide', { tag: '@once' }, () => {
  for (const [width, share] of [
    [767, 0.92],
    [768, 0.88],
  ] as const)
    test(`at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');

      const [slide, row] = await page
        .locator('.slide')
        .first()
        .evaluate((element: HTMLElement) => [element.offsetWidth, element.parentElement?.clientWidth ?? 0]);
      expect(slide / row).toBeCloseTo(share, 2);
    });
});

test('a long text has five lines and More; a text that fits has no button', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await atTheCarousel(page);
  const more = current(page).getByRole('button', { name: words.home.testimonials.showMore });
  const body = current(page).locator('.body');
  const lines = () =>
    body.evaluate((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)));

  await expect(more).toBeVisible();
  expect(await lines()).toBe(5);
  await more.click();
  expect(await lines()).toBeGreaterThan(5);
  await current(page).getByRole('button', { name: words.home.testimonials.showLess }).click();
  expect(await lines()).toBe(5);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(current(page).getByRole('button')).toBeHidden();
});

test('the reviews lead to all of them, and say so where they are samples', { tag: '@once' }, async ({ page }) => {
  const samples = [...featuredTestimonials, ...mergedReviews()].some(({ sample }) => sample);
  await page.goto('/');

  await expect(page.getByRole('link', { name: words.home.testimonials.more })).toHaveAttribute('href', '/testimonials');
  await expect(page.getByText(words.testimonials.sampleNote)).toHaveCount(samples ? 1 : 0);
});
