import { expect, test } from 'vitest';
import { namesIn, namesInScript, purgeCss, scriptsOf } from './purge-css.ts';

const own = (css: string, ...texts: readonly string[]) => purgeCss(css, new Set(texts.flatMap(namesIn)));

test('a page keeps the rules of what stands on it', () => {
  const page = '<p class="lead big" id="first"><svg class="icon"></svg></p>';

  expect(own('.lead{top:0}.hero{top:1px}#first.big{top:2px}.lead .hero{top:3px}', page)).toBe(
    '.lead{top:0}#first.big{top:2px}',
  );
});

test('of several selectors those stay that can match', () => {
  expect(own('.lead,.hero>p,h1{top:0}', 'lead')).toBe('.lead,h1{top:0}');
});

test.each([
  ['elements', 'table td:nth-child(2){top:0}'],
  ['the state of something', '.lead:hover::after{top:0}'],
  ['attributes, whatever is in them', '.lead[data-to=".hero"]{top:0}'],
  ['what it excludes or looks for', '.lead:not(.hero):has(.a:is(.b,.c)){top:0}'],
  ['a face', '@font-face{font-family:Text;src:url(/text.woff2)}'],
  ['steps of a movement', '@keyframes rise{12.5%{top:0}}'],
])('a rule stays that names %s', (_, css) => {
  expect(own(css, 'lead')).toBe(css);
});

test('rules inside of others go with them, and what they leave empty goes too', () => {
  const css = '@layer pages{.hero{top:0;& .lead{top:1px}}@media print{.lead{top:2px;& .hero{top:3px}}.hero{top:4px}}}';

  expect(own(css, 'lead')).toBe('@layer pages{@media print{.lead{top:2px}}}');
  expect(own('@layer pages{@media print{.hero{top:0}}}', 'lead')).toBe('');
});

test('a name that a script makes of a beginning keeps the rules of all such names', () => {
  expect(own('.chart-fee{top:0}.charts{top:1px}', 'draw({className:`chart-${colour}`})')).toBe('.chart-fee{top:0}');
});

test('a table of data in a script names no class, and what stands around it does', () => {
  const table = 'dry dock, fish market\n'.repeat(300);
  const code = 'const dock="dock";'.repeat(400);
  const names = (text: string) => new Set(namesInScript(text));

  expect([...names(`a=\`lead\`,b=\`${table}\`,c=\`big\``)]).toEqual(['a', 'lead', 'b', 'c', 'big']);
  expect(names(`a=\`lead\`;${code}b=\`big\``)).toContain('dock'); // code between two texts is no table
});

test('the scripts of a page are all that it may ever load, and each once; React names nothing of its own', () => {
  const texts: Readonly<Record<string, string>> = {
    '/_astro/page.a.js': 'import"./common.b.js";const later=()=>import(`./late.c.js`)',
    '/_astro/common.b.js': 'import"./page.a.js";preload(load,["_astro/more.d.js"])',
    '/_astro/late.c.js': 'import{jsx}from"./client-renderer.e.js"',
    '/_astro/more.d.js': '',
  };
  const read = (address: string) => {
    const text = texts[address];
    if (text === undefined) throw new Error(`${address} was read`);
    return text;
  };

  expect([...scriptsOf('<script src="/_astro/page.a.js"></script>', read)].sort()).toEqual(Object.keys(texts).sort());
});
