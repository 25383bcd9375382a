import { expect, test } from '../fixtures.ts';

test('who wants less motion gets no transition, however short', async ({ page }) => {
  await page.goto('/about');

  const [size, moving] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.fontSize = '10px';
    return [getComputedStyle(heading).fontSize, document.getAnimations().length];
  });

  expect([size, moving]).toEqual(['10px', 0]); // a size that changes over time moves the page while it loads
});
