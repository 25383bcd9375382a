import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { rooms } from '../../rooms.mjs';

const root = join(import.meta.dirname, '../..');

/** Each file breaks the rule named beside it. */
const planted = [
  ['domain/fees/src/planted.ts', "import 'react'", 'domain/ only computes'],
  ['domain/money/src/planted.ts', "import 'node:fs'", 'domain/ knows no platform'],
  ['content/src/planted.ts', "import 'node:path'", 'domain/ knows no platform'],
  ['domain/money/src/upwards.ts', "import '@formation/fees'", 'domain/money uses only what it may'],
  ['domain/codes/src/planted.ts', "import '@formation/names'", 'domain/codes uses only what it may'],
  ['domain/leads/src/planted.ts', "import type { x } from '@formation/content'", 'domain/leads uses only what it may'],
  ['domain/payouts/src/planted.ts', "await import('@formation/deadlines')", 'domain/payouts uses only what it may'],
  ['domain/formation/src/planted.ts', "import '../../money/src/money.ts'", 'a room is entered by its door'],
  ['apps/site/src/lib/deep.ts', "import '../../../../content/src/firm/site.ts'", 'a room is entered by its door'],
  [
    'content/src/site-planted.ts',
    "import '../../apps/site/src/lib/language/locale.ts'",
    'content uses only what it may',
  ],
  ['design/tokens/src/planted.ts', "import '@formation/ui'", 'design/tokens uses only what it may'],
  ['design/ui/src/planted.ts', "export { x } from '@formation/fees'", 'design/ui uses only what it may'],
  ['apps/server/src/planted.ts', "import '@formation/ui'", 'apps/server uses only what it may'],
  [
    'apps/site/src/lib/server-planted.ts',
    "import '../../../server/src/main/app.ts'",
    'apps/site uses only what it may',
  ],
  ['apps/site/src/features/a/a.ts', "import '../b/b.ts'", 'features do not know one another'],
  [
    'apps/site/src/features/a/up.ts',
    "import '../../layouts/planted.ts'",
    'apps/site/src/features uses only the folders it may',
  ],
  [
    'apps/site/src/features/a/aside.ts',
    "import '../../sections/b.ts'",
    'apps/site/src/features uses only the folders it may',
  ],
  ['apps/site/src/features/calculators/platforms/a/a.ts', "import '../b/b.ts'", 'platforms do not know one another'],
  ['apps/site/src/lib/up.ts', "import '../features/b/b.ts'", 'apps/site/src/lib uses only the folders it may'],
  [
    'apps/site/src/sections/planted.ts',
    "import '../layouts/planted.ts'",
    'apps/site/src/sections uses only the folders it may',
  ],
  ['apps/site/src/layouts/up.ts', "import '../pages/planted.ts'", 'apps/site/src/layouts uses only the folders it may'],
  [
    'apps/site/src/layouts/feature.ts',
    "import '../features/b/b.ts'",
    'apps/site/src/layouts uses only the folders it may',
  ],
  ['apps/site/src/new-folder/a.ts', "import 'react'", 'every folder of apps/site/src/ has its row'],
  ['apps/site/src/pages/new.ts', "import '../unlisted/empty.ts'", 'every folder of apps/site/src/ has its row'],
  ['apps/site/src/loose.ts', "import 'react'", 'every folder of apps/site/src/ has its row'],
  ['apps/server/src/db/up.ts', "import '../main/app.ts'", 'apps/server/src/db uses only the folders it may'],
  ['apps/server/src/new-folder/a.ts', "import 'node:fs'", 'every folder of apps/server/src/ has its row'],
  ['content/src/formats/up.ts', "import '../firm/site.ts'", 'content/src/formats uses only the folders it may'],
  ['content/src/new-folder/a.ts', "import '../fill.ts'", 'every folder of content/src/ has its row'],
  ['design/ui/src/undeclared.ts', "import 'undeclared-package'", 'a package is declared where it is used'],
  ['domain/names/src/circle-back.ts', "import './circle.ts'", 'no cycles'],
  ['domain/codes/src/types-back.ts', "import type { x } from './types.ts'", 'no cycles'],
  ['domain/names/src/uses-test.ts', "import './planted.test.ts'", 'nothing depends on a test'],
  ['domain/deadlines/src/oracle.ts', "import '../testing/planted.ts'", 'nothing depends on a test'],
  ['domain/codes/src/queries.ts', "import '../tests/fixtures/planted.ts'", 'nothing depends on a test'],
  ['apps/site/src/lib/tested.ts', "import './testing/planted.ts'", 'nothing depends on a test'],
  ['apps/server/src/by-hand.ts', "import './testing/planted.ts'", 'nothing depends on a test'],
  ['domain/names/src/nowhere.ts', "import './nothing-there.ts'", 'every import resolves'],
] as const;

/** Files that the planted ones lean on, and imports that are allowed. */
const innocent = [
  ['domain/names/src/circle.ts', "import './circle-back.ts'"],
  ['domain/codes/src/types.ts', "import type { y } from './types-back.ts'"],
  ['domain/names/src/planted.test.ts', ''],
  ['domain/deadlines/testing/planted.ts', ''],
  ['domain/codes/tests/fixtures/planted.ts', ''],
  ['apps/site/src/lib/testing/planted.ts', ''],
  ['apps/server/src/testing/planted.ts', ''],
  ['apps/site/src/unlisted/empty.ts', ''],
  ['apps/site/src/features/calculators/platforms/b/b.ts', ''],
  ['apps/site/src/features/calculators/compare/b.ts', "import '../platforms/b/b.ts'"],
  ['apps/site/src/features/b/b.ts', "import '../../lib/b.ts'"],
  ['apps/site/src/lib/b.ts', ''],
  ['apps/site/src/layouts/planted.ts', "import '../sections/b.ts'"],
  ['apps/site/src/sections/b.ts', "import '../features/b/b.ts'"],
  ['apps/site/src/pages/planted.ts', "import '../layouts/planted.ts'; import '../features/b/b.ts'"],
  ['domain/fees/src/innocent.ts', "import '@formation/money'"],
  ['apps/site/src/lib/innocent.ts', "import '@formation/fees'; import 'react'"],
  ['apps/server/src/innocent.ts', "import 'node:fs'; import '@formation/leads'"],
] as const;

/** A copy of our sources with the planted files; of foreign packages only what they name. */
function plantedCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const skipped = /node_modules|dist$|[.]astro$|tables$|entries$/;
  for (const folder of ['domain', 'content', 'design', 'apps', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !skipped.test(path.slice(root.length)),
    });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };
  for (const [file, text] of [...planted, ...innocent]) write(file, `${text};\nexport const planted = 1;\n`);
  for (const name of ['react', 'undeclared-package']) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js', license: 'MIT' }),
    );
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(copy, 'node_modules/@formation'));
  for (const room of [
    'domain/money',
    'domain/fees',
    'domain/names',
    'domain/deadlines',
    'domain/leads',
    'content',
    'design/ui',
  ])
    symlinkSync(join(copy, room), join(copy, 'node_modules/@formation', room.replace(/.*\//, '')));
  return copy;
}

async function rulesBroken(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { output } = await cruise(['domain', 'content', 'design', 'apps'], {
    ...config.options,
    baseDir: plantedCopy(),
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  if (typeof output === 'string') throw new Error('expected a result object');
  const broken = Map.groupBy(output.summary.violations, ({ from }) => from);
  return new Map(
    [...broken].map(([from, violations]) => [from, [...new Set(violations.map(({ rule }) => rule.name))]]),
  );
}

const broken = await rulesBroken();

test.each(planted)('%s: "%s" is reported: %s', (file, _, rule) => {
  expect(broken.get(file)).toContain(rule);
});

test.each(innocent.slice(3))('%s breaks no rule', (file) => {
  expect(broken.get(file)).toBeUndefined();
});

test.each(Object.entries(rooms))('%s may use no room that its package.json does not name', (room, allowed) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  const names = allowed.filter((other) => !other.endsWith('/*')).map((other) => `@formation/${basename(other)}`);

  expect(names.filter((name) => !(name in dependencies))).toEqual([]); // knip says which of these nothing takes
});
