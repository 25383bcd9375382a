import { claims, mergedReviews } from '@formation/content';
import type { Page } from '@playwright/test';
import { builtPages } from '../../scripts/build/built-pages.ts';
import { expect, test } from './fixtures.ts';
import { pattern, words } from './words.ts';

const reviews = mergedReviews();

const visibleReviews = '.review:visible';

test('the hero shows a collage and what we count', async ({ page, isMobile }) => {
  await page.goto('/testimonials');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.hero').getByText(claims.clients.text.en)).toBeVisible();
  await expect(page.locator('.collage > *:visible')).toHaveCount(isMobile ? 6 : 9);
  await expect(page.getByText(words.testimonials.sampleNote)).toHaveCount(reviews.some(({ sample }) => sample) ? 2 : 0);
});

for (const path of ['/', '/pricing', '/about', '/testimonials', '/service/ein'])
  test(`${path} says once how sure our figures are`, { tag: '@once' }, async ({ page }) => {
    const isOpen = Object.values(claims).some(({ confirmed }) => !confirmed);
    await page.goto(path);

    await expect(page.getByText(words.about.definitions.unconfirmed)).toHaveCount(isOpen ? 1 : 0);
  });

test('no page tells programs of ratings', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/', '/testimonials']) {
    await page.goto(path);
    for (const script of await page.locator('script[type="application/ld+json"]').all())
      expect(await script.textContent()).not.toMatch(/rating|review/i);
  }
});

for (const width of [320, 360, 768, 1280, 1536])
  test(`${width} pixels wide: the collage has no hole`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/testimonials');

    const [frame, tiles, gap] = await page
      .getByRole('img', { name: words.testimonials.hero.collage })
      .evaluate((collage) => {
        const area = (element: Element) => element.clientWidth * element.clientHeight;
        return [
          area(collage),
          [...collage.children]
            .map((tile) => tile.getBoundingClientRect())
            .reduce((sum, { width: wide, height }) => sum + wide * height, 0),
          Number.parseFloat(getComputedStyle(collage).gap),
        ] as const;
      });
    // No more is empty than the lines between the pictures: four across and four down at most.
    const side = Math.sqrt(frame);
    expect(frame - tiles).toBeLessThan(5 * gap * side);
    expect(tiles).toBeGreaterThan(0.8 * frame);
  });

test('three reviews stand beside the film and two below; the rest unfolds and folds again', async ({ page }) => {
  test.skip(reviews.length <= 5, 'there is no rest');
  await page.goto('/testimonials');
  const more = page.getByRole('button', { name: words.testimonials.reviews.more });

  await expect(page.locator('.beside .review')).toHaveCount(3);
  await expect(page.locator('.two-up .review')).toHaveCount(2);
  await expect(page.locator(visibleReviews)).toHaveCount(5);
  await expect(more).toHaveAttribute('aria-expanded', 'false');

  await more.click();
  await expect(page.locator(visibleReviews)).toHaveCount(reviews.length);
  const less = page.getByRole('button', { name: words.testimonials.reviews.less });
  await expect(less).toHaveAttribute('aria-expanded', 'true');

  await less.click();
  await expect(page.locator(visibleReviews)).toHaveCount(5);
  await expect(more).toBeAttached();
  const top = () => page.locator('#reviews').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThanOrEqual(100);
  await expect(page.locator('#reviews').getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test('the rest unfolds though no script has arrived yet', async ({ page }) => {
  test.skip(reviews.length <= 5, 'there is no rest');
  await page.route('**/*.js', () => undefined); // asked for, and never answered
  await page.goto('/testimonials', { waitUntil: 'commit' });

  await page.getByRole('button', { name: words.testimonials.reviews.more }).click();

  await expect(page.locator(visibleReviews)).toHaveCount(reviews.length);
});

test('who jumps past the film has what the reviews need all the same', async ({ page }) => {
  test.skip(reviews.length <= 5, 'there is no rest');
  await page.setViewportSize({ width: 360, height: 640 }); // here the film is far from the first screen
  const script = page.waitForRequest(/\/testimonials-[\w-]+\.js$/);
  await page.goto('/testimonials');

  await page.getByRole('button', { name: words.testimonials.reviews.more }).scrollIntoViewIfNeeded();

  await script;
});

test('a review is four lines long at most and names its source', async ({ page }) => {
  await page.goto('/testimonials');

  for (const text of await page.locator('.review .text').all())
    expect(await text.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('4');
  const first = page.locator('.review').first();
  await expect(first.getByRole('img', { name: pattern(words.testimonials.reviews.stars) })).toBeVisible();
  await expect(first).toContainText(reviews[0]?.title ?? '');
});

/** Four lines of it are never enough. */
const longReview = 'It took them two days, and the papers came with a note in Sinhala. '.repeat(8);

/** A review whose text is long enough for a box beside it, on narrow columns at least. */
const withBox = /(<p class="text">)[^<]*(?=<\/p><label class="whole)/;

/** The page with a text that is long on every column. */
async function withLongReview(page: Page) {
  const html = builtPages().find(({ path }) => path === '/testimonials')?.html ?? '';
  test.skip(!withBox.test(html), 'every review of this site is short: there is nothing to open');
  await page.route('**/testimonials', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(withBox, `$1${longReview}`) });
  });
  await page.goto('/testimonials');
  const first = page.locator('.review').filter({ hasText: longReview.trim() });
  const height = () => first.locator('.text').evaluate((text) => text.clientHeight);
  const isCut = () => first.locator('.text').evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  return { box: first.getByRole('checkbox'), height, isCut };
}

test('a text that is cut off can be read in full, by keyboard too', async ({ page }) => {
  const { box, height, isCut } = await withLongReview(page);
  const before = await height();
  expect(await isCut()).toBe(true);

  await box.focus();
  await page.keyboard.press('Space');
  expect(await height()).toBeGreaterThan(before);
  expect(await isCut()).toBe(false);

  await page.keyboard.press('Space');
  expect(await height()).toBe(before);
});

test('where four lines are enough, nothing offers more', async ({ page }) => {
  await page.goto('/testimonials');
  await page.locator('.review').first().scrollIntoViewIfNeeded();

  const offered = () =>
    page.locator('.review:visible').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const text = card.querySelector('.text');
          const isCut = text !== null && text.scrollHeight > text.clientHeight + 1;
          return isCut !== (card.querySelector('.whole:not([hidden])') !== null);
        }).length,
    );
  await expect.poll(offered).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a text that is cut off can be read in full', async ({ page }) => {
    const { box, isCut } = await withLongReview(page);

    await box.check();
    expect(await isCut()).toBe(false);
  });
});

test('the film plays in place of its drawing', async ({ page }) => {
  await page.goto('/testimonials');
  await page.locator('.video').scrollIntoViewIfNeeded(); // only who comes near it loads its script

  await page.getByRole('button', { name: words.testimonials.video.play }).click();

  await expect(page.locator('.video video')).toBeVisible();
});

test.describe('when a picture of a reviewer fails', { tag: '@once' }, () => {
  test.use({ expectedFaults: [/404|Failed to load resource/] });

  test('the grey placeholder takes its place', async ({ page }) => {
    await page.route('**/testimonials', async (route) => {
      const response = await route.fetch();
      const picture = '<header><img class="avatar" src="/missing.png" alt="" width="44" height="44" data-avatar />';
      const html = (await response.text()).replace(/<header><svg class="weave".*?<\/svg>/s, picture);
      await route.fulfill({ response, body: html });
    });
    await page.goto('/testimonials');
    await page.locator('.review').first().scrollIntoViewIfNeeded();

    await expect(page.locator('.review').first().locator('.avatar-blank')).toBeVisible();
    await expect(page.locator('img[data-avatar]')).toHaveCount(0);
  });
});

test.describe('with motion', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sections wait until 15 % of them are in view, and stay', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/testimonials');
    const waiting = page.locator('#reviews .reveal').nth(1);

    await expect(waiting).toHaveAttribute('data-threshold', '0.15');
    await expect(waiting).toHaveCSS('opacity', '0');
    await waiting.scrollIntoViewIfNeeded();
    await waiting.evaluate((element) => element.scrollIntoView());
    await expect(waiting).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(waiting).toHaveCSS('opacity', '1');
  });
});
