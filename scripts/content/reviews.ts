// npm run reviews -- import FILE: puts a review export (CSV or JSON) in place of what the site shows.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mergedReviews, reviewSets, reviewSources } from '@formation/content';
import { typedOptions } from '../typed-options.ts';
import { replaceSource } from './replace-source.ts';
import { mergedSets } from './reviews/merged-sets.ts';
import { readReviews } from './reviews/read-reviews.ts';
import type { Problem } from './reviews/rows.ts';

const target = join(import.meta.dirname, '../../content/entries/reviews/reviews.json');

const usage = `npm run reviews -- import FILE [--source ${reviewSources.join('|')}] [--dry-run]

FILE is .csv or .json. Columns: source, id, name, text, stars (Google, Trustpilot) or recommended (Facebook),
date, avatar, url. The samples of all sources go with the first import. Every row is checked first; if one is wrong, nothing is imported.`;

function refuse(problems: readonly Problem[]): number {
  for (const { line, message } of problems) console.error(`line ${line}: ${message}`);
  console.error(`\nNothing was imported: ${problems.length} to put right.`);
  return 1;
}

async function importReviews(file: string, { source, dryRun }: { source?: string; dryRun: boolean }): Promise<number> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    console.error(`There is no file ${file}.`);
    return 1;
  }
  const read = readReviews(readFileSync(file), {
    format: file.toLowerCase().endsWith('.json') ? 'json' : 'csv',
    source: reviewSources.find((known) => known === source),
  });
  if ('problems' in read) return refuse(read.problems);

  const current = reviewSets;
  const sets = mergedSets(current, read.sets);
  for (const name of reviewSources)
    console.log(`${name}: ${sets[name].length} in place of the ${current[name].length} that are shown`);
  const samples = mergedReviews().filter(({ sample }) => sample).length;
  if (samples > 0) console.log(`The ${samples} example reviews of all sources go, and those of the carousel.`);
  if (dryRun) console.log('Every row is in order. Nothing was written (--dry-run).');
  else await replaceSource(target, JSON.stringify(sets, null, 2));
  return 0;
}

const typed = typedOptions({
  allowPositionals: true,
  options: { source: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const [command, file] = typed?.positionals ?? [];
const { source = '', 'dry-run': dryRun = false } = typed?.values ?? {};
const understood = command === 'import' && file && ['', ...reviewSources].includes(source);
if (!understood) console.error(usage);
process.exitCode = understood ? await importReviews(file, { source, dryRun }) : 2;
