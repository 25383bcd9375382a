// Runs programs so that stopping us stops them. Plain JavaScript without dependencies, for boot.mjs and task.ts.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The running programs, and what stops them. */
const running = new Map();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let stopping = false;

const exitCode = (signal) => 128 + constants.signals[signal];

/**
 * Stops the programs; we end when the last has ended, and with its answer.
 * They get SIGTERM whatever we got: a terminal has already sent them its SIGINT, and many take a second for impatience.
 */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  if (running.size === 0) process.exit(exitCode(signal));
  for (const [child, killSignal] of running) child.kill(killSignal);
}

for (const signal of signals) process.on(signal, () => stop(signal));

/** Stops everything as SIGTERM does, for a parent that went away without a word. */
export const stopAll = () => stop('SIGTERM');

/**
 * Runs a program to its end and answers with its exit code (127 when it cannot be started).
 * After a signal it does not answer: the process ends with the program, which `killSignal` stops (SIGTERM by default).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, options);
    running.set(child, options.killSignal);
    const ended = (code) => {
      if (!running.delete(child)) return;
      if (!stopping) resolve(code);
      else if (running.size === 0) process.exit(code);
    };
    child.on('error', ({ message }) => {
      console.error(message); // otherwise nobody learns what is not there
      ended(127);
    });
    child.on('exit', (code, signal) => ended(code ?? exitCode(signal)));
  });
}
