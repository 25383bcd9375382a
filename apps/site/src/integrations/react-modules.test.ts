import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, productionOf } from './react-modules.ts';

const require = createRequire(import.meta.url);
const loaded = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<object>;

test('an entry leads to its file for production', () => {
  const code = readFileSync(require.resolve('react-dom/client'), 'utf8');

  expect(productionOf(code)).toBe("export * from './cjs/react-dom-client.production.js';");
  expect(() => productionOf('module.exports = {}')).toThrow('see react-modules.ts');
});

test('a module exports what the file of CommonJS does', async () => {
  const file = require.resolve('react').replace('index.js', 'cjs/react.production.js');
  const common = require(file) as object;

  const module = await loaded(asModule(readFileSync(file, 'utf8')));

  expect(Object.keys(module).sort()).toEqual(Object.keys(common).sort());
});

test('what changes later changes for who imported it', async () => {
  const code = 'exports.now = void 0;\nexports.set = function (now) {\n  exports.now = now;\n};';

  const module = (await loaded(asModule(code))) as { now: number; set(now: number): void };
  module.set(7);

  expect(module.now).toBe(7);
});

test('what a file requires is imported, each by itself', () => {
  const code = asModule('var A = require("a"),\n  B = require("b");\nexports.sum = A.one + B.two;');

  expect(code).toContain('import * as A from "a";\nimport * as B from "b";\n');
});

test.each(['exports.a = require("a").b;', 'module.exports = 1;', 'f(exports);'])('%s is refused', (code) => {
  expect(() => asModule(code)).toThrow('see react-modules.ts');
});
