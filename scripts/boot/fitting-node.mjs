// Finds a Node that can run this project, or fetches one. Plain JavaScript without dependencies: it runs on old Nodes.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Long-term releases from 24.15 on; 25 has reached its end. */
export const fits = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 24 && minor >= 15) || major >= 26;
};

/** The Node that was fetched into `toolchain` for this platform, when it is there and runs. */
function fetched(toolchain) {
  const manifest = join(toolchain, 'package.json');
  const { optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const name of Object.keys(optionalDependencies)) {
    try {
      const found = createRequire(manifest).resolve(`${name}/package.json`);
      const node = join(dirname(found), JSON.parse(readFileSync(found, 'utf8')).bin.node);
      const { status, stdout } = spawnSync(node, ['-p', 'process.version'], { encoding: 'utf8' });
      if (status === 0 && fits(stdout.trim())) return node;
    } catch {
      // that platform's package is not installed here
    }
  }
  return undefined;
}

/**
 * The path of a Node that fits: the running one, one fetched before, or one that `fetch` brings now.
 * @returns undefined when none is packaged for this platform.
 */
export async function fittingNode(toolchain, fetch) {
  if (fits(process.version)) return process.execPath;
  const already = fetched(toolchain);
  if (already) return already;
  await fetch();
  return fetched(toolchain);
}
