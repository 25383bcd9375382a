import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

const pages = ['deadlines', 'company-cost', 'meet', 'contact-us', 'rule-checks', 'payouts', 'calculator/etsy'];

for (const path of pages)
  test(`no word of a label or a button is broken where no hyphen may stand: /ta/${path}`, async ({ page }) => {
    await page.goto(`/ta/${path}`);
    const broken = await page.locator('main :is(label, button, legend)').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const word of (text.textContent ?? '').matchAll(/[\p{Script=Tamil}\p{M}]+/gu)) {
            const range = new Range();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
            if (lines.size > 1) found.push(word[0]);
          }
        return found;
      }),
    );
    expect(broken).toEqual([]);
  });
