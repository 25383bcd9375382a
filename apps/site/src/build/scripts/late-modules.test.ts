import { expect, test } from 'vitest';
import { filesOf, withFiles } from './late-modules.ts';

const script = (fileName: string, imports: readonly string[], facadeModuleId: string | null = null) => ({
  fileName,
  imports: [...imports],
  facadeModuleId,
  moduleIds: [`/house/in-${fileName}.ts`],
  code: '',
});
const scripts = [
  script('page.js', ['common.js'], '/house/page.ts'),
  script('late.js', ['common.js', 'tables.js'], '/house/late.ts'),
  script('tables.js', ['common.js']),
  script('common.js', []),
];

test('the files of a module are its script and all that it imports, each once', () => {
  expect(filesOf('/house/late.ts', scripts)).toEqual(['late.js', 'common.js', 'tables.js']);
});

test('a module without a script of its own is in that of its group', () => {
  expect(filesOf('/house/in-tables.js.ts', scripts)).toEqual(['tables.js', 'common.js']);
});

test.each(['"', "'", '`'])('a script names the files that it has not yet: %s', (quote) => {
  const [page] = scripts;
  const code = `load(${quote}files-of:/house/late.ts${quote},()=>import("./late.js"))`;

  expect(page && withFiles({ ...page, code }, scripts)).toBe('load("/late.js /tables.js",()=>import("./late.js"))');
});

test('a module that no script has stops the build', () => {
  expect(() => filesOf('/house/renamed.ts', scripts)).toThrow('/house/renamed.ts');
});
