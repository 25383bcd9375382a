import { expect, test } from '../fixtures.ts';

test('who wants less motion gets no transition, however short', async ({ page }) => {
  await page.goto('/about');

  const [size, moving] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.fontSize = '10px';
    return [getComputedStyle(heading).fontSize, document.getAnimations().length];
  });

  expect([size, moving]).toEqual(['10px', 0]); // a size that changes over time moves the page while it loads
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('enlarged four times, so that no window holds a section, each shows all the same', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/testimonials');
    const all = await page
      .locator('.reveal')
      .evaluateAll((some) => some.map((one) => one.getBoundingClientRect().height));
    await page.setViewportSize({ width: 320, height: Math.min(256, Math.floor(Math.max(...all) / 8)) }); // 15 % of it are no window's
    await page.reload();
    const waiting = page.locator('.reveal.watched');
    await expect(waiting).not.toHaveCount(0);
    for (const one of await waiting.all()) {
      await one.evaluate((element) => element.scrollIntoView());
      await expect(one).toHaveCSS('opacity', '1');
    }
  });
});
