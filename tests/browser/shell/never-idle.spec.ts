import { builtPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

/** A page in another language has the scripts of the English one, and the console is shut. */
const waiting = builtPages().filter(
  ({ path, html }) => !/^\/(si|ta|console)\b/.test(path) && html.includes('client="soon"'),
);

for (const { path } of waiting)
  test(`${path} wakes in a browser that is never idle`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (act, { timeout } = {}) =>
        timeout === undefined ? 0 : window.setTimeout(act, timeout);
    });
    await page.goto(path);

    await expect(page.locator('astro-island[ssr][client=soon]')).toHaveCount(0);
  });
