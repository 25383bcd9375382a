import { expect, test } from '../fixtures.ts';
import { fontsAsked } from '../fonts-asked.ts';

/** What two letters become when they meet, and how they stand when they do not: a joiner lost, or another order. */
const scripts = [
  { language: 'si', family: 'Noto Sans Sinhala Variable', joined: 'ශ්\u200Dරී', apart: 'ශ්රී', letters: 'අඥඳ' },
  { language: 'ta', family: 'Noto Sans Tamil Variable', joined: 'க்ஷ', apart: 'க்\u200Cஷ', letters: 'அஜஷ' },
] as const;

for (const { language, family, joined, apart, letters } of scripts)
  test(`${language}: letters are the face's own, and those that meet are one sign`, async ({ page }) => {
    await page.goto(`/${language}`);
    const widths = await page.evaluate(
      async ([face, ...texts]) => {
        const font = `100px "${face}"`;
        const context = document.createElement('canvas').getContext('2d');
        await document.fonts.load(font, texts.join(''));
        if (context) context.font = font;
        return texts.map((text) => context?.measureText(text).width ?? 0);
      },
      [family, joined, apart, '\uFFFF', ...letters] as const,
    );
    const [one = 0, two = 0, missing = 0, ...each] = widths;

    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThan(two - 10);
    expect(each.filter((width) => width === missing)).toEqual([]);
  });

test('the joiners of Sinhala arrive in the page', async ({ page }) => {
  await page.goto('/si');

  expect(await page.locator('main').innerText()).toMatch(/\u0DCA\u200D[\u0DBA\u0DBB]/);
});

for (const [path, fonts] of [
  ['/', ['display', 'si-name', 'ta-name', 'text']], // the languages by their own names
  ['/si', ['display', 'si', 'text']],
  ['/ta', ['display', 'ta', 'text']],
] as const)
  test(`${path}: while the cut fonts are on their way, the whole ones are not asked for`, async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.setViewportSize({ width: 360, height: 800 }); // on a wide page the menu has the languages' own names
    await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const asked = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length);
    await expect.poll(asked).toBeGreaterThanOrEqual(fonts.length);
    letThrough();
    await page.waitForLoadState('networkidle');

    expect(await fontsAsked(page)).toEqual(fonts);
  });
