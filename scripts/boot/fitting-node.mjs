// Finds a Node that can run this project, or fetches one. Plain JavaScript without dependencies: it runs on old Nodes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Long-term releases from 24.15 on; 25 has reached its end. */
export const fits = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 24 && minor >= 15) || major >= 26;
};

/** The program of one of the toolchain's packages; undefined where that platform's package is not installed. */
function programOf(toolchain, name) {
  try {
    const found = createRequire(join(toolchain, 'package.json')).resolve(`${name}/package.json`);
    return join(dirname(found), JSON.parse(readFileSync(found, 'utf8')).bin.node);
  } catch {
    return undefined;
  }
}

/** Whether a program is byte by byte the one whose SHA-256 is recorded. */
export const isRecorded = (program, digest) =>
  createHash('sha256').update(readFileSync(program)).digest('hex') === digest;

/** The Node that was fetched into `toolchain` for this platform, when it is there, is the recorded one and runs. */
function fetched(toolchain) {
  const digests = JSON.parse(readFileSync(join(toolchain, 'programs.json'), 'utf8'));
  for (const [name, digest] of Object.entries(digests)) {
    const node = programOf(toolchain, name);
    if (node === undefined) continue;
    if (!isRecorded(node, digest)) throw new Error(`${node} is not the program that tools/node/programs.json records`);
    const { status, stdout } = spawnSync(node, ['-p', 'process.version'], { encoding: 'utf8' });
    if (status === 0 && fits(stdout.trim())) return node;
  }
  return undefined;
}

/**
 * The path of a Node that fits: the running one, one fetched before, or one that `fetch` brings now.
 * @returns undefined when none is packaged for this platform.
 * @throws {Error} when what was fetched is not the program that was recorded: it is never run.
 */
export async function fittingNode(toolchain, fetch) {
  if (fits(process.version)) return process.execPath;
  const already = fetched(toolchain);
  if (already) return already;
  await fetch();
  return fetched(toolchain);
}
