import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { oneScript, oneSheet, ownHashes, ownIcons } from './minify-page.ts';

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

test('the scripts of the body stand in the file of the page, in their order; the theme and the data stay', () => {
  const head = '<head><script>theme()</script></head>';
  const data = '<script type="application/json">{}</script>';
  const script = (address = '/_astro/own.js') => `<script type="module" src="${address}"></script>`;
  const body = `<body><script>(()=>{first()})()</script>${data}<script> </script><script>(()=>{second()})()</script>`;
  const { html, files } = oneScript(head + body + script(), read);

  expect(files[0]?.text).toBe('(()=>{first()})();\n(()=>{second()})();\nown()');
  expect(html).toBe(`${head}<body>${data}${script(files[0]?.address)}`);
});

test('a script of the page that imports another stops the build', () => {
  const script = '<script type="module" src="/_astro/split.js"></script>';
  expect(() => oneScript(`<head>${script}</head><body></body>`, read)).toThrow('imports another script');
});

test('a page without a script in its body stays as it is', () => {
  const html = '<head></head><body><p>words</p><script type="module" src="/_astro/own.js"></script></body>';
  expect(oneScript(html, read)).toEqual({ html, files: [] });
});

test('a page without a file of its own gets one for the scripts of its body', () => {
  const { html, files } = oneScript('<head></head><body><p>words</p><script>first()</script></body>', read);

  expect(files[0]?.text).toBe('first()');
  expect(html).toBe(`<head></head><body><p>words</p><script type="module" src="${files[0]?.address}"></script></body>`);
});

test('the policy keeps the hashes of what stands in the page', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = (hashes: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}"><script>here()</script><script src="/a.js"></script>`;

  expect(ownHashes(policy(` ${hash('here()')} ${hash('gone()')} ${hash('')}`))).toBe(policy(` ${hash('here()')}`));
});
