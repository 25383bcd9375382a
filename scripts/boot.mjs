// The entry of every npm script. Plain JavaScript without dependencies: it runs on whatever Node the machine has.
//   1. find a Node that fits, or fetch one (integrity-locked)
//   2. npm ci when the lockfile changed
//   3. run scripts/task.ts under that Node
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fittingNode } from './boot/fitting-node.mjs';
import { installLocked } from './boot/install.mjs';
import { withLock } from './boot/lock.mjs';
import { npmCi, unreachable } from './boot/npm.mjs';
import { run, stopAll } from './boot/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = join(root, '.boot');
const log = join(scratch, 'npm.log');

const say = (line) => process.stderr.write(`[setup] ${line}\n`);
const stop = (line) => {
  say(line);
  process.exit(1);
};

const stopAt = (problem) => problem && stop(problem);

const toolchain = join(root, 'tools/node');

async function toolchainNode() {
  const node = await fittingNode(toolchain, () => {
    say(`Node ${process.version} is too old for this project; fetching Node 26 into tools/node (once, about 60 MB)`);
    return npmCi(process.execPath, toolchain, log).then(stopAt);
  }).catch(({ message }) => stop(message));
  const missing = `Please install Node 26 or newer: none is packaged for ${process.platform}-${process.arch}.`;
  return node ?? stop(unreachable(readFileSync(log, 'utf8')) ?? missing);
}

const onInstall = () => say('installing packages (about a minute, only when they change)');

// npm passes SIGTERM to its shell only, and the shell dies without telling us: notice that our parent is gone.
const parent = process.ppid;
setInterval(() => process.ppid === parent || stopAll(), 250).unref();

const [task = 'start', ...more] = process.argv.slice(2);
const prepare = async () => {
  const fitting = await toolchainNode();
  stopAt(await installLocked(fitting, root, { log, onInstall }));
  return fitting;
};

/** What runs as the user of a service only runs: it fetches, installs, locks and writes nothing in this folder. */
const ofItsUser = ['leads', 'sources'].includes(task);
const onlyRuns = task === 'serve' || (ofItsUser && existsSync(join(root, 'node_modules/.boot-stamp')));
const tooOld = () =>
  stop(`Node ${process.version} is too old. Install Node 24.15 or newer, or let npm start fetch one.`);

async function prepared() {
  if (onlyRuns) return fittingNode(toolchain, tooOld);
  mkdirSync(scratch, { recursive: true });
  return withLock(join(scratch, 'setup.lock'), prepare, () => say('waiting for another set-up to finish'));
}
const node = await prepared();

process.exitCode = await run(node, [join(root, 'scripts/task.ts'), task, ...more], {
  cwd: root,
  env: { ...process.env, PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // the channel's end tells the task that we were killed hard
});
