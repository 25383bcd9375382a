import { expect, test } from 'vitest';
import { breakLongWords, markEnglish, ownLinks } from './mark-languages.ts';

const page = (body: string) => `<html lang="si-LK"><head><title>Fees of eBay</title></head><body>${body}</body></html>`;
const marked = (body: string) => /<body>([^]*)<\/body>/.exec(markEnglish(page(body), 'si'))?.[1];

test.each([
  ['a sentence', '<p>What it costs</p><p>ගාස්තුව</p>', '<p lang="en">What it costs</p><p>ගාස්තුව</p>'],
  [
    'all of a block once',
    '<p>ගාස්තුව</p><ul><li>One fee</li><li>One day</li></ul>',
    '<p>ගාස්තුව</p><ul lang="en"><li>One fee</li><li>One day</li></ul>',
  ],
  ['what is read out', '<p>ගාස්තුව</p><img alt="A paid invoice">', '<p>ගාස්තුව</p><img lang="en" alt="A paid invoice">'],
  ['a part between own words', '<p>ගාස්තුව <b>final value fee</b></p>', '<p>ගාස්තුව <b lang="en">final value fee</b></p>'],
])('English is marked: %s', (_, before, after) => {
  expect(marked(before)).toBe(after);
});

test.each([
  ['a name', '<p>ගාස්තුව</p><p>PayPal</p>'],
  ['an address', '<p>ගාස්තුව</p><p>hello@example.test</p>'],
  ['a number', '<p>ගාස්තුව</p><p>$29.00</p>'],
  ['own words with a term', '<p>ගාස්තුව (final value fee)</p>'],
  ['what says its language', '<p>ගාස්තුව</p><p lang="en">What it costs</p>'],
  ['a program', '<p>ගාස්තුව</p><script>const text = "What it costs"</script>'],
])('%s is left as it is', (_, body) => {
  expect(marked(body)).toBe(body);
});

test('long words can be broken, except in what a script wakes', () => {
  const word = 'தொழில்முயற்சியாளர்களுக்கு';
  const html = breakLongWords(page(`<p title="${word}">${word}</p><astro-island><p>${word}</p></astro-island>`));
  expect(html.split('\u00AD').length).toBeGreaterThan(2);
  expect(html).toContain(`title="${word}"`);
  expect(html).toContain(`<astro-island><p>${word}</p></astro-island>`);
});

test('a word that fills a line of a heading or of a label can be broken there, and not in the text under it', () => {
  const word = 'வெளிப்படையான';
  const html = breakLongWords(page(`<h1><b>${word}</b></h1><dl><dt>${word}</dt></dl><p>${word}</p>`));

  expect(html).toMatch(/<h1><b><span class="long">[^<]*\u00AD/);
  expect(html).toMatch(/<dt>[^<]*\u00AD/);
  expect(html).toContain(`<p>${word}</p>`);
});

test.each([
  ['a page that is there', '<a href="/pricing#uk">', '<a href="/si/pricing#uk">'],
  ['the home page', '<a class="go" href="/">', '<a class="go" href="/si">'],
  ['a page that is not', '<a href="/about">', '<a href="/about">'],
  ['one that leads to another language', '<a href="/pricing" hreflang="en">', '<a href="/pricing" hreflang="en">'],
  ['the same, as React writes it', '<a href="/pricing" hrefLang="en">', '<a href="/pricing" hrefLang="en">'],
  ['another site', '<a href="https://www.gov.uk/pricing">', '<a href="https://www.gov.uk/pricing">'],
])('a long text links to the page in its own language: %s', (_, html, own) => {
  expect(ownLinks(html, 'si', new Set(['/si', '/si/pricing', '/pricing', '/about']))).toBe(own);
});
