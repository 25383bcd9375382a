/* eslint-disable no-console -- it speaks to whoever starts it */
// What `npm run serve` runs: the server of the edition that was published last, and the change to a newer one without a gap.
import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { currentEdition, type Edition, noteNotStarted, noteStarted, programStamp } from '../publishing/editions.ts';
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

/** How long an edition whose server did not start is left alone: there may be memory for two of them then. */
const restMs = 10 * 60_000;

/** Editions whose server did not start, and until when they are left alone. */
const resting = new Map<string, number>();

const isResting = (folder: string) => (resting.get(folder) ?? 0) > performance.now();

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

/** Tells who looks at the console: what is shown is another edition than the one that was published. */
async function toldNotStarted(edition: Edition): Promise<void> {
  resting.set(edition.folder, performance.now() + restMs);
  console.error(`The edition in ${edition.folder} did not start. The one before goes on.`);
  await noteNotStarted(dataDir, edition).catch(() => undefined); // a disk that is full is told of by its own check
}

async function changeOver(): Promise<void> {
  const shown = apiOnly ? undefined : currentEdition(dataDir, stamp);
  if (serving && shown && isResting(shown.folder)) return; // the one before goes on
  const edition = shown && !isResting(shown.folder) ? shown : undefined;
  const folder = edition?.folder ?? program;
  if (folder === serving?.folder || isStopping) return;
  const worker = await started(folder);
  if (worker !== undefined) {
    serve(folder, worker);
    if (edition) await noteStarted(dataDir);
    return;
  }
  if (isStopping) return;
  if (edition === undefined) process.exit(1); // it has said why
  await toldNotStarted(edition);
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
