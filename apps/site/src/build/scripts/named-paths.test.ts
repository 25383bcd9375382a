import { expect, test } from 'vitest';
import { unmatched } from './named-paths.ts';

const modules = ['/house/apps/site/src/lib/typed/use-typed.ts', '/house/domain/money/src/decimal.ts?copy'];

test('what a module has is no one’s fault', () => {
  expect(
    unmatched({ 'groups.ts': ['/lib/typed/', '/decimal.ts'], 'copies.ts': [/money\/src\/[\w-]+\.ts/] }, modules),
  ).toEqual([]);
});

test('a path that no module has is named, with who names it', () => {
  expect(unmatched({ 'groups.ts': ['/lib/typed/', '/lib/old/'], 'copies.ts': [/decimal\.ts$/] }, modules)).toEqual([
    'groups.ts: /lib/old/',
    String.raw`copies.ts: decimal\.ts$`,
  ]);
});
