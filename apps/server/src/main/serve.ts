/* eslint-disable no-console -- it speaks to whoever starts it */
// What `npm run serve` runs: the server of the edition that was published last, and the change to a newer one without a gap.
import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { currentEdition, programStamp } from '../publishing/editions.ts';
import { parseSettings } from '../settings.ts';

const program = join(import.meta.dirname, '../../../..');
const settings = parseSettings(process.env);
if ('refused' in settings) {
  console.error(settings.refused);
  process.exit(1);
}
const { dataDir, apiOnly } = settings;
const stamp = programStamp(program);

/** How often it looks for a newer edition. */
const lookMs = 1000;

/** Editions whose server did not start. */
const bad = new Set<string>();

/** The folder whose server should run. */
function wantedFolder(): string {
  const edition = apiOnly ? undefined : currentEdition(dataDir, stamp);
  return edition === undefined || bad.has(edition.folder) ? program : edition.folder;
}

/** Starts the server of a folder and waits until it answers; undefined when it ended before. */
async function started(folder: string): Promise<Worker | undefined> {
  cluster.setupPrimary({ exec: join(folder, 'apps/server/src/main/server.ts'), args: [program, stamp] });
  const worker = cluster.fork();
  return new Promise((resolve) => {
    worker.once('listening', () => resolve(worker));
    worker.once('exit', () => resolve(undefined));
  });
}

let serving: Readonly<{ folder: string; worker: Worker }> | undefined;
let isStopping = false;

/** Runs a server from now on; ours ends when it does. */
function serve(folder: string, worker: Worker): void {
  const before = serving;
  serving = { folder, worker };
  worker.once('exit', (code, signal) => {
    if (serving?.worker === worker) process.exit(signal ? 1 : code); // killed, it has no code
  });
  before?.worker.process.kill('SIGTERM'); // it finishes what it accepted
}

async function changeOver(): Promise<void> {
  const folder = wantedFolder();
  if (folder === serving?.folder || isStopping) return;
  const worker = await started(folder);
  if (worker !== undefined) return serve(folder, worker);
  if (isStopping) return;
  if (folder === program) process.exit(1); // it has said why
  bad.add(folder);
  console.error(`The edition in ${folder} did not start. The one before goes on.`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  });

while (!isStopping) {
  await changeOver();
  await new Promise((resolve) => setTimeout(resolve, lookMs));
}
