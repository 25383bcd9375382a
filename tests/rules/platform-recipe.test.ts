/** The recipe "A platform" of docs/contributing.md, followed in a copy: at most six files, and every face has it. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshCopy, type Copy } from '../owner/copy.ts';
import { recipes } from '../owner/recipes.ts';

const copy = freshCopy();
const touched = new Set<string>();
const noting =
  <Rest extends readonly unknown[]>(act: (file: string, ...rest: Rest) => void) =>
  (file: string, ...rest: Rest) => {
    touched.add(file);
    act(file, ...rest);
  };
const watched: Copy = { ...copy, write: noting(copy.write), edit: noting(copy.edit) };

beforeAll(() => {
  recipes['a platform']?.(watched);
});

afterAll(() => {
  rmSync(copy.folder, { recursive: true });
});

test('a platform of two rates is six files', () => {
  expect(touched.size).toBeGreaterThan(0);
  expect([...touched]).toHaveLength(6);
});

test('the laws, the words, the lists and the help take it in', () => {
  const files = [
    'domain/fees/src/platforms/laws.test.ts',
    'apps/site/src/features/calculators/words.test.ts',
    'apps/site/src/features/calculators/lists/list-run.test.ts',
    'apps/command-line/src/answer-command.test.ts',
  ];
  const output = copy.run('vitest', 'run', ...files, '-t', 'lankapay');
  expect(output).toMatch(/Test Files[^|\n]*4 passed/);
});

test('so do the command line, the comparison, the file for programs and the schema', () => {
  // 10,000 × 2.5% + 30
  expect(copy.run('node', 'apps/command-line/src/main.ts', 'lankapay', '--amount', '10000')).toMatch(
    /fee +Rs\s280\.00/,
  );
  const both = ['lankapay --amount 10000', 'stripe --amount 100'];
  expect(copy.run('node', 'apps/command-line/src/main.ts', 'compare', ...both)).toMatch(/fees +Rs\s280\.00 +\$/);
  const program = `
    import { jsonSchema, loadPlatform } from '@formation/fees';
    import { platformsWithFees, tableFile } from '@formation/fees/tables';
    const { question } = await loadPlatform('lankapay');
    const { required } = jsonSchema(question, 'LankaPay');
    const { fees } = await tableFile('lankapay');
    const listed = (await platformsWithFees()).includes('lankapay');
    console.log(JSON.stringify({ required, listed, paths: fees.map(({ path }) => path.join('.')) }));`;
  const said = copy.run('node', '--input-type=module', '--eval', program).trim();
  expect(JSON.parse(said)).toEqual({ required: ['amount'], listed: true, paths: ['rate', 'fixed'] });
});
