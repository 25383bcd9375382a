// node scripts/entries.ts: whether what the owner edits under content/entries fits its schemas. Check and build ask it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestReading } from '../lint/days.ts';
import { readJson, type Json } from './read-json.ts';

const folder = join(import.meta.dirname, '../content/entries');
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
  return read.flatMap(([path, file]) => ('value' in file ? entryFaults(path, file.value, latestReading) : []));
}

const found = await faults();
for (const fault of found) console.error(fault);
process.exitCode = found.length === 0 ? 0 : 1;
