import type { Plugin } from 'vite';

const ENTRY = /\/node_modules\/(?:react|react-dom|scheduler)\/(index|client|jsx-runtime)\.js$/;
const INSIDE = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[^/]+\.production\.js$/;

/** Where an entry of React's packages leads in production: it asks for the mode first. */
export function productionOf(code: string): string {
  const [, file] = /require\('(\.\/cjs\/[^']+\.production\.js)'\)/.exec(code) ?? [];
  if (file === undefined) throw new Error('An entry of React names no file for production: see react-modules.ts.');
  return `export * from '${file}';`;
}

const times = (code: string, part: string) => code.match(new RegExp(`\\bexports\\.${part}\\b`, 'g'))?.length ?? 0;

/**
 * A CommonJS file of React as a module: what is exported once by a statement of its own becomes a constant, so that
 * what nobody imports can be left out; what changes later stays a variable.
 *
 * @throws when something else of CommonJS is left.
 */
export function asModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const changing = names.filter((name) => times(code, name) > 1);
  const imports = code.replace(/^var ((?:\s*\w+ = require\("[^"]+"\),?)+);$/m, (_, list: string) =>
    list.replace(/\s*(\w+) = require\(("[^"]+")\),?/g, 'import * as $1 from $2;\n'),
  );
  const constants = imports.replace(/^exports\.(\w+) =/gm, (found, name: string) =>
    changing.includes(name) ? found : `const $${name} =`,
  );
  const body = constants.replace(/\bexports\.(\w+)/g, '$$$1');
  if (/\bexports\b|\brequire\(/.test(body)) throw new Error('React is written in another way: see react-modules.ts.');
  const variables = changing.map((name) => `let $${name};\n`).join('');
  return `${variables}${body}\nexport { ${names.map((name) => `$${name} as ${name}`).join(', ')} };\n`;
}

/**
 * Reads React, which comes as CommonJS, as modules: the build leaves out what no script of ours imports, and needs no
 * script of its own that makes modules of CommonJS.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    order: 'pre',
    filter: { id: [ENTRY, INSIDE] },
    handler: (code, id) => ({ code: ENTRY.test(id) ? productionOf(code) : asModule(code), map: null }),
  },
};
