import { expect, test } from 'vitest';
import { leftAlone, withNote } from './saved-pages.ts';

test('a saved page says so in its bar, and is otherwise as it was', () => {
  const html = '<header><p class="arrival"></p></header><main>$9.34</main>';
  const note = 'Saved on 28 Nov 2026 & <b>old';

  expect(withNote(html, note)).toBe(
    '<header><p class="arrival"></p><p class="arrival" data-saved>Saved on 28 Nov 2026 &amp; &lt;b>old</p></header><main>$9.34</main>',
  );
});

test('a page without a bar is not shown without its note', () => {
  expect(() => withNote('<main>$9.34</main>', 'Saved')).toThrow(RangeError);
});

test.each([
  ['/console', true],
  ['/console/enquiries/1', true],
  ['/api/v1/enquiries', true],
  ['/embed/ebay', true],
  ['/si/embed/ebay', true],
  ['/embedded', false],
  ['/consoles', false],
  ['/payouts', false],
  ['/si/payouts', false],
])('%s is left alone: %s', (path, isLeftAlone) => {
  expect(leftAlone.some((pattern) => pattern.test(path))).toBe(isLeftAlone);
});
