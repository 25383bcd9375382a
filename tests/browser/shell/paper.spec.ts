import { type BuiltPage, builtPages, languageOf } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';

test.use({ expectedFaults: [/status of 404/] });

/** Runs on a page as it is printed: what is of no use on paper. */
function uselessOnPaper(main: Element): readonly string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const controls = main.querySelectorAll<HTMLInputElement>(
    '.btn, button:not(.opens, .method, th button), input, select',
  );
  const isUseless = (control: HTMLInputElement) => {
    if (control.matches('[type=checkbox], [type=radio]')) return !control.checked;
    return control.matches('.btn, button') || (control.value === '' && control.type !== 'date');
  };
  return [...controls]
    .filter((control) => isShown(control) && !control.closest('.sr') && isUseless(control))
    .map((control) => `${control.localName} ${control.name || control.textContent}`);
}

test('on paper stand no buttons and no empty fields', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // In another language a page with islands has the same controls: without-scripts.spec.ts.
  const isOwn = ({ path, html }: BuiltPage) => languageOf(path) === 'en' || !html.includes('<astro-island');
  const pages = builtPages().filter((one) => one.html.includes('<form') && isOwn(one) && one.path !== '/design');
  for (const { path } of pages) {
    await page.goto(path);
    expect.soft(await page.locator('main').evaluate(uselessOnPaper), path).toEqual([]);
  }
});

test('a printed page says where it was read and when; a result has an address of its own', async ({ page, clock }) => {
  await clock.setFixedTime('2026-11-23T09:00:00Z');
  await page.goto('/payouts?amount=2400');
  await expect(page).toHaveURL(/amount=2400&day=2026-11-23$/);
  await page.pdf();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#printed')).toHaveText(/\/payouts\?amount=2400&day=2026-11-23, 23 Nov 2026$/);
  await expect(page.locator('main .print-only').first()).toContainText('amount=2400');
});

test('a printed calculator says where its fees have their sources', async ({ page }) => {
  await page.goto('/calculator/etsy');
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByText(pattern(words.feeTables.onPaper))).toContainText(/https?:.*\/fees\/etsy$/);
  await expect(page.getByText(pattern(words.feeTables.onPaper))).toBeVisible();
});

test('on paper a tick is seen, and what is not ticked leaves no line', async ({ page }) => {
  await page.goto('/company-cost?place=us&state=DE');
  await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });

  const box = page.locator('.add-on :checked:visible').first();
  await expect(box, 'what is printed in the colours of the page').toHaveCSS('print-color-adjust', 'exact');
  const lines = page.locator('.options .add-on:visible');
  expect(await lines.count()).toBeGreaterThan(0);
  await expect(lines.filter({ hasNot: page.locator(':checked:visible') })).toHaveCount(0);
});
