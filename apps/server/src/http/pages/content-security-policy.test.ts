import { expect, test } from 'vitest';
import { fileCsp, pageCsp } from './content-security-policy.ts';

const page = (policy: string) => `<html><head><meta http-equiv="content-security-policy" content="${policy}"></head>`;

test('the hashes of the page go into the header, completed by what only a header can say', () => {
  expect(pageCsp(page("script-src 'self' 'sha256-abc='; style-src 'self'; default-src 'none';"))).toBe(
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; default-src 'none'",
  );
});

test('quotes written as entities are quotes', () => {
  expect(pageCsp(page('script-src &#39;self&#39;'))).toContain("script-src 'self'");
});

test("insisting on https is the connection's business, not the page's", () => {
  expect(pageCsp(page('upgrade-insecure-requests; script-src https:'))).not.toContain('upgrade');
});

test('a page without a policy gets a strict one', () => {
  expect(pageCsp('<html>')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'",
  );
});

test.each([
  ['/embed/ebay', '.html', true],
  ['/ta/embed/profit-margin', '.html', true],
  ['/', '.html', false],
  ['/embed', '.html', false],
  ['/embed/', '.html', false],
  ['/embed/ebay/more', '.html', false],
  ['/calculator/embed/ebay', '.html', false],
  ['/blog/embed', '.html', false],
  ['/xyz/embed/ebay', '.html', false],
  ['/console', '.html', false],
  ['/embed/ebay.js', '.js', false],
  ['/embed/ebay.json', '.json', false],
])('%s (%s) may be framed by others: %s', (path, extension, isFramed) => {
  const csp = fileCsp({ path, extension }, Buffer.from('<html>'));

  expect(csp.match(/frame-ancestors [^;]*/g)).toEqual([isFramed ? 'frame-ancestors *' : "frame-ancestors 'none'"]);
});
