// One process at a time: two commands started at once on a fresh clone must not install or build over each other.
// Plain JavaScript without dependencies, because boot.mjs needs it before anything is installed.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 200;
const heartbeatMs = 2000;
/** A holder touches its lock every two seconds; one that did not for this many polls (30 s) is stuck or gone. */
const patience = 150;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Makes the lock file; false when somebody holds it. */
function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Who holds the lock, and the last time they touched it; undefined when it was just released. */
function holder(file) {
  try {
    return { pid: Number(readFileSync(file, 'utf8')), touched: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** Removes a dead holder's lock, and only theirs: another waiter may have replaced it since we looked. */
function removeDead(file, pid) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another waiter was faster
  }
  if (holder(aside)?.pid === pid) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

async function acquire(file, onWait) {
  let [hasWaited, polls, touched] = [false, 0, 0];
  while (!create(file)) {
    const now = holder(file);
    if (now === undefined) continue;
    polls = now.touched === touched ? polls + 1 : 0;
    touched = now.touched;
    const gone = now.pid > 0 && !isAlive(now.pid);
    if (gone || polls > patience) {
      removeDead(file, now.pid);
      continue;
    }
    if (!hasWaited) onWait();
    hasWaited = true;
    await pause(pollMs);
  }
}

/**
 * Runs `work` while no other process holds `file`.
 * The lock of a process that died is taken over; `onWait` is called once when there is somebody to wait for.
 * @type {<T>(file: string, work: () => T | Promise<T>, onWait?: () => unknown) => Promise<T>}
 */
export const withLock = async (file, work, onWait = () => undefined) => {
  await acquire(file, onWait);
  const release = () => rmSync(file, { force: true });
  const beat = setInterval(() => {
    const now = new Date();
    utimesSync(file, now, now);
  }, heartbeatMs);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
};
