import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

type Kept = Readonly<{
  context: BrowserContext;
  /** Stays open, so that the process that draws the site's pages stays, and no page has to start one. */
  keeper: Page;
  devtools: CDPSession;
}>;

/**
 * The contexts that the tests of a worker have one after another, each with a page of its own. Playwright can use one
 * again by itself; it empties the browser's cache then, and goes to three pages to do so.
 */
export class KeptContexts {
  readonly #browser: Browser;
  readonly #kept = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The context for tests that ask the same of it. */
  async get(asked: string): Promise<BrowserContext> {
    const kept = this.#kept.get(asked) ?? (await this.#opened());
    this.#kept.set(asked, kept);
    return kept.context;
  }

  async #opened(): Promise<Kept> {
    const context = await this.#browser.newContext(); // with what the test asks: Playwright sees to that
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt'); // the smallest that the site has
    return { context, keeper, devtools: await context.newCDPSession(keeper) };
  }

  /** Leaves nothing of a test but the files that the browser has fetched. */
  async empty(asked: string): Promise<void> {
    const kept = this.#kept.get(asked);
    if (!kept) return; // a test has spoiled it
    const { context, keeper, devtools } = kept;
    for (const page of context.pages()) if (page !== keeper) await page.close();
    const { origin } = new URL(keeper.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await context.clearPermissions();
  }

  /** Closes one that no other test should have. */
  async close(asked: string): Promise<void> {
    const kept = this.#kept.get(asked);
    this.#kept.delete(asked);
    await kept?.context.close();
  }

  async closeAll(): Promise<void> {
    for (const asked of this.#kept.keys()) await this.close(asked);
  }
}
