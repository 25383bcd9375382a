// Runs `npm ci` quietly: npm's own words go to a log, and a failure is one line. Plain JavaScript without dependencies.
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from './run.mjs';

const windows = process.platform === 'win32';
/** Give up after about five seconds without a network, not after npm's 70. */
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=3'];

/** The npm that started us, or the one beside the running Node. */
export function npmScript() {
  const given = process.env.npm_execpath;
  if (given && /npm-cli\.c?js$/.test(given)) return given;
  const beside = ['node_modules/npm/bin/npm-cli.js', '../lib/node_modules/npm/bin/npm-cli.js'];
  return beside.map((path) => join(dirname(process.execPath), path)).find(existsSync);
}

const network =
  /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET\w*|E5\d\d|FETCH\w*)$/;

/**
 * The sentence for a registry that did not answer, when npm's log tells of one.
 * npm forgives it for optional packages, and ends as if all was well.
 */
export function unreachable(log) {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(log)?.[1] ?? /attempt \d+ failed with (\S+)/.exec(log)?.[1];
  return network.test(code ?? '')
    ? `the package registry cannot be reached (${code}); connect and try again`
    : undefined;
}

/** What npm's log means, in one sentence. */
export function failure(log, exitCode) {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(log)?.[1];
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'EUSAGE') return 'package-lock.json does not match package.json; run npm install';
  return unreachable(log) ?? `npm ci failed (${code ?? exitCode})`;
}

/**
 * Installs what the lockfile in `cwd` says, under the Node given:
 * npm itself must run under the new one, because under an old one it silently picks older majors.
 * @returns undefined when it worked, else the sentence that says why not.
 */
export async function npmCi(node, cwd, logFile) {
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=http', ...patience];
  const log = openSync(logFile, 'w');
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const how = { cwd, env, stdio: ['ignore', log, log] };
  const script = npmScript();
  const [command, first] = script ? [node, [script]] : [windows ? 'npm.cmd' : 'npm', []];
  // asked politely, npm rolls back for half a minute before it ends
  const code = await run(command, [...first, ...args], { ...how, shell: !script && windows, killSignal: 'SIGKILL' });
  closeSync(log);
  return code === 0 ? undefined : `${failure(readFileSync(logFile, 'utf8'), code)}. Details: ${logFile}`;
}
