import { locales } from '@formation/content';
import { builtPages, languageOf, publicPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

const translated = builtPages().filter(({ path }) => languageOf(path) !== 'en');

/** What a program reads of the built pages, by the browser's own parser. */
function read(pages: ReturnType<typeof builtPages>) {
  return pages.map(({ path, html }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const own = path.startsWith('/si') ? /\p{Script=Sinhala}/u : /\p{Script=Tamil}/u;
    const texts = document.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
    const english: string[] = [];
    const dates: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const place = node.parentElement;
      if (place?.closest('script, style')) continue;
      const isMarked = place?.closest('[lang]')?.getAttribute('lang')?.startsWith('en') ?? false;
      const words = text.replaceAll(/\S*[@/]\S*|\S+\.\w\S*/g, ' ').match(/\p{Script=Latin}{2,}/gu) ?? [];
      const isRun = /(?:[A-Za-z][A-Za-z’'-]+ ){4,}[A-Za-z]{2,}/.test(text.replaceAll(/\([^()]*\)/g, ''));
      if (!isMarked && (own.test(text) ? isRun : words.length > 2)) english.push(text);
      const isForeignDay = /(?:දුරුතු|උඳුවප්)(?! පුර)|பிப்ரவரி|ஆகஸ்ட்|அக்டோபர்|\b\d{1,2},\d{2},\d{3}\b/u.test(text);
      const isEnglishDay = /\b(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d/.test(text);
      if (isForeignDay || (isEnglishDay && !isMarked)) dates.push(text);
    }
    const spoken = [...parsed.body.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const links = [...parsed.querySelectorAll('link[rel=alternate][hreflang]')];
    const menus = [...parsed.querySelectorAll('a[hreflang]')];
    return {
      path,
      lang: parsed.documentElement.lang,
      canonical: new URL(parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '', 'http://x').pathname,
      alternates: links.map((link) => [
        link.getAttribute('hreflang') ?? '',
        new URL(link.getAttribute('href') ?? '', 'http://x').pathname,
      ]),
      menus: menus.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const),
      english,
      dates,
      /** Names of firms and of formats stay as they are. */
      englishLabels: spoken.filter((label) => /[a-z]{3}.* [a-z]{2}/.test(label) && !own.test(label)),
    };
  });
}

test('no page in another language has English that is not marked, nor days as its neighbours write them', async ({
  page,
}) => {
  const found = await page.evaluate(read, translated);

  expect(found.length).toBeGreaterThan(0);
  expect(found.flatMap(({ path, english }) => english.map((text) => `${path}: ${text}`))).toEqual([]);
  expect(found.flatMap(({ path, englishLabels }) => englishLabels.map((label) => `${path}: ${label}`))).toEqual([]);
  expect(found.flatMap(({ path, dates }) => dates.map((text) => `${path}: ${text}`))).toEqual([]);
});

test('each page names its languages, and each of these names it', async ({ page }) => {
  const found = await page.evaluate(read, builtPages());
  const byPath = new Map(found.map((one) => [one.path, one]));

  for (const { path, lang, canonical, alternates } of found.filter((one) => one.alternates.length > 0)) {
    const named = Object.fromEntries(alternates) as Readonly<Record<string, string>>; // pairs of strings
    expect.soft(named[lang], path).toBe(canonical);
    expect.soft(named['x-default'], path).toBe(named['en']);
    for (const [, other] of alternates) expect.soft(byPath.get(other ?? '')?.alternates, path).toEqual(alternates);
  }
  for (const { path, lang, menus } of found) {
    expect.soft(lang, path).toBe(locales[languageOf(path)].tag);
    for (const [tag, href] of menus) expect.soft(byPath.get(href)?.lang, `${path}: ${href}`).toBe(tag);
  }
});

test('where a script may lead is there in the language of the page, or named as missing', () => {
  const paths = new Set(builtPages().map(({ path }) => path));
  const ledTo = [...paths].filter((path) => /^\/(payouts|calculator\/[^/]+)$/.test(path));
  const homes = translated.filter(({ path }) => path === `/${languageOf(path)}`);

  expect([ledTo.length > 10, homes.length > 0]).toEqual([true, true]);
  for (const { path: home, html } of homes) {
    const named = (/<html[^>]* data-english="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
    const isNamed = (path: string) => named.some((one) => `${path}/`.startsWith(`${one}/`));
    expect(
      ledTo.filter((path) => paths.has(home + path) === isNamed(path)),
      home,
    ).toEqual([]);
  }
});

test.describe('once scripts have run', () => {
  test.use({ expectedFaults: [/status of 404/] });

  for (const language of ['si', 'ta'] as const)
    test(`an island in ${language} says what the page said before`, async ({ page }) => {
      const texts = () =>
        [
          ...document.querySelectorAll('astro-island label, astro-island th, astro-island legend, astro-island time'),
        ].map((element) => element.textContent);
      for (const { path, html } of publicPages().filter((one) => one.path.startsWith(`/${language}/`))) {
        if (!html.includes('client="soon"') && !html.includes('client="answer"')) continue;
        const before = await page.evaluate((built) => {
          const parsed = new DOMParser().parseFromString(built, 'text/html');
          const said = 'astro-island label, astro-island th, astro-island legend, astro-island time';
          return [...parsed.querySelectorAll(said)].map((element) => element.textContent);
        }, html);
        await page.goto(path);
        for (const island of await page.locator('astro-island[client=answer]').all())
          await island.dispatchEvent('pointerover'); // it wakes when it is touched
        const asleep = page.locator('astro-island[client=soon][ssr], astro-island[client=answer][ssr]');
        await expect(asleep, path).toHaveCount(0);
        const lost = async () => {
          const after = new Set(await page.evaluate(texts)); // more may come with the script
          return before.filter((text) => !after.has(text));
        };
        await expect.poll(lost, path).toEqual([]); // a result may come on its own
      }
    });
});
