import { join } from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: root });
const lines = (count: number) => 'export const x = 1;\n'.repeat(count);

test.each([
  ['domain/fees/src/planted.ts', 'export const day = new Date();', 'no-restricted-syntax'],
  ['domain/fees/src/planted.ts', 'export const now = Date.now();', 'no-restricted-properties'],
  ['domain/names/src/planted.ts', 'export const random = Math.random();', 'no-restricted-properties'],
  ['apps/site/src/features/a/planted.tsx', 'export default function A() {}', 'import-x/no-default-export'],
  ['apps/site/src/features/a/Planted.tsx', 'export const a = 1;', 'unicorn/filename-case'],
  ['design/ui/src/planted.tsx', 'export interface Props {}', '@typescript-eslint/consistent-type-definitions'],
  ['apps/server/src/planted.ts', 'export const a: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['content/src/planted.ts', 'export const a = [1].at(0)!;', '@typescript-eslint/no-non-null-assertion'],
  ['content/src/planted.ts', '// @ts-ignore\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
  ['scripts/planted.ts', 'export function a(b: boolean) { if (b) return 1; else return 2; }', 'no-else-return'],
  ['domain/fees/src/planted.ts', lines(201), 'max-lines'],
  ['domain/fees/src/planted.ts', `export function a() {${'\n'.repeat(41)}}`, 'max-lines-per-function'],
  ['domain/fees/src/planted.ts', 'export const a = (b: 1, c: 1, d: 1, e: 1) => [b, c, d, e];', 'max-params'],
  // what dependency-cruiser cannot read
  [
    'apps/site/src/pages/planted.astro',
    "---\nimport '../../../../domain/fees/src/schedule.ts';\n---\n",
    'no-restricted-imports',
  ],
  ['apps/site/src/pages/planted.astro', "---\nimport '@formation/server';\n---\n", 'no-restricted-imports'],
  [
    'apps/site/src/layouts/planted.astro',
    "---\nimport '../features/main-nav/main-nav.tsx';\n---\n",
    'import-x/no-restricted-paths',
  ],
])('%s: %j breaks %3$s', async (file, text, rule) => {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });

  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
});

test.each([
  ['domain/fees/src/ebay/rates.ts', lines(300)], // data files may be long
  ['domain/fees/src/planted.test.ts', 'export const day = new Date();'],
  ['apps/server/src/planted.ts', 'export const now = Date.now();'], // the clock is an app's
])('%s may do that', async (file, text) => {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });

  expect(result?.messages).toEqual([]);
});

/** What the compiler says of one file under the domain's settings, which know no browser and no Node. */
function compilerErrors(text: string): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const file = join(root, 'domain/fees/src/planted.ts');
  const { getSourceFile } = host;
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, text, language) : getSourceFile(name, language);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each([
  ['export const title = document.title;', "Cannot find name 'document'"],
  ['export const home = process.env;', "Cannot find name 'process'"],
  ['export const page = fetch("/");', "Cannot find name 'fetch'"],
  ['export const later = setTimeout(() => undefined, 1);', "Cannot find name 'setTimeout'"],
  ['export enum Colour { Red }', 'erasableSyntaxOnly'],
])('the domain does not compile with %s', (text, error) => {
  expect(compilerErrors('export const fine = 1;')).toEqual([]);
  expect(compilerErrors(text).join('\n')).toContain(error);
});

test.each([
  ['a { color: #123456 }', 'color-no-hex'],
  ['a { color: var(--_blue-600) }', 'declaration-property-value-disallowed-list'],
  ['a { margin-left: 1rem }', 'property-disallowed-list'],
  ['a { left: 0 }', 'property-disallowed-list'],
])('a component may not style %s', async (code, rule) => {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, 'design/ui/src/planted.css') });

  expect(results[0]?.warnings.map((warning) => warning.rule)).toContain(rule);
});
