import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import config from '../../knip.config.ts';
import { rooms } from '../../rooms.mjs';

const root = join(import.meta.dirname, '../..');
const manifest = (name: string, more: object) => JSON.stringify({ name, private: true, type: 'module', ...more });

/** A house of two rooms: `domain/money` offers two values and a type, and `apps/command-line` takes one of them. */
const files = {
  'package.json': manifest('house', { workspaces: ['domain/*', 'apps/*'] }),
  'domain/money/package.json': manifest('@formation/money', { exports: { '.': './src/index.ts' } }),
  'domain/money/src/index.ts': "export { taken, left, type Shape } from './money.ts';\n",
  'domain/money/src/money.ts': 'export type Shape = 1;\nexport const taken: Shape = 1;\nexport const left = taken;\n',
  'apps/command-line/package.json': manifest('@formation/command-line', {
    main: 'src/main.ts',
    dependencies: { '@formation/money': '*' },
  }),
  'apps/command-line/src/main.ts': "import { taken } from '@formation/money';\nexport default taken;\n",
};

function house(): string {
  const folder = mkdtempSync(join(tmpdir(), 'door-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of ['knip.config.ts', 'rooms.mjs']) cpSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, 'node_modules/@formation'), { recursive: true });
  symlinkSync(join(folder, 'domain/money'), join(folder, 'node_modules/@formation/money'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

test('what a room offers and nobody outside it takes is reported; its types may stand there', () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const args = ['--no-config-hints', '--reporter', 'json'];
  const { stdout } = spawnSync(process.execPath, [knip, ...args], { cwd: house(), encoding: 'utf8' });

  expect(JSON.parse(stdout)).toMatchObject({
    issues: expect.arrayContaining([
      expect.objectContaining({
        file: 'domain/money/src/index.ts',
        exports: [expect.objectContaining({ name: 'left' })],
      }),
    ]),
  });
});

/** Who enters by the doors of the published package is elsewhere, see docs/fee-package.md; nobody takes from an app. */
const isTakenFrom = (room: string) => room !== 'domain/fees' && !room.startsWith('apps/');

const hasDoor = (room: string) =>
  'exports' in (JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as object);

const judged: Readonly<Record<string, object>> = config.workspaces;

test.each(Object.keys(rooms).filter((room) => isTakenFrom(room) && hasDoor(room)))(
  'the door of %s is judged',
  (room) => {
    expect(judged[room]).toMatchObject({ includeEntryExports: true });
  },
);
