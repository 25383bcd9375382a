// Runs under a fitting Node: the tasks behind the npm scripts. Each answers with its exit code.
import { join } from 'node:path';
import { stopAll } from './boot/run.mjs';
import { build } from './tasks/build.ts';
import { checkOfNow } from './tasks/check.ts';
import { dev } from './tasks/dev.ts';
import { sum } from './tasks/outcome.ts';
import { program } from './tasks/program.ts';
import {
  allTests,
  browserTests,
  explored,
  ownerTests,
  printFailures,
  printSum,
  serviceTests,
  unitTests,
} from './tasks/test.ts';
import { tool } from './tasks/tool.ts';

const [name = 'start', ...more] = process.argv.slice(2);
const node = (script: string) => program(process.execPath, [script, ...more]);
const serve = () => node('apps/server/src/main/serve.ts');
const benches: Readonly<Record<string, string>> = {
  codes: 'scripts/bench/bench-codes.ts',
  'codes-weights': 'scripts/bench/learn-codes.ts',
};
const ofCodes = (script: string) => program(process.execPath, [script, ...more.slice(1)]);
const buildOnly = async () => printFailures(await build());
const afterBuild = async (next: () => Promise<number>) => (await buildOnly()) || next();

const tasks: Readonly<Record<string, () => Promise<number>>> = {
  bench: () => {
    const script = benches[more[0] ?? ''];
    return script ? ofCodes(script) : afterBuild(() => node('scripts/bench/bench.ts'));
  },
  build: buildOnly,
  ci: async () => printSum(sum([await allTests(), await serviceTests()])),
  content: async () => {
    const [act, folder = 'content/entries'] = more;
    const leads = (...args: readonly string[]) => program(process.execPath, ['apps/server/src/cli/leads.ts', ...args]);
    if (act === 'export') return (await leads('site-files', folder)) || program('oxfmt', [folder]);
    if (act === 'build') return leads('edition');
    console.error('npm run content -- export [FOLDER], or npm run content -- build');
    return 2;
  },
  check: async () => printSum(await checkOfNow()),
  dev: () => dev(more),
  format: () => program('oxfmt', ['.']),
  'launch-check': () => node('scripts/content/launch-check.ts'),
  leads: () => node('apps/server/src/cli/leads.ts'),
  mutation: async () => program(join(await tool('stryker'), '.bin/stryker'), ['run', ...more]),
  'open-points': () => node('scripts/content/open-points.ts'),
  package: () => node('scripts/release/package.ts'),
  rates: () => node('scripts/content/rates.ts'),
  reviews: () => node('scripts/content/reviews.ts'),
  screenshots: () => afterBuild(() => node('scripts/build/screenshots.ts')),
  serve,
  sources: () => node('scripts/content/sources.ts'),
  start: () => afterBuild(serve),
  translations: () => node('scripts/content/translations.ts'),
  test: async () => printSum(await allTests()),
  'test:browser': async () => printSum(await browserTests(more)),
  'test:engines': () => afterBuild(() => node('tests/engines/engines.ts')),
  'test:explore': async () => printSum(await explored(more)),
  'test:fresh': () => node('scripts/release/fresh-clone.ts'),
  'test:owner': async () => printSum(await ownerTests()),
  'test:services': async () => printSum(await serviceTests(more)),
  'test:soak': () => afterBuild(() => node('tests/soak/soak.ts')),
  'test:unit': async () => printSum(await unitTests(more)),
};

process.once('disconnect', stopAll); // boot.mjs was killed hard

const task = tasks[name];
if (!task) console.error(`There is no task "${name}". Known: ${Object.keys(tasks).join(', ')}.`);
process.exit(task ? await task() : 2); // the channel to boot.mjs would keep this process alive
