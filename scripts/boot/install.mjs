// Installs packages when they are not those of the lockfile. Plain JavaScript without dependencies, for boot.mjs and tool.ts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './npm.mjs';

/**
 * Installs what the lockfile in `folder` says, when the lockfile, the platform or Node's binary interface is not that of
 * the last time; `onInstall` is called before.
 * @param {string} node
 * @param {string} folder
 * @param {Readonly<{ log: string, onInstall: () => unknown }>} how
 * @returns {Promise<string | undefined>} undefined when it worked, else the sentence that says why not.
 */
export async function installLocked(node, folder, { log, onInstall }) {
  const abi = spawnSync(node, ['-p', 'process.versions.modules'], { encoding: 'utf8' }).stdout;
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${abi}`);
  const wanted = hash.update(readFileSync(join(folder, 'package-lock.json'))).digest('hex');
  const stamp = join(folder, 'node_modules/.boot-stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;
  rmSync(stamp, { force: true }); // an interrupted install is not an install
  onInstall();
  const problem = await npmCi(node, folder, log);
  if (!problem) writeFileSync(stamp, wanted);
  return problem;
}
