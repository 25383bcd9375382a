import { builtPages } from '../../../scripts/built-pages.ts';
import { expect, expectNoAxeFindings, layoutShift, sidewaysScroll, test, themes } from '../fixtures.ts';

const widths = [1280, 360];

for (const { path } of builtPages()) {
  const missing = path === '/404';
  test.describe(path, () => {
    test.use({ expectedFaults: missing ? [/status of 404/] : [] });

    test('answers, stands still, fits a small phone and stores nothing', async ({ page, context }) => {
      const response = await page.goto(path, { waitUntil: 'networkidle' });

      expect(response?.status()).toBe(missing ? 404 : 200);
      expect(await layoutShift(page)).toBeLessThan(0.005); // shows as 0.00
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    });

    for (const colorScheme of themes)
      test(`axe finds nothing in the ${colorScheme} theme`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoAxeFindings(page);
        }
      });
  });
}
