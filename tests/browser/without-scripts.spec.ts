import { countries, featuredTestimonials, mergedReviews, packages, partners } from '@formation/content';
import { languageOf, publicPages } from '../../scripts/build/built-pages.ts';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

test.use({ javaScriptEnabled: false });

test('the home page is complete: every testimonial, every review, every logo, both countries', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('.slide')).toHaveCount(featuredTestimonials.length);
  for (const text of await page.locator('.slide .body').all())
    await expect(text).toHaveCSS('-webkit-line-clamp', 'none');
  await expect(page.locator('.marquee .review')).toHaveCount(mergedReviews().length);
  await expect(page.locator('.marquee.logos li')).toHaveCount(partners.length);
  await expect(page.locator('.dots')).toBeHidden();
  for (const block of await page.locator('.reveal').all()) await expect(block).toHaveCSS('opacity', '1');
  await page
    .getByText(countries[1]?.label.en ?? '')
    .first()
    .click();
  await expect(page.locator('.plan:visible').first()).toContainText(packages.uk[0]?.price ?? 'a price');
});

test('the film is a link to the film', async ({ page, request }) => {
  await page.goto('/');
  const film = page.getByRole('link', { name: words.home.video.play });

  const address = (await film.getAttribute('href')) ?? '';
  expect((await request.get(address)).headers()['content-type']).toBe('video/mp4');
});

test('every review can be read', async ({ page }) => {
  await page.goto('/testimonials');

  await expect(page.locator('.review:visible')).toHaveCount(mergedReviews().length);
  await expect(page.getByRole('button', { name: words.testimonials.reviews.more })).toBeHidden();
});

test('the picture of the prices is there', async ({ page }) => {
  await page.goto('/pricing');

  await expect(page.locator('.hero-image img')).toHaveCSS('opacity', '1');
});

/** Runs on a page without scripts: what can be pressed or filled in and does nothing. */
function deadControls(body: Element): readonly string[] {
  const named = (element: HTMLElement) => `${element.localName} ${element.textContent.trim() || element.id}`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const sends = (form: HTMLFormElement | null) => form?.hasAttribute('action') || form?.method === 'post';
  const buttons = [...body.querySelectorAll('button')].filter((button) => {
    const isText = getComputedStyle(button).pointerEvents === 'none';
    const works = button.popoverTargetElement || (button.type === 'submit' && sends(button.form));
    return isShown(button) && !works && !isText;
  });
  const fields = [...body.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => isShown(field) && !sends(field.form) && !field.disabled)
    .filter((field) => field.form || !/checkbox|radio/.test(field.type)) // a choice outside a form is the style sheet's
    .filter(() => ![...document.querySelectorAll('noscript')].some(isShown));
  return [...buttons, ...fields].map(named);
}

const isFit = (path: string) => !/\/404$|^\/design$/.test(path); // answers as a missing page; examples of states
const withIslands = publicPages().filter(({ path, html }) => isFit(path) && html.includes('<astro-island'));

/** What can be pressed or filled in, with all that decides whether it does something, and what only shows without scripts. */
const controls = (html: string): readonly string[] =>
  [...html.matchAll(/<(button|input|select|textarea|form|noscript)\b[^>]*/g)].map(([tag, name = '']) => {
    const asGiven = tag.match(/ (?:class|disabled|hidden|method|name|popovertarget|type)(?:="[^"]*")?(?=\s|$)/g) ?? [];
    return [name, ...asGiven.toSorted(), / action=/.test(tag) ? ' action' : ''].join('');
  });

test('nothing can be pressed that does nothing, and a form that needs a script says so', async ({ page }) => {
  const english = withIslands.filter(({ path }) => languageOf(path) === 'en');
  // Of pages with the same controls one is opened.
  for (const { path } of new Map(english.map((one) => [controls(one.html).join(), one])).values()) {
    await page.goto(path);
    expect.soft(await page.locator('body').evaluate(deadControls), path).toEqual([]);
  }
});

test('a page in another language has the controls of the English one, and no others', () => {
  const english = new Map(withIslands.map(({ path, html }) => [path, controls(html)]));
  const translated = withIslands.filter(({ path }) => languageOf(path) !== 'en');

  expect(translated.length).toBeGreaterThan(0);
  for (const { path, html } of translated)
    expect.soft(controls(html), path).toEqual(english.get(path.slice(`/${languageOf(path)}`.length) || '/'));
});

for (const [path, field, result] of [
  ['/calculator/ebay', 'soldPrice', '#result'],
  ['/calculator/wise', 'amount', '#result'],
  ['/calculator/stripe', 'amount', '#result'],
  ['/payouts', 'amount', '#ways'],
  ['/company-cost', 'rupees', '#result'],
  ['/deadlines', 'name', '#result'],
] as const)
  test(`${path}: a result that cannot follow what is typed does not stand beside it`, async ({ page }) => {
    await page.goto(path);
    const shown = page.locator(result);
    await expect(shown).toBeVisible();
    const typed = page.locator(`main [name="${field}"]`);
    await typed.pressSequentially('7'); // key by key, as a visitor: what a script puts in is not typed
    await typed.blur();

    await expect(shown).toBeHidden();
    await expect(page.locator('main noscript').first()).toBeVisible();
  });
