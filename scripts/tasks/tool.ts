import { join } from 'node:path';
import { installLocked } from '../boot/install.mjs';
import { withLock } from '../boot/lock.mjs';
import { root, scratch } from './program.ts';

/** A folder of `tools/`: packages that few tasks need, and that nobody who only starts the site fetches. */
type Tool = 'chromium' | 'drawings' | 'lighthouse' | 'stryker';

/**
 * The packages of a tool, which its first use fetches.
 * @returns the folder that holds them.
 * @throws {Error} when they cannot be fetched: why.
 */
export async function tool(name: Tool): Promise<string> {
  const folder = join(root, 'tools', name);
  const how = {
    log: join(scratch, `tool-${name}.log`),
    onInstall: () => console.error(`[setup] installing ${name} into tools/${name} (once)`),
  };
  const problem = await withLock(join(scratch, `tool-${name}.lock`), () =>
    installLocked(process.execPath, folder, how),
  );
  if (problem) throw new Error(problem);
  return join(folder, 'node_modules');
}
