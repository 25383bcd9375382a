import { mergedReviews, partners, reviewMarquee } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const reviews = '.marquee.reviews';
const logos = '.marquee.logos';

/** What few firms have: rows of less than six reviews, or three logos, stand still. */
const standing: Readonly<Record<string, boolean>> = {
  [reviews]: mergedReviews().length < 6,
  [logos]: partners.length < 3,
};

async function near(page: Page, marquee: string) {
  test.skip(standing[marquee] === true, 'so few stand still');
  await page.goto('/');
  await page.locator(marquee).scrollIntoViewIfNeeded();
  await expect(page.locator(`${marquee}.moving`)).toBeVisible();
}

const keys = (page: Page, marquee: string) =>
  page
    .locator(`${marquee} .row`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((item) => (item as HTMLElement).dataset['key'])));

const motion = (page: Page, marquee: string) =>
  page.locator(`${marquee} .row`).evaluateAll((rows) =>
    rows.map((row) => {
      const { animationDirection, animationDuration, animationPlayState } = getComputedStyle(row);
      return [animationDirection, animationDuration, animationPlayState];
    }),
  );

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [width, duration] of [
    [639, '40s'],
    [640, '35s'],
    [1023, '35s'],
    [1024, '30s'],
  ] as const)
    test(
      `reviews move in opposite directions, once in ${duration} at ${width} pixels`,
      { tag: '@once' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await near(page, reviews);

        expect(await motion(page, reviews)).toEqual([
          ['normal', duration, 'running'],
          ['reverse', duration, 'running'],
        ]);
      },
    );

  test('partners move in opposite directions, in 32 and 30 seconds', { tag: '@once' }, async ({ page }) => {
    test.skip(partners.length < 1, 'the firm names no partners');
    await near(page, logos);

    expect(await motion(page, logos)).toEqual([
      ['normal', '32s', 'running'],
      ['reverse', '30s', 'running'],
    ]);
  });

  for (const marquee of partners.length > 0 ? [reviews, logos] : [reviews])
    test(`${marquee}: hover, focus and the button stop both rows`, async ({ page, isMobile }) => {
      await near(page, marquee);
      const states = async () => (await motion(page, marquee)).map(([, , state]) => state);

      if (!isMobile) {
        await page.locator(marquee).hover();
        expect(await states()).toEqual(['paused', 'paused']);
        await page.mouse.move(0, 0);
        await expect.poll(states).toEqual(['running', 'running']);
      }
      await page.locator(marquee).focus();
      expect(await states()).toEqual(['paused', 'paused']);
      await page.locator(marquee).blur();
      const button = page.locator(`[data-marquee]:has(${marquee})`).getByRole('button');
      await button.click();
      await page.mouse.move(0, 0);
      await expect(button).toHaveText(/Let the (reviews|logos) move/);
      expect(await states()).toEqual(['paused', 'paused']);
      await button.click();
      await button.blur();
      await page.mouse.move(0, 0);
      await expect.poll(states).toEqual(['running', 'running']);
    });

  test('the end of a row meets its beginning on any screen', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 900 });
    await near(page, reviews);

    for (const row of await page.locator('.marquee .row').all())
      expect((await row.boundingBox())?.width).toBeGreaterThanOrEqual(2 * 2560);
  });
});

test('few reviews stand still, each of them once', { tag: '@once' }, async ({ page }) => {
  test.skip(standing[reviews] !== true, 'there are enough to move');
  await page.goto('/');

  const shown = (await keys(page, reviews)).flat();
  expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
});

test('reviews are dealt out anew on each load, each row twice', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.999; // the last of what is left, each time
  });
  await near(page, reviews);
  const last = await keys(page, reviews);
  for (const row of last) expect(row.slice(row.length / 2)).toEqual(row.slice(0, row.length / 2));
  expect(new Set(last.flat()).size).toBe(mergedReviews().length);

  await page.addInitScript(() => {
    Math.random = () => 0; // the first
  });
  await near(page, reviews);
  const first = await keys(page, reviews);

  expect(first).not.toEqual(last);
  expect(first.map((row) => row.length)).toEqual(reviewMarquee(mergedReviews(), () => 0).map((row) => row.length));
});

test('partners stand four times in their row; copies are not read out', { tag: '@once' }, async ({ page }) => {
  await near(page, logos);

  for (const row of await keys(page, logos)) {
    const once = row.slice(0, row.length / 4);
    expect(row).toEqual([...once, ...once, ...once, ...once]);
    expect(new Set(once).size).toBe(once.length);
  }
  await expect(page.locator(logos).locator('li:not([aria-hidden])')).toHaveCount(partners.length);
});

test('a tile takes the average colour of its logo', async ({ page }) => {
  await near(page, logos);
  const tile = page.locator(`${logos} li`).first();

  await expect.poll(() => tile.evaluate((element) => element.style.getPropertyValue('--average'))).toMatch(/^rgb\(/);
});

test.describe('when a logo is missing', { tag: '@once' }, () => {
  test.use({ expectedFaults: [/404|Failed to load resource/] });

  test('it is logged, and the tile keeps its name', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const [{ name, image } = { name: '', image: '' }] = partners;
    const picture = image.replace(/\.\w+$/, '');
    await page.route(new RegExp(`${picture}[^/]*$`), (route) => route.fulfill({ status: 404 }));
    await near(page, logos);

    await expect.poll(() => warnings.join()).toMatch(new RegExp(`${picture}.*could not be loaded`));
    await expect(page.locator(`${logos} li`).first()).toHaveText(name);
    await expect(page.locator(`${logos} li`).first()).toBeVisible();
  });
});

test('without motion the rows stand still and can be scrolled', async ({ page }) => {
  await near(page, reviews);
  const row = page.locator(`${reviews} .row`).first();

  expect(await row.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await expect(page.locator('.still:visible')).toHaveCount(0);
  const [scrolled, most] = await page.locator(reviews).evaluate((element) => {
    element.scrollLeft = 200;
    return [element.scrollLeft, element.scrollWidth - element.clientWidth];
  });
  expect(scrolled).toBe(Math.min(200, most)); // few reviews fit in
});
