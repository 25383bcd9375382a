import { expect, test } from 'vitest';
import { frameCode, heightCode } from './frame-code.ts';

const address = 'https://www.ours.lk/si/embed/ebay';

test('a frame asks for the tool, when it comes near, and has no more rights than that needs', () => {
  expect(frameCode('eBay Fee Calculator', address)).toBe(
    '<iframe src="https://www.ours.lk/si/embed/ebay" title="eBay Fee Calculator" width="100%" height="900" loading="lazy" style="border:0" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"></iframe>',
  );
});

test.each([
  ['reader', address],
  ['light', `${address}?theme=light`],
  ['dark', `${address}?theme=dark`],
] as const)('the theme %s is in the address', (theme, url) => {
  expect(frameCode('eBay', address, theme)).toContain(`src="${url}"`);
});

test('a name cannot end its attribute', () => {
  expect(frameCode('"Fees" <& more>', address)).toContain('title="&quot;Fees&quot; &lt;&amp; more>"');
});

test('the height counts from our own address alone', () => {
  expect(heightCode('https://www.ours.lk')).toContain("if (origin !== 'https://www.ours.lk' ||");
});
