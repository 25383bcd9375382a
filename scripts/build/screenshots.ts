// `npm run screenshots`: the four calculators for the README, eight pages in Sinhala and Tamil for docs/translating.md, the
// console for docs/owning/every-day.md (`-- --console` alone); with `-- --all` every page, width and theme.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { translatedLanguages } from '@formation/content';
import type { Browser, Page } from '@playwright/test';
import { languageOf, publicPages } from './built-pages.ts';
import { consoleShots } from './console-shots.ts';
import { withSite } from './site-server.ts';

const root = join(import.meta.dirname, '../..');
const quality = 72;

/** What a seller would type, field by field, so that the pictures show results. */
const typed: Readonly<Record<string, readonly string[]>> = {
  '/calculator/ebay': ['100', '10', '45', '8'],
  '/calculator/paypal': ['100', '10', '45', '8'],
  '/calculator/wise': ['1000'],
  '/calculator/amazon': ['50', '15', '10', '8', '4', '1.5', '2', '3', '1'],
};

type Shot = Readonly<{ path: string; width: number; theme: 'light' | 'dark'; file: string; height?: number }>;

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

const forReadme: readonly Shot[] = Object.keys(typed).flatMap((path) => [
  { path, width: 1440, theme: 'light', file: `docs/screenshots/${nameOf(path)}.webp`, height: 940 },
  { path, width: 360, theme: 'dark', file: `docs/screenshots/${nameOf(path)}-phone.webp`, height: 1200 },
]);

/** What is looked at in each language: the first screens of a page of each kind. */
const forTranslators: readonly Shot[] = translatedLanguages.flatMap((language) =>
  ['', '/services', '/pricing', '/contact-us', '/calculator/ebay', '/payouts', '/deadlines', '/blog'].flatMap((page) =>
    [360, 1280].map((width) => {
      const file = `docs/screenshots/${language}/${nameOf(page)}-${width}.webp`;
      return { path: `/${language}${page}`, width, theme: 'light' as const, file, height: 900 };
    }),
  ),
);

const everything = (): readonly Shot[] =>
  publicPages().flatMap(({ path }) =>
    [360, 768, 1440].flatMap((width) =>
      (['light', 'dark'] as const).map((theme) => {
        const file = `reports/screenshots/${nameOf(path)}-${width}-${theme}.webp`;
        return { path, width, theme, file };
      }),
    ),
  );

async function fillIn(page: Page, values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  const fields = page.locator('main input[inputmode=decimal]');
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
  const submit = page.locator('main form button[type=submit]');
  if ((await submit.count()) > 0) await submit.first().click();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}

async function shoot(browser: Browser, origin: string, { path, width, theme, file, height }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: height ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await fillIn(page, typed[path.replace(`/${languageOf(path)}/`, '/')] ?? []);
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const clip = { x: 0, y: 0, width, height: height ?? cssContentSize.height, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip,
  });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), Buffer.from(data, 'base64'));
  await page.close();
}

await withSite(async (browser, origin, dataDir) => {
  if (!process.argv.includes('--all')) await consoleShots(browser, { origin, dataDir });
  if (process.argv.includes('--console')) return;
  for (const shot of process.argv.includes('--all') ? everything() : [...forReadme, ...forTranslators])
    await shoot(browser, origin, shot);
});
