import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  type Clock,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  test as base,
  type WebError,
} from '@playwright/test';
import type axe from 'axe-core';
import { askedOfContext } from './asked-of-context.ts';
import { KeptContexts } from './reused-contexts.ts';
import { desktop, phone } from './viewports.ts';

type Options = Readonly<{
  /** Faults that a test brings about on purpose: `test.use({ expectedFaults: [/404/] })`. */
  expectedFaults: readonly RegExp[];
  /** Whether later tests have the context of the page again, emptied; without it, it is new and closed after the test. */
  keepsContext: boolean;
}>;

/** Hears what a browser should not do: write an error to the console, throw, or ask another host for anything. */
function listen(context: BrowserContext, home: string | undefined) {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) =>
    message.type() === 'error' && faults.push(`console: ${message.text()}`);
  const onError = (error: WebError) => faults.push(`error: ${error.error().message}`);
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol.startsWith('http')) faults.push(`request: ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  return {
    faults,
    stop: () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest),
  };
}

type Fixtures = Options &
  Readonly<{
    /** What a test asks of its context. */
    asked: string;
    /** The clock of its pages, which is turned by nothing else: a context that has one is not kept. */
    clock: Clock;
  }>;

/** Playwright's test, in a browser that minds its manners: the test fails when a page does what it should not. */
export const test = base.extend<Fixtures, { contexts: KeptContexts }>({
  expectedFaults: [[], { option: true }],
  keepsContext: [true, { option: true }],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new KeptContexts(browser);
      await use(contexts);
      await contexts.closeAll();
    },
    { scope: 'worker' },
  ],
  asked: askedOfContext,
  context: async ({ browser, contexts, keepsContext, asked, baseURL, expectedFaults }, use) => {
    const context = keepsContext ? await contexts.get(asked) : await browser.newContext();
    const { faults, stop } = listen(context, baseURL);
    await use(context);
    stop();
    await (keepsContext ? contexts.empty(asked) : context.close());
    expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([]);
  },
  clock: async ({ context, contexts, asked }, use) => {
    await use(context.clock);
    await contexts.close(asked);
  },
});

export { expect };

type Theme = 'light' | 'dark';

/** Waits until nothing changes its colour or place any more; a colour in mid-change has no contrast to measure. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What is folded away, or far off the screen, stays where its change began.
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const passing = () => document.getAnimations().filter((one) => one instanceof CSSTransition && isShown(one));
    do {
      await aFrame(); // what has just changed begins to pass with the next frame
      await aFrame();
      await Promise.allSettled(passing().map(({ finished }) => finished));
    } while (passing().length > 0);
  });

/** Without its comments: every page that axe looks at has to read it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Asked = Pick<axe.RunOptions, 'runOnly' | 'rules'>;
const aboutColours = ['color-contrast', 'link-in-text-block'];
const coloursAlone: Asked = { runOnly: aboutColours };
const allButColours: Asked = { rules: Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }])) };
type AxeWindow = Window & Readonly<{ axe?: typeof axe }>;
/** What shows of a page, by theme, at the widths that were looked at. */
type LookedAtWindow = Window & { lookedAt?: Record<Theme, Set<Element>> };

/** What axe objects to in what is open now, as the visitor sees it. It is brought into a page once. */
async function axeFindings(page: Page, within = 'html', only: Asked = {}): Promise<readonly string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = {
    resultTypes: ['violations'],
    preload: false,
    ...only,
  } satisfies axe.RunOptions;
  return page.evaluate(
    async ([part, asked]) => {
      const { axe: found } = window as AxeWindow; // brought in above
      const { violations = [] } = (await found?.run(part, asked)) ?? {};
      return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.flatMap((node) => node.target).join()}`);
    },
    [within, options] as const,
  );
}

/** What axe objects to in a theme. The dark one has the same elements: there only what colours can break is asked. */
async function axeFindingsIn(theme: Theme, page: Page, within?: string) {
  await page.emulateMedia({ colorScheme: theme });
  return axeFindings(page, within, theme === 'dark' ? coloursAlone : {});
}

/** Marks what shows now and did not before in this theme; answers how many parts of the page that are. */
const markUnseen = (page: Page, theme: Theme) =>
  page.evaluate((looked) => {
    const seen = ((window as LookedAtWindow).lookedAt ??= { light: new Set(), dark: new Set() })[looked];
    for (const marked of document.querySelectorAll('[data-unseen]')) marked.removeAttribute('data-unseen');
    const isUnseen = (element: Element | null) => element !== null && unseen.has(element);
    const unseen = new Set(
      [...document.querySelectorAll('body, body *')].filter((one) => !seen.has(one) && one.checkVisibility()),
    );
    const parts = [...unseen].filter(({ parentElement }) => !isUnseen(parentElement));
    for (const part of parts) part.setAttribute('data-unseen', '');
    for (const one of unseen) seen.add(one);
    return parts.length;
  }, theme);

/** What axe objects to in all of a page as wide as it is now, or in what no look before has shown in this theme. */
export async function axeFindingsOf(part: 'all' | 'unseen', theme: Theme, page: Page) {
  const unseen = await markUnseen(page, theme);
  if (part === 'all') return axeFindingsIn(theme, page);
  return unseen > 0 ? axeFindingsIn(theme, page, '[data-unseen]') : [];
}

/** What axe objects to where the words are others and the colours are those of a page that it has seen. */
export const axeFindingsInWords = (page: Page) => axeFindings(page, 'html', allButColours);

export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** Axe finds nothing in what is open now, in either theme. */
export async function expectNoAxeFindingsInThemes(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) expect(await axeFindingsIn(theme, page), `axe, ${theme}`).toEqual([]);
}

/** What is open now is readable in the visitor's own colours: axe finds nothing, and what can be pressed has an edge. */
export async function expectReadableInForcedColours(page: Page): Promise<void> {
  const wasForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeless = await page
    .locator(':is(.btn, .input, [aria-pressed]):visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => getComputedStyle(control).borderBlockStartStyle === 'none')
        .map((control) => control.outerHTML.slice(0, 80)),
    );
  expect.soft(edgeless, 'without an edge').toEqual([]);
  // The browser draws every text in a pair of the visitor's colours; axe reads the page's own behind it.
  expect.soft(await axeFindings(page, 'html', allButColours), 'axe, forced colours').toEqual([]);
  if (!wasForced) await page.emulateMedia({ forcedColors: 'none' });
}

/**
 * A state of a page is fine in its main part: axe finds nothing, nor does anything stick out sideways. No style depends
 * on theme and width together, and the elements are the same in both themes: it is looked at in the dark on a phone,
 * and in the light on a wide screen.
 */
export async function expectFineMain(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone;
  const looks = [
    ['dark', phone],
    ['light', desktop],
  ] as const;
  for (const [colorScheme, screen] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(screen);
    expect.soft(await axeFindings(page, 'main'), `axe, ${colorScheme}`).toEqual([]);
    expect.soft(await scrolledSideways(page), `pixels to scroll sideways, ${colorScheme}`).toBe(0);
  }
  await page.setViewportSize(before);
}

type Shift = Readonly<{ sum: number; moved: string }>;

/** The layout shift since the page was loaded, without what a click or key brought about, and what moved from where. */
export function layoutShift(page: Page): Promise<Shift> {
  return page.evaluate(
    () =>
      new Promise<Shift>((resolve) => {
        type Source = Readonly<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
        type Entry = PerformanceEntry &
          Readonly<{ value: number; hadRecentInput: boolean; sources: readonly Source[] }>;
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const told = (entries: readonly PerformanceEntry[]): Shift => {
          const own = (entries as readonly Entry[]).filter(({ hadRecentInput }) => !hadRecentInput); // what the observer was asked for
          const moves = own.flatMap(({ startTime, sources }) =>
            sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? node.className || node.localName : node?.textContent?.slice(0, 20);
              return `${name} at ${Math.round(startTime)} ms from ${place(previousRect)} to ${place(currentRect)}`;
            }),
          );
          return { sum: own.reduce((total, { value }) => total + value, 0), moved: moves.join('; ') };
        };
        const observer = new PerformanceObserver((list) => resolve(told(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        const tell = () => resolve(told(observer.takeRecords()));
        // What the page does when it is idle came before; a browser may forget to say that it is.
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(tell)), { timeout: 500 });
      }),
  );
}

/** How far the page can be scrolled sideways at the width that it has now, in pixels. */
export const scrolledSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far the page can be scrolled sideways, here or on a phone, in pixels; zero is what it should be. */
export async function sidewaysScroll(page: Page): Promise<number> {
  const before = page.viewportSize() ?? phone;
  const wide = await scrolledSideways(page);
  if (before.width <= phone.width) return wide;
  await page.setViewportSize(phone);
  const narrow = await scrolledSideways(page);
  await page.setViewportSize(before);
  return Math.max(wide, narrow);
}
