import { facts } from '@formation/content';
import { builtPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

const said = Object.entries(facts).map(([name, { inForce }]) => [name, inForce.text.en] as const);

test('a dated rule stands once on a page, and what names it leads there', async ({ page }) => {
  const texts = await page.evaluate(
    (pages) =>
      pages.map(({ path, html }) => {
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        return { path, text: main?.textContent.replaceAll(/\s+/g, ' ') ?? '' };
      }),
    builtPages(),
  );
  const repeated = texts.flatMap(({ path, text }) =>
    said.filter(([, rule]) => text.split(rule).length > 2).map(([name]) => `${path}: ${name}`),
  );

  expect(texts.some(({ text }) => said.some(([, rule]) => text.includes(rule)))).toBe(true);
  expect(repeated).toEqual([]);
});
