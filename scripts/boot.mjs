// The entry of every npm script. Plain JavaScript without dependencies: it runs on whatever Node the machine has.
//   1. find a Node that fits, or fetch one (integrity-locked)
//   2. npm ci when the lockfile changed
//   3. run scripts/task.ts under that Node
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = join(root, '.boot');
const windows = process.platform === 'win32';
const say = (line) => process.stderr.write(`[setup] ${line}\n`);
const stop = (line) => {
  say(line);
  process.exit(1);
};

const fits = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 24 && minor >= 15) || major >= 26;
};

/** The npm that belongs to the running Node, to be run under another one. */
function npmScript() {
  const given = process.env.npm_execpath;
  if (given && /npm-cli\.c?js$/.test(given)) return given;
  const beside = ['node_modules/npm/bin/npm-cli.js', '../lib/node_modules/npm/bin/npm-cli.js'];
  return beside.map((path) => join(dirname(process.execPath), path)).find(existsSync);
}

/** npm itself must run under the new Node: under an old one it silently picks older majors. */
function npm(node, args, cwd) {
  const script = npmScript();
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const how = { cwd, env, stdio: ['ignore', 2, 2] };
  const { status, signal } = script
    ? spawnSync(node, [script, ...args], how)
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...how, shell: windows });
  if (status !== 0) stop(`npm ${args[0]} failed (${status ?? signal}). Is the package registry reachable?`);
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** True when the process that made the lock is gone. */
function isStale(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    return pid > 0 ? !isAlive(pid) : Date.now() - statSync(lock).mtimeMs > 10_000;
  } catch {
    return existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 10_000;
  }
}

/** Two commands started at once on a fresh clone must not install over each other. */
async function locked(work) {
  mkdirSync(scratch, { recursive: true });
  const lock = join(scratch, 'lock');
  for (let told = false; ;) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isStale(lock)) {
        rmSync(lock, { recursive: true, force: true });
        continue;
      }
      if (!told) say('waiting for another set-up to finish');
      told = true;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const toolchain = join(root, 'tools/node24');

function fetchedNode() {
  const require = createRequire(join(toolchain, 'package.json'));
  const { optionalDependencies } = JSON.parse(readFileSync(join(toolchain, 'package.json'), 'utf8'));
  for (const name of Object.keys(optionalDependencies)) {
    try {
      const manifest = require.resolve(`${name}/package.json`);
      const node = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
      const { status, stdout } = spawnSync(node, ['-p', 'process.version'], { encoding: 'utf8' });
      if (status === 0 && fits(stdout.trim())) return node;
    } catch {
      // that platform's package is not installed here
    }
  }
  return undefined;
}

function fittingNode() {
  if (fits(process.version)) return process.execPath;
  const already = fetchedNode();
  if (already) return already;
  say(`Node ${process.version} is too old for this project; fetching Node 24 into tools/node24 (once, about 60 MB)`);
  npm(process.execPath, ['ci', '--include=optional'], toolchain);
  return (
    fetchedNode() ??
    stop(`Please install Node 24.15 or newer: none is packaged for ${process.platform}-${process.arch}.`)
  );
}

function install(node) {
  const abi = spawnSync(node, ['-p', 'process.versions.modules'], { encoding: 'utf8' }).stdout;
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${abi}`);
  const wanted = hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const stamp = join(root, 'node_modules/.boot-stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing packages (npm ci)');
  npm(node, ['ci', '--include=dev', '--include=optional'], root);
  writeFileSync(stamp, wanted);
}

const task = process.argv[2] ?? 'start';
const node = await locked(() => {
  const fitting = fittingNode();
  if (task !== 'serve') install(fitting); // `serve` only serves what is already built
  return fitting;
});

const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const child = spawn(node, [join(root, 'scripts/task.ts'), task, ...process.argv.slice(3)], {
  cwd: root,
  env: { ...process.env, PATH: path },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// npm passes SIGTERM to its shell only, and the shell dies without telling us: notice that our parent is gone.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref();

child.on('exit', (code, signal) => {
  process.exitCode = code ?? { SIGINT: 130, SIGTERM: 143 }[signal] ?? 1;
});
