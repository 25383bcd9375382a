import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What all lines of a kind in a text name. */
const named = (text: string, line: RegExp) => [...text.matchAll(line)].map(([, name = '']) => name);

// The system is read-only to the server but for what its unit names, and a register that it cannot write stops erasures.
test('the documented unit lets the server write where the documents put its data and its backups', () => {
  const unit = read('docs/deploy/serendib.service');
  const writable = [
    ...named(unit, /^StateDirectory=(.+)$/gm).map((name) => `/var/lib/${name}`),
    ...named(unit, /^ReadWritePaths=-?(.+)$/gm),
  ];
  const pages = globSync('docs/**/*.md', { cwd: root }).map(read).join('\n');
  const folders = [
    ...named(unit, /^Environment=DATA_DIR=(\S+)/gm),
    ...named(pages, /`BACKUP_DIR=([^`]+)`/g),
    ...named(read('docs/deploy/serendib-backup.service'), /leads -- backup (\S+)/g),
  ];

  expect(unit).toContain('\nProtectSystem=strict\n');
  expect(folders.length).toBeGreaterThanOrEqual(3);
  expect(folders.filter((folder) => !writable.includes(folder))).toEqual([]);
});
