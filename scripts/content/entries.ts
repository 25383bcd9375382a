// Whether each entry under content/entries fits its schema; `npm run check` and the build run it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestReading } from '../../lint/days.ts';
import { entryFaults as textFaults } from '../build/entry-faults.ts';
import { root } from '../tasks/program.ts';
import { readJson, type Json } from './read-json.ts';

const folder = join(root, 'content/entries');
const read = globSync('**/*.json', { cwd: folder })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path): readonly [string, Json] => [path, readJson(readFileSync(join(folder, path), 'utf8'))]);

/** The schemas read some files themselves, so every file has to be JSON first. */
async function faults(): Promise<readonly string[]> {
  const unreadable = read.flatMap(([path, file]) =>
    'fault' in file ? [`content/entries/${path}: ${file.fault}`] : [],
  );
  if (unreadable.length > 0) return unreadable;
  const { entryFaults } = await import('@formation/content/entries');
  const { longSchemas } = await import('../build/long-schemas.ts');
  const ofData = read.flatMap(([path, file]) => ('value' in file ? entryFaults(path, file.value, latestReading) : []));
  return [...ofData, ...textFaults(root, longSchemas)];
}

const found = await faults();
for (const fault of found) console.error(fault);
process.exitCode = found.length === 0 ? 0 : 1;
