import { platformNames } from '@formation/fees';
import { expect, test } from 'vitest';
import { doors } from './build-package.ts';
import { withOwnSpecifiers } from './specifiers.ts';

const all = { '@formation/money': 'money/index.js', '@formation/fees/stripe': 'fees/stripe/index.js' };

test.each([
  ["import { a } from '@formation/money';", 'fees/index.js', "import { a } from '../money/index.js';"],
  [
    'import * as a from "@formation/fees/stripe";',
    'cli/platforms/a.js',
    'import * as a from "../../fees/stripe/index.js";',
  ],
  ["export type { A } from './a.ts';", 'fees/index.d.ts', "export type { A } from './a.js';"],
  ["let a: import('@formation/money').Money;", 'fees/a/b.d.ts', "let a: import('../../money/index.js').Money;"],
  ["import { readFileSync } from 'node:fs';", 'cli/a.js', "import { readFileSync } from 'node:fs';"],
])('%s in %s', (code, file, own) => {
  expect(withOwnSpecifiers(code, file, all)).toBe(own);
});

test('a door that the package lacks is an error', () => {
  expect(() => withOwnSpecifiers("import '@formation/content'", 'fees/a.js', all)).toThrow('is not in the package');
});

test('every platform has its door', () => {
  expect(Object.keys(doors())).toEqual(expect.arrayContaining(platformNames.map((name) => `@formation/fees/${name}`)));
});

test('every door of the rooms is one of the package', () => {
  expect(doors()).toMatchObject({
    '@formation/money': 'money/index.js',
    '@formation/money/exchange-rates': 'money/exchange-rates/index.js',
    '@formation/fees': 'fees/index.js',
    '@formation/fees/tables': 'fees/catalogue/index.js',
    '@formation/fees/etsy': 'fees/platforms/etsy/index.js',
    '@formation/fees/ebay/quick': 'fees/platforms/ebay/quick/index.js',
  });
});
