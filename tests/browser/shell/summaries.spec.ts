import { tools } from '@formation/content';
import { expect, test } from '../fixtures.ts';

/** The lines that open on a page, each with how far its sign is from the right end, and from the row of its first words. */
function signsOf(main: Element) {
  const firstLine = (summary: Element): DOMRect | undefined => {
    const texts = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = new Range();
      range.selectNodeContents(texts.currentNode);
      const [line] = range.getClientRects();
      if (texts.currentNode.nodeValue?.trim() && line) return line;
    }
    return undefined;
  };
  return [...main.querySelectorAll('summary')].flatMap((summary) => {
    const sign = summary.querySelector('svg.icon');
    const line = firstLine(summary);
    if (!sign || !line || !summary.checkVisibility()) return [];
    const { left, right, top, bottom } = sign.getBoundingClientRect(); // it turns around its middle
    const half = Number.parseFloat(getComputedStyle(sign).width) / 2;
    const end = summary.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(summary).paddingRight);
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    return [{ text: summary.textContent, off: end - across - half, isInRow: down > line.top && down < line.bottom }];
  });
}

for (const { href } of Object.values(tools)) {
  test(
    `on a phone what opens on ${href} has its sign at the right, in its first line`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(href);
      const main = page.locator('main');
      await main.evaluate((element) => {
        for (const details of element.querySelectorAll('details')) details.open = true;
      });
      for (const { text, off, isInRow } of await main.evaluate(signsOf)) {
        expect(Math.abs(off), text).toBeLessThan(2);
        expect(isInRow, text).toBe(true);
      }
    },
  );
}
