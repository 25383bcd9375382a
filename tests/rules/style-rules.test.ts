import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });
const lines = (count: number) => 'export const x = 1;\n'.repeat(count);

async function found(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`) ?? [];
}

const inComponent = (jsx: string) => `export const A = ({ a }: { a: boolean }) => ${jsx};`;
const effect = (text: string) =>
  `import { useEffect, useRef, useState } from 'react';
export function A({ text }: { text: string }) {
  const [shown, setShown] = useState('');
  const last = useRef('');
  ${text}
  return <p>{shown}</p>;
}`;

test.each([
  ['domain/fees/src/planted.ts', 'export const day = new Date();', 'no-restricted-syntax: Take the day'],
  ['domain/fees/src/planted.ts', 'export const now = Date.now();', 'Take the day as an argument'],
  ['domain/names/src/planted.ts', 'export const random = Math.random();', 'no-restricted-properties'],
  [
    'apps/site/src/lib/planted.ts',
    'export const read = async (answer: Response) => (await answer.json()) as object;',
    'no-restricted-syntax: A cast believes',
  ],
  ['domain/money/src/planted.ts', 'console.log(1);', 'A pure room tells nobody anything'],
  ['domain/money/src/planted.ts', 'export const page = fetch("/");', 'A pure room waits for nothing'],
  ['content/src/planted.ts', 'export const home = process.env;', 'A pure room knows neither browser nor Node'],
  ['tests/browser/planted.spec.ts', 'await page.clock.install();', 'Take the fixture `clock`'],
  ['tests/browser/planted.spec.ts', 'await context.route("/", () => undefined);', 'Ask it of the page'],
  ['apps/site/src/features/a/planted.ts', 'console.log(1);', 'no-console'],
  ['design/ui/src/planted.tsx', 'console.log(1);', 'no-console'],
  ['apps/server/src/http/planted.ts', 'console.log(1);', 'no-console'],
  ['apps/site/src/features/a/planted.tsx', 'export default function A() {}', 'import-x/no-default-export'],
  ['apps/site/src/features/a/Planted.tsx', 'export const a = 1;', 'unicorn/filename-case'],
  ['design/ui/src/planted.tsx', 'export interface Props {}', '@typescript-eslint/consistent-type-definitions'],
  ['apps/server/src/planted.ts', 'export const a: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['content/src/planted.ts', 'export const a = [1].at(0)!;', '@typescript-eslint/no-non-null-assertion'],
  ['content/src/planted.ts', '// @ts-ignore\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
  ['scripts/planted.ts', 'export function a(b: boolean) { if (b) return 1; else return 2; }', 'no-else-return'],
  ['scripts/planted.mjs', 'export const a = nowhere;', 'no-undef'],
  ['domain/fees/src/planted.ts', lines(201), 'max-lines'],
  ['domain/fees/src/planted.ts', `export function a() {${'\n'.repeat(41)}}`, 'max-lines-per-function'],
  ['domain/fees/src/planted.ts', 'export const a = (b: 1, c: 1, d: 1, e: 1) => [b, c, d, e];', 'max-params'],
  ['scripts/planted.ts', lines(201), 'max-lines'],
  ['lint/planted.ts', `export function a() {${'\n'.repeat(41)}}`, 'max-lines-per-function'],
  ['scripts/boot/planted.mjs', 'export const a = (b, c, d, e) => [b, c, d, e];', 'max-params'],
  ['scripts/planted.ts', "import './z.ts';\nimport a from './b.ts';\nimport c from 'node:fs';", 'import-x/order'],
  // money
  [
    'apps/site/src/features/a/planted.ts',
    "import { minus, moneyText } from '@formation/money';\nexport const a = [minus, moneyText];",
    "no-restricted-imports: 'minus' import from '@formation/money' is restricted. The site works no amounts out",
  ],
  [
    'apps/site/src/features/a/planted.ts',
    "import * as money from '@formation/money';\nexport const a = money.plus;",
    'The site works no amounts out',
  ],
  [
    'apps/site/src/pages/planted.astro',
    "---\nimport { total } from '@formation/money';\nconst a = total;\n---\n{a.name}",
    'The site works no amounts out',
  ],
  // what is switched off says why, and switches something off
  ['scripts/planted.ts', '// eslint-disable-next-line no-var\nvar a = 1;', 'house/reason-for-disabling'],
  [
    'scripts/planted.ts',
    '// oxlint-disable-next-line typescript/await-thenable\nvoid 0;',
    'house/reason-for-disabling',
  ],
  ['scripts/planted.ts', '// eslint-disable-next-line no-var -- it is old\nconst a = 1;', 'Unused eslint-disable'],
  // days
  [
    'domain/fees/src/planted.ts',
    "export const a = { from: '2026-02-31' };",
    'house/real-days: "2026-02-31" is not a day',
  ],
  ['content/entries/planted.ts', "export const a = entry('2025-02-29');", 'house/real-days'],
  [
    'domain/deadlines/src/planted.ts',
    "export const a = { checked: '9999-01-01' };",
    'house/real-days: Nobody has looked',
  ],
  ['domain/fees/src/planted.ts', "export const a = { readAgain: '9999-01-01' };", 'house/real-days: Nobody has looked'],
  ['content/entries/planted.ts', "export const a = { readOn: '9999-01-01' };", 'house/real-days: Nobody has looked'],
  // words
  [
    'apps/server/src/planted.ts',
    'export const keptDraft = 1;',
    'house/plain-names: Call "keptDraft" by its plain word',
  ],
  ['domain/fees/src/planted.ts', 'export const f = (asked: string) => asked;', 'house/plain-names'],
  ['apps/site/src/lib/planted.ts', 'export type Slip = string;', 'house/plain-names'],
  ['apps/site/src/lib/planted.ts', 'export const f = (a: string) => new Intl.ListFormat(a);', 'house/own-languages'],
  [
    'apps/site/src/lib/planted.ts',
    'export const f = (a: string) => new Date(0).toLocaleDateString(a);',
    'own-languages',
  ],
  [
    'apps/site/src/lib/planted.ts',
    "import { dayText } from '@formation/calendar';\nexport const f = dayText;",
    'own-lang',
  ],
  ['design/ui/src/planted.tsx', inComponent('<p>Buy now</p>'), 'house/words-in-content: Write "Buy now" in content/'],
  ['design/ui/src/planted.tsx', inComponent("<p>{a ? 'Yes' : ''}</p>"), 'house/words-in-content'],
  ['design/ui/src/planted.tsx', inComponent('<p>{`${a} of ten`}</p>'), 'house/words-in-content'],
  ['design/ui/src/planted.tsx', inComponent('<p aria-label="Close" />'), 'house/words-in-content'],
  ['apps/site/src/sections/planted.tsx', inComponent('<img src="" alt={"A man"} />'), 'house/words-in-content'],
  ['apps/site/src/sections/planted.astro', '<p>Buy now</p>', 'house/words-in-content'],
  ['apps/site/src/sections/planted.astro', '<p title={`Buy ${1}`}></p>', 'house/words-in-content'],
  // colours
  [
    'design/ui/src/planted.tsx',
    inComponent("<p style={{ color: 'red' }} />"),
    'house/colours-in-tokens: Write the colour "red"',
  ],
  ['design/ui/src/planted.tsx', inComponent('<path fill="white" />'), 'house/colours-in-tokens'],
  ['design/ui/src/planted.tsx', inComponent("<path fill={a ? 'none' : '#fff'} />"), 'house/colours-in-tokens'],
  ['apps/site/src/sections/planted.astro', '<p style="color: red"></p>', 'house/colours-in-tokens'],
  ['apps/site/src/pages/planted.ts', "export const a = 'hsl(0 0% 0%)';", 'house/colours-in-tokens'],
  [
    'apps/site/src/pages/planted.ts',
    'export const a = (b: string) => `1px solid oklch(50% 0 ${b})`;',
    'colours-in-tokens',
  ],
  ['apps/site/src/scripts/planted.ts', "document.body.style.color = 'red';", 'house/colours-in-tokens'],
  ['apps/site/src/scripts/planted.ts', "document.body.style.setProperty('--a', 'red');", 'house/colours-in-tokens'],
  // those who cannot see or point
  ['design/ui/src/planted.tsx', inComponent('<img src="/a.png" />'), 'jsx-a11y-x/alt-text'],
  ['apps/site/src/sections/planted.astro', '<img src="/a.png" />', 'astro/jsx-a11y/alt-text'],
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
])('%s: %j breaks %s', async (file, text, rule) => {
  expect((await found(file, text)).join('\n')).toContain(rule);
});

test.each([
  ['domain/fees/src/platforms/ebay/tables/sites.ts', lines(300)], // data files may be long
  ['tests/browser/planted.spec.ts', lines(300)], // and so may journeys
  ['domain/fees/src/planted.test.ts', 'export const day = new Date();'],
  ['apps/server/src/planted.ts', 'export const now = Date.now();'], // the clock is an app's
  ['domain/fees/src/planted.ts', "export const a = { from: '9999-01-01', reviewBy: '2028-02-29' };"],
  ['design/ui/src/planted.tsx', inComponent('<a href="#add" style={{ color: \'var(--ink)\' }}>{a} × 2</a>')],
  ['design/ui/src/planted.tsx', inComponent('<p className="red">{a === (\'yes\' as never) && <b>%</b>}</p>')],
  ['scripts/planted.ts', 'console.log(1);'],
  [
    'apps/site/src/features/a/planted.ts',
    "import { moneyText, readAmount, roundHalfUp } from '@formation/money';\nexport const a = [moneyText, readAmount, roundHalfUp];",
  ],
])('%s may do that', async (file, text) => {
  expect(await found(file, text)).toEqual([]);
});

type Configured = Readonly<{ overrides: readonly Readonly<{ rules: Readonly<Record<string, unknown>> }>[] }>;

/** The rules of .oxlintrc.json without their plugins; one that holds somewhere may be off elsewhere. */
function rulesOfOxlint(isAsked: (how: unknown) => boolean): readonly string[] {
  const withoutComments = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '');
  const { overrides } = JSON.parse(withoutComments) as Configured;
  const rules = overrides.flatMap(({ rules }) => Object.entries(rules)).filter(([, how]) => isAsked(how));
  return rules.map(([rule]) => rule.replace(/.*\//, ''));
}

/** What the rules that know types, and React's, say of files that break them, one text a file. */
function foundByOxlint(texts: readonly string[], ending: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'by-oxlint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "types": [], "lib": ["ES2024", "DOM"] } }',
  );
  mkdirSync(join(folder, 'design'));
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `design/${index}${ending}`), text);
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '--format=json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code?: string; message: string }[] };
  return texts.map((_, index) =>
    diagnostics
      .filter(({ filename }) => filename === `design/${index}${ending}`)
      .map(({ code, message }) => `${code}: ${message}`)
      .join('\n'),
  );
}

/** A text that breaks each rule. */
const brokenByTypes = {
  'await-thenable': 'export const a = async (b: number) => { await b; };',
  'no-array-delete': 'export const a = [1]; delete a[0];',
  'no-base-to-string': 'export const a = String({});',
  'no-duplicate-type-constituents': 'export type A = 1 | 1;',
  'no-floating-promises': 'const a = async () => { await Promise.resolve(); }; a();',
  'no-for-in-array': 'export function a(b: number[]) { for (const c in b) globalThis.alert(c); }',
  'no-implied-eval': 'setTimeout("a()", 1);',
  'no-misused-promises': 'export const a = async () => { [1].forEach(async () => { await a(); }); };',
  'no-redundant-type-constituents': 'export type A = unknown | 1;',
  'no-unnecessary-type-assertion': 'const a: string = "a" + "b"; export const b = a as string;',
  'no-unsafe-argument': 'const a = (b: string) => b; export const c = a(JSON.parse("1"));',
  'no-unsafe-assignment': 'export const a: string = JSON.parse("1");',
  'no-unsafe-call': 'export const a: unknown = JSON.parse("1")();',
  'no-unsafe-enum-comparison': 'enum A { B = 1 } export const c = (a: A) => a === 1;',
  'no-unsafe-member-access': 'export const a = JSON.parse("1").b;',
  'no-unsafe-return': 'export const a = (): string => JSON.parse("1");',
  'no-unsafe-unary-minus': 'export const a = (b: string) => -b;',
  'only-throw-error': 'export function a() { throw "b"; }',
  'prefer-promise-reject-errors': 'export const a = () => Promise.reject("b");',
  'restrict-plus-operands': 'export const a = {} + "b";',
  'restrict-template-expressions': 'export const a = `${{}}`;',
  'switch-exhaustiveness-check': 'export const a = (b: 1 | 2) => { switch (b) { case 1: return 1; } return 2; };',
  'unbound-method': 'class A { b() { return this; } } const c = new A(); export const d = c.b;',
};

const brokenReact = {
  'error-boundaries': 'export function A() { try { return <p />; } catch { return null; } }',
  'exhaustive-deps': effect('useEffect(() => { last.current = text; }, []);'),
  globals: 'let a = 0; export function B() { a = 1; return <p>{a}</p>; }',
  immutability: 'export function A({ a }: { a: { b: number } }) { a.b = 2; return <p>{a.b}</p>; }',
  'incompatible-library': `import { useForm } from 'react-hook-form';
export function A() { const { watch } = useForm(); const b = watch('b'); return <p>{b}</p>; }`,
  purity: effect('return <p>{Math.random()}</p>;'),
  refs: effect('last.current = text;'),
  'rules-of-hooks': effect('if (text) useRef(1);'),
  'set-state-in-effect': effect('useEffect(() => setShown(text), [text]);'),
  'set-state-in-render': effect('setShown(text);'),
  'static-components': effect('const B = () => <b>{text}</b>; return <B />;'),
  'unsupported-syntax': 'export function A() { const b = eval("1"); return <p>{b}</p>; }',
  'use-memo': `import { useMemo } from 'react';
export function A({ a }: { a: number }) { const b = useMemo((c) => a, [a]); return <p>{b}</p>; }`,
};

const wanted = (broken: Readonly<Record<string, string>>) =>
  Object.keys(broken).map((rule) => expect.stringContaining(`(${rule})`));

test('what only types tell is told', () => {
  const others = {
    TS2322: 'export const a: string = 1;', // the compiler's own
    Unused: '// oxlint-disable-next-line typescript/await-thenable -- it was one\nexport const a = 1;',
  };
  const found = foundByOxlint([...Object.values(brokenByTypes), ...Object.values(others)], '.ts');

  expect(found.slice(0, -2)).toEqual(wanted(brokenByTypes));
  expect(found.slice(-2)).toEqual(Object.keys(others).map((rule) => expect.stringContaining(rule)));
});

test('a test may look at what a parser hands to it', () => {
  const off = rulesOfOxlint((how) => how === 'off');
  const texts = Object.entries(brokenByTypes).flatMap(([rule, text]) => (off.includes(rule) ? [text] : []));

  expect(texts.length).toBeGreaterThan(0);
  expect(foundByOxlint(texts, '.test.ts')).toEqual(texts.map(() => ''));
});

test('what breaks the rules of React is told', () => {
  expect(foundByOxlint(Object.values(brokenReact), '.tsx')).toEqual(wanted(brokenReact));
});

test('every rule of .oxlintrc.json is broken above', () => {
  const broken = Object.keys({ ...brokenByTypes, ...brokenReact });
  expect(broken.toSorted()).toEqual(rulesOfOxlint((how) => how !== 'off').toSorted());
});

test('every source is in the tsconfig.json that lies nearest above it: by another it would be judged mildly', () => {
  const outside = ['**/node_modules', '**/dist', '**/.astro', '**/.cache', 'tools', 'reports'];
  const files = (pattern: string) => globSync(pattern, { cwd: root, exclude: outside }).map((file) => join(root, file));
  const rooms = files('**/tsconfig.json').map((file) => {
    const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
    const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
    return { folder: `${dirname(file)}/`, sources: new Set(fileNames) };
  });
  const roomOf = (file: string) =>
    rooms.filter(({ folder }) => file.startsWith(folder)).sort((a, b) => b.folder.length - a.folder.length)[0];
  const sources = files('**/*.{ts,tsx}');

  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => !roomOf(file)?.sources.has(file))).toEqual([]);
});

/** What the compiler says of one file under the domain's settings, which know no browser and no Node. */
function compilerErrors(text: string): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const file = join(root, 'domain/fees/src/planted.ts');
  const withPlanted: ts.CompilerHost = {
    ...host,
    getSourceFile: (name, language) =>
      name === file ? ts.createSourceFile(name, text, language) : host.getSourceFile(name, language),
  };
  const program = ts.createProgram([file], options, withPlanted);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each([
  ['export const title = document.title;', "Cannot find name 'document'"],
  ['export const home = process.env;', "Cannot find name 'process'"],
  ['export const page = fetch("/");', "Cannot find name 'fetch'"],
  ['export const later = setTimeout(() => undefined, 1);', "Cannot find name 'setTimeout'"],
  ['export enum Colour { Red }', 'erasableSyntaxOnly'],
  ["import { a } from './a.ts';", 'never read'],
  ['const a = 1;\nexport const b = 1;', 'never read'],
  ['export const a = (b: 1) => 1;', 'never read'],
  ['export function a(b: boolean) { if (b) return 1; }', 'Not all code paths return a value'],
])('the domain does not compile with %s', (text, error) => {
  expect(compilerErrors('export const fine = 1;')).toEqual([]);
  expect(compilerErrors(text).join('\n')).toContain(error);
});

test.each([
  ['a { color: #123456 }', 'color-no-hex'],
  ['a { color: red }', 'color-named'],
  ['a { color: rgb(255 0 0) }', 'function-disallowed-list'],
  ['a { background: linear-gradient(hsla(0, 0%, 0%, 0.5), transparent) }', 'function-disallowed-list'],
  ['a { color: oklch(50% 0.1 20) }', 'function-disallowed-list'],
  ['a { color: color(display-p3 1 0 0) }', 'function-disallowed-list'],
  ['a { color: light-dark(var(--text), var(--line)) }', 'function-disallowed-list'],
  ['a { color: var(--_sapphire-550) }', 'declaration-property-value-disallowed-list'],
  ['a { border: 1px solid var(--_sapphire-550) }', 'declaration-property-value-disallowed-list'],
  ['a { --_own: 1px }', 'property-disallowed-list'],
  ['a { margin-left: 1rem }', 'property-disallowed-list'],
  ['a { left: 0 }', 'property-disallowed-list'],
])('a component may not style %s', async (code, rule) => {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, 'design/ui/src/planted.css') });

  expect(results[0]?.warnings.map((warning) => warning.rule)).toContain(rule);
});
