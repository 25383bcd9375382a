import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { desktop, phone } from '../viewports.ts';

/** 1280 × 1024 at 400 %: what hangs over the page must leave room for the page. */
const zoomed = { width: 320, height: 256 } as const;
/** A phone with room for three words at the foot, but not for more of the page beside them than it needs. */
const smallPhone = { width: 360, height: 640 } as const;

type Walk = { stops: number; faults: string[]; isOver: boolean };
type WalkWindow = Window & { walk?: Walk };

/** Runs in the page: before each Tab it looks at what has the focus, until the focus leaves the page at its end. */
function watchTheFocus(): void {
  const walk: Walk = { stops: 0, faults: [], isOver: false };
  (window as WalkWindow).walk = walk;
  const hangs = (from: Element | null, focused: Element): boolean => {
    if (focused.contains(from)) return false;
    for (let one = from; one && !one.contains(focused); one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
    return false;
  };
  /** Whether an edge of it, its middle where it is long, lies under something that hangs over the page, or out of sight. */
  const isCovered = (focused: Element) => {
    const { left, width, top, bottom } = focused.getBoundingClientRect();
    const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
    const rows = bottom - top > innerHeight / 5 ? [(first + last) / 2] : [first, last];
    const places = rows.flatMap((y) => [0.1, 0.5, 0.9].map((part) => [left + part * width, y] as const));
    return last < first || places.some(([x, y]) => hangs(document.elementFromPoint(x, y), focused));
  };
  const isMarked = (focused: Element) =>
    [focused, focused.closest('label'), focused.closest('li')].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && !/, 0\)$/.test(outlineColor)) || (one === focused && boxShadow !== 'none');
    }) || !focused.matches(':focus'); // the browser marks a part of a field of its own
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const after = (one: Element) =>
    [...document.querySelectorAll<HTMLElement>(stops)].filter(
      (other) =>
        other.tabIndex >= 0 &&
        !other.matches(':disabled') &&
        other.checkVisibility({ visibilityProperty: true }) &&
        one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
  let last: Element | undefined;
  const look = () => {
    const focused = document.activeElement;
    if (walk.isOver || !focused) return;
    if (focused === document.body) {
      walk.isOver = walk.stops > 0;
      if (last) walk.faults.push(...after(last).map((one) => `lost before ${one.outerHTML.slice(0, 90)}`));
      return;
    }
    walk.stops += 1;
    last = focused;
    const name = focused.outerHTML.slice(0, 90);
    if (!isMarked(focused)) walk.faults.push(`not seen: ${name}`);
    if (isCovered(focused)) walk.faults.push(`covered: ${name}`);
  };
  addEventListener('keydown', look, true);
}

const walked = (page: Page) =>
  page.evaluate(() => (window as WalkWindow).walk ?? { stops: 0, faults: [], isOver: true });

type Screen = Readonly<{ width: number; height: number }>;
const usual: readonly Screen[] = [desktop, phone];
const low: readonly Screen[] = [smallPhone, zoomed];

/** Pages, what comes last on each, for nothing moves under the focus from then on, and where they are walked through. */
const pages: readonly (readonly [path: string, last: string, screens: readonly Screen[]])[] = [
  ['/', 'h1', usual],
  ['/calculator/ebay?mode=published&soldPrice=100', '.solver', usual],
  ['/payouts?amount=1000', '.ways', usual],
  ['/deadlines?country=uk&incorporated=2026-02-10', 'main time', usual],
  ['/meet', '.slots > button', usual],
  ['/contact-us', 'form', usual],
  // The longest words stand at the foot of the screen in Tamil.
  ['/ta/company-cost', '#result', low],
  ['/ta/payouts?amount=1000', '.ways', low],
];

for (const [path, arrived, screens] of pages)
  test(`${path}: by the keyboard the focus is seen everywhere, covered nowhere, and never lost`, async ({ page }) => {
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      // What the address types last stands in its field once all of it was read, and what follows from it is there.
      const [, name, value = ''] = /[?&](\w+)=([^&]*)$/.exec(path) ?? [];
      if (name) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
      if (name) await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
      await expect(page.locator(arrived).first()).toBeVisible();
      await page.evaluate(watchTheFocus);
      for (let keys = 0; keys < 500 && !(await walked(page)).isOver; keys += 20)
        for (let one = 0; one < 20; one++) await page.keyboard.press('Tab');

      const { stops, faults, isOver } = await walked(page);
      expect.soft(isOver, 'it comes to the end').toBe(true);
      expect.soft(stops).toBeGreaterThan(20);
      expect.soft(faults, `${viewport.width} × ${viewport.height} px`).toEqual([]);
    }
  });
