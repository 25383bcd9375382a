// Whether each entry under content/entries fits its schema; `npm run check` and the build run it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formationPage, legal, post, service } from '@formation/content';
import { latestReading } from '../lint/days.ts';
import { type Entries, entryFaults as textFaults } from './build/entry-faults.ts';
import { readJson, type Json } from './read-json.ts';
import { root } from './tasks/program.ts';

/** What is written as `content/entries/<kind>/<slug>/<language>.md`, and where its fields are explained. */
const texts: Entries = {
  blog: { schema: post, explained: 'content/src/entries/markdown/blog.ts' },
  formation: { schema: formationPage, explained: 'content/src/entries/markdown/formation-page.ts' },
  legal: { schema: legal, explained: 'content/src/entries/markdown/legal.ts' },
  services: { schema: service, explained: 'content/src/entries/markdown/service.ts' },
};

const folder = join(root, 'content/entries');
const read = globSync('**/*.json', { cwd: folder })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path): readonly [string, Json] => [path, readJson(readFileSync(join(folder, path), 'utf8'))]);

/** The schemas read some files themselves, so every file has to be JSON first. */
async function dataFaults(): Promise<readonly string[]> {
  const unreadable = read.flatMap(([path, file]) =>
    'fault' in file ? [`content/entries/${path}: ${file.fault}`] : [],
  );
  if (unreadable.length > 0) return unreadable;
  const { entryFaults } = await import('@formation/content/entries');
  return read.flatMap(([path, file]) => ('value' in file ? entryFaults(path, file.value, latestReading) : []));
}

const faults = [...(await dataFaults()), ...textFaults(root, texts)];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
