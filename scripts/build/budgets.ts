// Compares the bytes of every built page with budgets.json, and says what was added since the build before; `npm run
// check` and `npm test` run it. node scripts/build/budgets.ts --measure writes what is measured, and the air, as the budgets;
// --edition leaves room for what an owner has written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tables } from '@formation/codes/tables';
import { addedLines, readSizes, writeSizes } from './added-bytes.ts';
import { builtPages, dist } from './built-pages.ts';
import {
  type Budget,
  budgetOf,
  budgets,
  excesses,
  largest,
  type Measured,
  ofEdition,
  ofProgram,
  withAir,
} from './page-budgets.ts';
import { pageBytes } from './page-bytes.ts';

/** What the build was made of: two measurements of one build are one. */
function buildOfNow(): string {
  const stamp = join(dist, '.build-stamp');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/** Raises, or lowers, every limit to what the pages need today: a decision says why. */
function measure(measured: readonly Measured[]): void {
  const sizes = largest(measured);
  const later = { js: gzipSync(JSON.stringify(tables)).length };
  const raised = budgets.map((budget: Budget) =>
    withAir(budget, budget === budgetOf('loaded later') ? later : (sizes[budget.name] ?? {})),
  );
  writeFileSync(join(import.meta.dirname, '../../budgets.json'), `${JSON.stringify(raised, null, 2)}\n`);
  for (const { name, pages: _, ...limits } of raised) console.log(name, JSON.stringify(limits));
}

/** Says what exceeds its budget, and what was added. */
function compare(measured: readonly Measured[]): void {
  const broken = excesses(measured, process.argv.includes('--edition') ? ofEdition : ofProgram);
  for (const sentence of broken) console.error(sentence);
  const sizes = writeSizes(readSizes(), { build: buildOfNow(), sizes: largest(measured) });
  for (const line of addedLines(sizes)) console.log(line);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

const measured = builtPages().map((page) => ({ path: page.path, bytes: pageBytes(page) }));
if (process.argv.includes('--measure')) measure(measured);
else compare(measured);
