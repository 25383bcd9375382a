import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formationPage, post } from '@formation/content';
import { expect, onTestFinished, test } from 'vitest';
import { entryFaults } from '../../scripts/build/entry-faults.ts';
import { longSchemas } from '../../scripts/build/long-schemas.ts';
import { pageTypeSentences, shortly, unusedSentences } from '../../scripts/tasks/sentences.ts';
import { steps } from '../../scripts/tasks/steps.ts';

const root = join(import.meta.dirname, '../..');
const planted = join(root, 'domain/money/src/planted.ts');

/** What each program writes of a file that breaks one rule, as it was seen. */
test.each([
  [
    'types',
    "domain/money/src/planted.ts:2:14: Type 'string' is not assignable\n to 'number'. [Error/typescript(TS2322)]\n\n1 problem\n",
    "domain/money/src/planted.ts:2: Type 'string' is not assignable to 'number'. (typescript(TS2322))",
  ],
  [
    'lint',
    `a warning\n${JSON.stringify([{ filePath: planted, messages: [{ ruleId: 'max-params', message: 'Too many.', line: 3 }] }])}\n`,
    'domain/money/src/planted.ts:3: Too many. (max-params)',
  ],
  [
    'lint',
    JSON.stringify([{ filePath: planted, messages: [{ ruleId: 'order', message: 'A first.', line: 1, fix: {} }] }]),
    'domain/money/src/planted.ts:1: A first. (order) Run npx eslint --fix domain/money/src/planted.ts.',
  ],
  [
    'rooms',
    '\n  error domain/ knows no platform: domain/money/src/planted.ts → fs\n    Node belongs to apps/.\n\n\nx 1 dependency violations',
    'domain/money/src/planted.ts → fs breaks the rule "domain/ knows no platform". Node belongs to apps/.',
  ],
  [
    'rooms',
    '\n  error no cycles: a.ts → \n      b.ts →\n      a.ts\n    Move what both need.\n',
    'a.ts → b.ts → a.ts breaks the rule "no cycles". Move what both need.',
  ],
  [
    'format',
    'Checking formatting...\n\ndomain/money/src/planted.ts (0ms)\n\nFormat issues found in above 1 files.',
    'domain/money/src/planted.ts is not formatted: run npm run format.',
  ],
  [
    'styles',
    `${root}/design/ui/src/zz.css:1:13: Take a colour of the tokens. [error]\n\n1 problem (1 error, 0 warnings)\n`,
    'design/ui/src/zz.css:1: Take a colour of the tokens.',
  ],
])('%s: what is broken stands in the last lines, with what to do', (name, output, sentence) => {
  const step = steps.find((one) => one.name === name);

  expect(shortly(name, step?.sentences(output) ?? [], output).split('\n    ')).toEqual([name, sentence]);
});

/** A folder with one text. */
function withText(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return folder;
}

/** A post whose fields fit. */
const fields = `---
title: Our new office
date: Nov 30, 2026
author: Nimali
summary: We have moved. This says where the new office is, and when it is open.
`;

const entries = {
  blog: { ...longSchemas['blog'], schema: post, explained: 'content/src/blog.ts' },
  formation: { schema: formationPage, explained: 'content/src/formation-page.ts' },
};

test.each([
  ['blog', '---\ntitle: A\n  b: [\n---\n', /^content\/entries\/blog\/a\/en\.md, is not readable as YAML: /],
  ['blog', 'No fields.\n', /begins without fields between two lines of ---\. content\/src\/blog\.ts explains/],
  ['blog', '---\nsummary: Short\n---\n', /, title: .*\. content\/src\/blog\.ts explains each field\.$/],
  ['blog', `${fields}img: office.png\n---\nText.\n`, /, shows office\.png, which is not beside it\. /],
  ['blog', `${fields}---\n![A door](door.webp)\n`, /, shows door\.webp, which is not beside it\. /],
  ['blog', `${fields}---\n<b>Text</b>\n`, /, its text: Write without HTML: what begins with < is not taken\. /],
  ['essays', '---\ntitle: A\n---\n', /nobody says what a text of the kind essays needs/],
])('a text of the kind %s that does not fit is a sentence: %j', (kind, text, sentence) => {
  const folder = withText(`content/entries/${kind}/a/en.md`, text);

  expect(entryFaults(folder, entries)[0]).toMatch(sentence);
});

test('what nothing uses is a sentence', () => {
  const issue = { file: 'domain/a.ts', files: [], exports: [{ name: 'a' }], unlisted: [{ name: 'react' }] };

  expect(unusedSentences(`a warning\n${JSON.stringify({ issues: [issue] })}\n`)).toEqual([
    'domain/a.ts exports a, which no other file or room uses: delete it, or its "export".',
    'domain/a.ts uses react, which the package.json of its room does not name: add it.',
  ]);
});

test('a wrong type in a page is a sentence', () => {
  const said = `\u001B[36msrc/pages/a.astro\u001B[39m:3:7 - \u001B[31merror\u001B[39m ts(2322): Not a number.\n\n3 const a\n`;

  expect(pageTypeSentences(said)).toEqual(['apps/site/src/pages/a.astro:3: Not a number. (ts(2322))']);
});

test('of many sentences the first stand in the last lines; a crash shows its own last lines, but for the stack', () => {
  const many = Array.from({ length: 9 }, (_, index) => `sentence ${index}`);

  expect(shortly('check: a', many, '').split('\n')).toHaveLength(8);
  expect(shortly('check: a', many, '')).toMatch(/and 3 more, which stand above$/);
  expect(shortly('check: a', [], 'Error: no\n    at here\n\n')).toBe('check: a\n    Error: no');
});
