/**
 * A word for visitors that nothing reads: its key is written in no source and no long text, and no source looks keys of
 * its group up while it runs. The words of platforms have a test of their own, `features/calculators/words.test.ts` of the
 * site: their keys are known only to answers.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@formation/content';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = ['apps/*/src/**/*.{ts,tsx,astro}', 'content/{entries,src}/**/*.ts', 'domain/*/src/**/*.ts'];
const files = globSync(sources, { cwd: root }).filter((file) => !file.includes('.test.'));
const areWords = (file: string) => /^content\/src\/messages\/\w+\//.test(file);

/** What sources read: the names in them, and the groups whose keys they look up while they run. */
type Read = Readonly<Record<'names' | 'lookedUp', Set<string>>>;

/** The last name of what is read: `levels` of `words.levels`. */
function lastName(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

const isOfObject = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && lastName(expression.expression) === 'Object';

function noteNames(node: ts.Node, read: Read, isWord: boolean) {
  const { names, lookedUp } = read;
  const isKey = isWord && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && !isKey) names.add(node.text);
  if (ts.isElementAccessExpression(node)) lookedUp.add(lastName(node.expression));
  if (ts.isCallExpression(node) && isOfObject(node)) lookedUp.add(lastName(node.arguments[0]));
  node.forEachChild((child) => noteNames(child, read, isWord));
}

/** The words that long texts take: they name them in braces. */
function namesInBraces(): readonly string[] {
  const texts = globSync('content/entries/*/*/en.md', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
}

function readBySources(): Read {
  const read = { names: new Set<string>(), lookedUp: new Set<string>() };
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^---$/gm, '');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const into = file.startsWith('domain/') ? { ...read, lookedUp: new Set<string>() } : read; // no words there
    source.forEachChild((node) => noteNames(node, into, areWords(file)));
  }
  for (const name of namesInBraces()) read.names.add(name);
  return read;
}

/** The keys below a group that nothing reads, each with the way to it. */
function unread(words: object, { names, lookedUp }: Read, way: readonly string[] = []): readonly string[] {
  return Object.entries(words).flatMap(([key, below]: [string, unknown]) => {
    const here = [...way, key];
    if (!names.has(key) && !lookedUp.has(way.at(-1) ?? '(none)') && !Array.isArray(words)) return [here.join('.')];
    return typeof below === 'object' && below !== null ? unread(below, { names, lookedUp }, here) : [];
  });
}

test('every word is read somewhere', () => {
  const { platforms, ...others } = messages.en;
  const read = readBySources();

  expect(Object.keys(platforms).length).toBeGreaterThan(0);
  expect(unread(others, read)).toEqual([]);
  expect(unread({ shell: { next: '', neverRead: '' } }, read)).toEqual(['shell.neverRead']);
});
