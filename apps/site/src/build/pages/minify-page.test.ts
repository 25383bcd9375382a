import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { oneScript, oneSheet, ownAttributes, ownHashes, ownIcons, plainProps, plainQuotes } from './minify-page.ts';

const sheets: Readonly<Record<string, string>> = {
  '/_astro/icons.a.svg':
    '<svg><symbol id="x"><path d="M0 0"/></symbol><symbol id="menu"><path d="M1 1"/></symbol></svg>',
  '/_astro/flags.b.svg':
    '<svg><symbol id="lk"><path d="M2 2"/></symbol><symbol id="menu"><path d="M9 9"/></symbol></svg>',
  '/_astro/page.css': 'a{color:red}',
  '/_astro/hero.css': 'b{color:blue}',
  '/_astro/late.css': 'i{color:green}',
  '/_astro/own.js': 'own()',
  '/_astro/split.js': 'import{t as e}from"./rest.js";e()',
};
const read = (address: string) => sheets[address] ?? '';
const drawnFrom = (address: string) => `<svg><use href="/_astro/${address}"></use></svg>`;
const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;

test('a page gets one sheet with its own icons, whatever their order in it', () => {
  const { html, files } = ownIcons(
    drawnFrom('flags.b.svg#lk') + drawnFrom('icons.a.svg#x') + drawnFrom('flags.b.svg#lk'),
    read,
  );
  const other = ownIcons(drawnFrom('icons.a.svg#x') + drawnFrom('flags.b.svg#lk'), read);

  expect(files.map(({ text }) => text)).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="lk"><path d="M2 2"/></symbol><symbol id="x"><path d="M0 0"/></symbol></svg>',
  ]);
  expect(html).toBe(
    [`lk`, `x`, `lk`].map((id) => drawnFrom(`${files[0]?.address.slice('/_astro/'.length)}#${id}`)).join(''),
  );
  expect(other.files).toEqual(files);
});

test.each([
  ['an icon that no sheet has', drawnFrom('icons.a.svg#nothing')],
  ['two icons of one name', drawnFrom('icons.a.svg#menu') + drawnFrom('flags.b.svg#menu')],
])('%s stops the build', (_, html) => {
  expect(() => ownIcons(html, read)).toThrow(/has no icon/);
});

test('several style sheets become one, in their order and in the place of the first', () => {
  const { html, files } = oneSheet(`${link('page')}<p>${link('hero')}`, read, new Set());

  expect(files[0]?.text).toBe('a{color:red}\nb{color:blue}');
  expect(html).toBe(`<link rel="stylesheet" href="${files[0]?.address}"><p>`);
});

test('styles of the page itself stand before those of its sheets', () => {
  const layers = '<style>@layer reset, base;\n</style>';
  const rule = '<style>astro-island{display:contents}</style>';
  const { html, files } = oneSheet(`${layers}${link('page')}<p>${rule}</p>`, read, new Set());

  expect(files[0]?.text).toBe('@layer reset, base;\nastro-island{display:contents}\na{color:red}');
  expect(html).toBe(`<link rel="stylesheet" href="${files[0]?.address}"><p></p>`);
});

test.each([
  ['a style without a sheet', '<style>a{color:red}</style>', []],
  ['one sheet', link('page'), []],
  ['one beside one that a script names', link('page') + link('late'), ['/_astro/late.css']],
])('%s stays', (_, html, keep) => {
  expect(oneSheet(html, read, new Set(keep))).toEqual({ html, files: [] });
});

const islands = 'islands()';
const waking = '<script>(self.Astro||(self.Astro={})).soon=e</script>';

test('our script wakes the islands, in the file of the page; the theme and the data stay where they are', () => {
  const head = '<head><script>theme()</script></head>';
  const data = '<script type="application/json">{}</script>';
  const script = (address = '/_astro/own.js') => `<script type="module" src="${address}"></script>`;
  const body = `<body>${waking}${data}<script> </script><script>define("astro-island")</script>`;
  const { html, files } = oneScript(head + body + script(), read, islands);

  expect(files[0]?.text).toBe('islands()\nown()');
  expect(html).toBe(`${head}<body>${data}${script(files[0]?.address)}`);
});

test('a script in the page that wakes no island stops the build', () => {
  expect(() => oneScript(`<head></head><body>${waking}<script>other()</script></body>`, read, islands)).toThrow(
    'other',
  );
});

test.each([
  ['of another directive', '<astro-island uid="1" client="idle" opts="">'],
  ['with a slot without a name', '<astro-island uid="1" client="soon"><astro-slot>'],
])('an island %s stops the build', (_, tag) => {
  expect(() => oneScript(`<head></head><body>${tag}${waking}</body>`, read, islands)).toThrow('another kind');
});

test('a script of the page that imports another stops the build', () => {
  const script = '<script type="module" src="/_astro/split.js"></script>';
  expect(() => oneScript(`<head>${script}</head><body></body>`, read, islands)).toThrow('imports another script');
});

test('a page without islands stays as it is', () => {
  const html = '<head></head><body><p>words</p><script type="module" src="/_astro/own.js"></script></body>';
  expect(oneScript(html, read, islands)).toEqual({ html, files: [] });
});

test('a page without a script of its own gets one for its islands', () => {
  const { html, files } = oneScript(`<head></head><body><p>words</p>${waking}</body>`, read, islands);

  expect(files[0]?.text).toBe(islands);
  expect(html).toBe(`<head></head><body><p>words</p><script type="module" src="${files[0]?.address}"></script></body>`);
});

test('the policy keeps the hashes of what stands in the page', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = (hashes: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}"><script>here()</script><script src="/a.js"></script>`;

  expect(ownHashes(policy(` ${hash('here()')} ${hash('gone()')} ${hash('')}`))).toBe(policy(` ${hash('here()')}`));
});

test('what an island is given stays the same, with fewer characters', () => {
  const island = (props: string, opts: string) => `<astro-island uid="1" props=${props} ssr opts=${opts}><p>`;

  expect(
    plainQuotes(island(`"{&quot;a&quot;:[0,&quot;it's &amp;quot; &lt;b&quot;]}"`, `"{&quot;value&quot;:1}"`)),
  ).toBe(island(`'{"a":[0,"it&#39;s &amp;quot; &lt;b"]}'`, `'{"value":1}'`));
});

test('an island keeps what our element reads', () => {
  const ours = (before: string, after: string) =>
    `<astro-island${before} prefix="r1" props='{"a":" await-children b"}' ssr client="soon"${after}><p uid="a">`;

  expect(ownAttributes(ours(' uid="Z1"', ' await-children'))).toBe(ours('', ''));
  expect(ownAttributes(ours(' uid="Z1"', ' await-children=""'))).toBe(ours('', ''));
});

const island = (props: string) => `<astro-island uid="a" props='${props}'></astro-island>`;

test('what an island is given is plain JSON', () => {
  const given = {
    day: [0, '2026-11-22'],
    words: [
      0,
      {
        note: [0, 'It&#39;s \\"5\\"'],
        of: [
          1,
          [
            [0, 1],
            [0, null],
            [0, { a: [0, true] }],
          ],
        ],
      },
    ],
    none: [0],
  };

  expect(plainProps(`<p>${island(JSON.stringify(given))}`)).toBe(
    `<p>${island('{"day":"2026-11-22","words":{"note":"It&#39;s \\\\\\"5\\\\\\"","of":[1,null,{"a":true}]}}')}`,
  );
});

test.each([
  ['a date', '{"at":[3,"2026-11-22"]}'],
  ['what Astro has not written', '{"at":"2026-11-22"}'],
  ['nothing in a list', '{"of":[1,[[0,1],[0]]]}'],
])('an island that is given %s stops the build', (_, props) => {
  expect(() => plainProps(island(props))).toThrow('JSON has no word');
});
