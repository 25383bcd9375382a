import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, test } from '../fixtures.ts';
import { solver } from '../parts.ts';
import { pattern, words } from '../words.ts';

/** The words of each page of the paper that a page is printed on. */
async function printed(page: Page): Promise<readonly string[]> {
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(file));
  return text.map((one) => one.replaceAll(/\s+/g, ' '));
}

/** Waits until a result is awake enough to name its sources when it is printed. */
const namesSources = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        dispatchEvent(new Event('beforeprint'));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const isNamed = document.querySelector('ul.print-only') !== null;
        dispatchEvent(new Event('afterprint'));
        return isNamed;
      }),
    )
    .toBe(true);

/** That a source was checked, and when. */
const checked = new RegExp(`\\. ${fill(words.calculators.published.explain.checked, { day: '\\d+ \\w+ \\d{4}' })}`);

/** What stands on a page to be pressed, and what is only asked. */
const controls = (page: Page) =>
  page
    .locator('main :is(.btn, .tools-row button, label:has(:placeholder-shown)):visible')
    .evaluateAll((all) => all.map((one) => one.textContent.trim()).filter((text) => text.length > 5));

const pages: readonly (readonly [path: string, holds: readonly RegExp[]])[] = [
  [
    '/calculator/ebay?mode=published&soldPrice=100&itemCost=40',
    [/Fee Breakdown/, /Final value fee \$\d/, /Profit from sale: \$\d/, checked, /soldPrice=100/],
  ],
  ['/calculator/etsy', [pattern(words.calculators.published.example), /Every fee with its source/]],
  ['/calculator/wise?amount=2500', [/Total included fees/, /amount=2500/]],
  ['/payouts?amount=2400', [/Best to worst/, /Rs \d{3},/, checked, /amount=2400/]],
  [
    '/company-cost?place=us&state=DE&rupees=301',
    [/Total over \d+ years \$\d/, /Form 5472/, /checked on \d+ \w+ \d{4}/, /state=DE/],
  ],
  ['/company-cost/states?states-find=new', [/To form/, /New Mexico/, /states-find=new/]],
  [
    '/deadlines?country=uk&incorporated=2026-02-10&name=Galle+Tea',
    [/Galle Tea, formed on 10 Feb 2026/, /Confirmation statement/, /checked on \d+ \w+ \d{4}/, /name=Galle\+Tea/],
  ],
  ['/blog/how-to-set-a-small-business-budget', [/Published /, /small-business-budget/]],
];

for (const [path, holds] of pages)
  test(`${path}, saved as PDF: all that a reader wants, and no page is blank`, async ({ page, clock }) => {
    await clock.setFixedTime('2026-11-23T09:00:00Z');
    await page.goto(path);
    if (path.includes('?')) await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
    await expect(page.locator('html.reading'), 'the link is read').toHaveCount(0);
    if (path.includes('country=uk'))
      await expect(page.locator('#dates')).toContainText(words.deadlines.duties['uk-confirmation-statement'].title);
    if (path.includes('published')) await expect(solver(page)).toBeVisible(); // the last that comes
    if (holds.includes(checked)) await namesSources(page);
    const pressed = await controls(page);
    const sheets = await printed(page);
    const whole = sheets.join(' ');

    expect
      .soft(
        sheets.filter((text) => text.trim().length < 40),
        'blank pages',
      )
      .toEqual([]);
    expect.soft(whole, 'an empty day').not.toContain('mm/dd/yyyy');
    for (const part of holds) expect.soft(whole).toMatch(part);
    expect.soft(whole, 'the day').toContain('23 Nov 2026');
    expect.soft(whole, 'the heading').toContain((await page.locator('h1').innerText()).replaceAll(/\s+/g, ' '));
    expect.soft(pressed.filter((text) => whole.includes(text))).toEqual([]);
  });
