import type { Page } from '@playwright/test';
import { languageOf, publicPages } from '../../../scripts/build/built-pages.ts';
import { axeFindingsInWords, axeFindingsOf, expect, layoutShift, scrolledSideways, test } from '../fixtures.ts';
import { fontsAsked } from '../fonts-asked.ts';
import { pagesOfAllKinds } from './kinds.ts';

type FormField = HTMLInputElement | HTMLSelectElement;

const isMissing = (path: string) => path.endsWith('/404');
/**
 * No style depends on theme and width together: the dark theme is looked at on a phone and the light one on a wide
 * screen; elsewhere the colours of what is new alone are asked about.
 */
const looks = [
  ['all', 'light', 1280],
  ['words', 'light', 360],
  ['unseen', 'light', 360],
  ['unseen', 'light', 768],
  ['all', 'dark', 360],
  ['unseen', 'dark', 1280],
] as const;
const cutFonts = ['display', 'text'];
/** The letters of the languages' own names, where the page lacks them: on a phone they stand above an English page alone. */
const nameFonts = (width: number, isTranslated: boolean) =>
  width < 1024 && isTranslated ? [] : ['si-name', 'ta-name'];

/**
 * Nothing shows before so many fonts do and the HTML is read: how far a text moves when they come late depends on the
 * fonts of the machine, and how much of the HTML a busy browser shows at first on its speed. Judged here is the page.
 */
const hideUntilRead = (page: Page, preloaded: number) =>
  page.addInitScript((wanted) => {
    const look = () => {
      // The faces that stand in are there at once: they are the machine's own.
      const isThere = ({ status, family }: FontFace) => status === 'loaded' && !family.includes('Fallback');
      const isShown = document.readyState !== 'loading' && [...document.fonts].filter(isThere).length >= wanted;
      // The element is not there yet when this script begins, but before the first frame.
      (document.documentElement as HTMLElement | null)?.style.setProperty('visibility', isShown ? null : 'hidden');
      if (!isShown) requestAnimationFrame(look);
    };
    look();
  }, preloaded);

/**
 * Amounts, days and choices that their field cuts. How wide a day or a choice is written no field tells: it is made as
 * wide as it likes. A choice may stand on more lines than one.
 */
const cutValues = (page: Page) =>
  page.locator(':is(.money input, input[type=date], select.input):visible').evaluateAll((fields: FormField[]) =>
    fields
      .filter((field) => {
        const { clientWidth, clientHeight, scrollWidth, style } = field;
        if (field.matches('.money input')) return scrollWidth > clientWidth + 1;
        const before = style.cssText;
        style.inlineSize = style.minInlineSize = 'max-content';
        const isNarrow = field.clientWidth > clientWidth + 1;
        const isOneLine = field.clientHeight >= clientHeight;
        style.cssText = before;
        return isNarrow && isOneLine;
      })
      .map((field) => field.value),
  );

/** Texts and icons that stand outside the window. What scrolls can be read. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOutside = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
    const places = (element: Element): readonly DOMRect[] => {
      if (element.matches('svg.icon')) return [element.getBoundingClientRect()];
      const texts = [...element.childNodes].filter((node) => node instanceof Text && (node.textContent ?? '').trim());
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
    };
    return [...document.querySelectorAll('body :not(script, style, option, svg *, svg:not(.icon))')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.clientWidth !== 1 && !element.closest('.marquee, .sr'))
      .filter((element) => places(element).some(isOutside) && !scrolls(element))
      .map((element) => `${element.getAttribute('class') ?? element.localName}: ${element.textContent.slice(0, 30)}`);
  });

/** What is pressed, and cells of tables, whose words stand beyond their own edge, where a neighbour or nothing is. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('label, button, .btn, td, th')]
      .filter((control) => control.clientWidth > 1 && !control.closest('.sr, .chat') && control.checkVisibility())
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return [control, ...control.querySelectorAll(':not(.sr, .sr *)')]
          .filter((element) => element.checkVisibility())
          .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
          .flatMap((node) => (range.selectNodeContents(node), [...range.getClientRects()]))
          .some((place) => place.width > 1 && (place.right > right + 1 || place.left < left - 1));
      })
      .map((control) => control.textContent.trim().slice(0, 40));
  });

/** Signs above and below the letters of Sinhala and Tamil, which a box that is too low cuts off. */
const cutSigns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(script, style)')]
      .filter((element) => /[\p{Script=Sinhala}\p{Script=Tamil}]/u.test(element.textContent))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY) && element.checkVisibility())
      .filter((element) => element.clientHeight > 1 && !element.closest('.sr, .marquee'))
      .filter((element) => element.scrollHeight > element.clientHeight + 2)
      .map((element) => `${element.className || element.localName}: ${element.textContent.slice(0, 30)}`),
  );

/** Words in more pieces than a language has to bear, and amounts on two lines; a hyphen ends a word. */
const brokenWords = (page: Page, mostPieces: number) =>
  page.evaluate((most) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const place = node.parentElement;
      if (
        !place?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        place.closest('script, style, option, .sr, .chat, .sample-code') // an address breaks where the line ends
      )
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00AD–/-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
        const isAmount = /^\D{0,3}\d[\d,.]*$/.test(word) && word.length < 12;
        if (lines.size > (isAmount ? 1 : most)) broken.push(`${place.className || place.localName}: ${word}`);
      }
    }
    return broken;
  }, mostPieces);

/** At 320 px. */
async function expectFitsSmallPhone(page: Page, mostPieces: number): Promise<void> {
  expect.soft(await scrolledSideways(page), 'pixels to scroll sideways at 320 px').toBe(0);
  expect.soft(await cutOff(page), 'cut at 320 px').toEqual([]);
  expect.soft(await cutSigns(page), 'signs cut at 320 px').toEqual([]);
  expect.soft(await cutValues(page), 'amounts, days and choices cut at 320 px').toEqual([]);
  expect.soft(await beyondEdge(page), 'beyond their edge at 320 px').toEqual([]);
  expect.soft(await brokenWords(page, mostPieces), 'broken at 320 px').toEqual([]);
}

/** Nothing has moved since the page came. */
async function expectStoodStill(page: Page, width: number): Promise<void> {
  const { sum, moved } = await layoutShift(page);
  expect.soft(sum, `layout shift at ${width} px, shown as 0.00: ${moved}`).toBeLessThan(0.005);
}

/** Sets the text of the page's browser so many times as large. */
async function enlargeText(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await browser.detach();
}

test('what these looks are for is found where it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(`<!doctype html>
    <p class="low" style="height: 8px; overflow: hidden">ශ්‍රී ක්‍රූ</p>
    <p class="high" style="height: 60px; overflow: hidden">ஸ்ரீ கூ ஷீ</p>
    <p class="outside" style="position: absolute; inset-inline-start: 400px">far away</p>
    <svg class="icon" style="position: absolute; inset-inline-start: 310px" width="20"></svg>
    <p class="scrolls" style="overflow: auto; white-space: nowrap">${'far away '.repeat(30)}</p>
    <p class="pieces" style="inline-size: 3ch; overflow-wrap: anywhere">கட்டுமானம்மொழிபெயர்ப்பு</p>
    <p class="amount" style="inline-size: 3ch; overflow-wrap: anywhere">12,500</p>
    <label style="display: block; inline-size: 3ch">beyond</label>
    <table style="table-layout: fixed; inline-size: 12ch"><tr><td>none</td><td><small>overlapping</small></table>
    <p class="money"><input value="123456789" style="inline-size: 3ch"></p>
    <p class="day"><input type="date" value="2026-11-27" style="inline-size: 3ch"></p>
    <p class="wide"><input type="date" value="2026-11-28"></p>
    <p><select class="input" style="appearance: none; inline-size: 6ch"><option>what is cut</select></p>
    <p><select class="input" style="appearance: base-select; white-space: normal; inline-size: 6ch"><option>in lines</select></p>`);

  expect(await cutSigns(page)).toEqual([expect.stringContaining('low')]);
  expect(await cutOff(page)).toEqual([expect.stringContaining('outside'), expect.stringContaining('icon')]);
  expect(await cutValues(page)).toEqual(['123456789', '2026-11-27', 'what is cut']);
  expect(await beyondEdge(page)).toEqual(['beyond', 'overlapping']);
  expect(await brokenWords(page, 3)).toEqual([expect.stringContaining('pieces'), expect.stringContaining('amount')]);
  expect(await scrolledSideways(page)).toBeGreaterThan(0);
});

for (const { path, html } of publicPages())
  test.describe(path, () => {
    const language = languageOf(path);
    const isTranslated = language !== 'en';
    const fonts = [...cutFonts, ...(isTranslated ? [language] : [])].sort();
    // What takes over a part of the page by itself may ask for more, and show it.
    const waitUntil = html.includes('client="soon"') ? 'networkidle' : 'load';
    // The first layout may still have the size before: a wide one asks for the letters of the languages' names.
    test.use({ viewport: { width: 320, height: 800 }, expectedFaults: isMissing(path) ? [/status of 404/] : [] });

    /** Goes to the page on a screen so wide, and finds it there with its fonts. */
    async function visit(page: Page, width: number): Promise<void> {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(path, { waitUntil });

      expect(response?.status()).toBe(isMissing(path) ? 404 : 200);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .configure({ soft: true })
        .poll(async () => (await fontsAsked(page)).join(' '), 'the cut fonts have every character of the page')
        .toBe([...fonts, ...nameFonts(width, isTranslated)].sort().join(' '));
    }

    test('answers, stands still, suits axe, fits a small phone and stores nothing', async ({ page, context }) => {
      // Another page is looked at for its words and its script's face, on a phone above all: its styles are those of
      // the English pages that have every kind of element, looked at in each width and theme.
      const isForStyles = !isTranslated && (await pagesOfAllKinds(page)).has(path);
      await hideUntilRead(page, fonts.length);
      await visit(page, 320);
      await expectFitsSmallPhone(page, isTranslated ? 2 : 1);
      await expectStoodStill(page, 320);
      if (isForStyles) {
        await visit(page, 1280);
        await expectStoodStill(page, 1280);
        for (const [part, theme, width] of looks) {
          await page.setViewportSize({ width, height: 800 });
          const found = part === 'words' ? axeFindingsInWords(page) : axeFindingsOf(part, theme, page);
          expect.soft(await found, `axe, ${theme}, ${width} px`).toEqual([]);
        }
      } else expect.soft(await axeFindingsInWords(page), 'axe').toEqual([]);
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await scrolledSideways(page), `pixels to scroll sideways at ${width} px`).toBe(0);
        expect.soft(await cutOff(page), `cut at ${width} px`).toEqual([]);
      }
      expect.soft(await beyondEdge(page), 'beyond their edge at 1280 px').toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect.soft(await scrolledSideways(page), 'pixels to scroll sideways at 360 px').toBe(0);
      await enlargeText(page, 2);
      await expect.soft(page.locator('html'), 'text at 200 %').toHaveCSS('font-size', '32px');
      expect.soft(await scrolledSideways(page), 'pixels to scroll sideways, text at 200 %').toBe(0);
      expect.soft(await cutOff(page), 'cut, text at 200 %').toEqual([]);
      expect.soft(await context.cookies()).toEqual([]);
      expect.soft(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    });
  });
