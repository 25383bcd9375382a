import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program, root } from '../tasks/program.ts';
import { tool } from '../tasks/tool.ts';

const isPackaged = process.platform === 'linux' && process.arch === 'x64';
const folder = join(root, 'tools/chromium/node_modules/.unpacked');

/** Where the browser of `tools/chromium` is, once it is unpacked. */
export const packagedChromium = join(folder, 'headless-shell');

/** With the package's own libraries; with its letters where the system has none. */
const launcher = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts/fonts.conf"
LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`;

const letters = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** Nobody meets a half unpacked browser: it gets its name once it is whole. */
async function unpack(packages: string): Promise<void> {
  const aside = `${folder}-${process.pid}`;
  mkdirSync(aside);
  const args = [join(import.meta.dirname, 'unpack.ts'), join(packages, '@sparticuz/chromium')];
  if ((await program(process.execPath, args, { env: { TMPDIR: aside } })) === 0) {
    writeFileSync(join(aside, 'fonts/fonts.conf'), letters);
    writeFileSync(join(aside, 'headless-shell'), launcher, { mode: 0o755 });
    if (!existsSync(folder)) renameSync(aside, folder);
  }
  rmSync(aside, { recursive: true, force: true });
}

/** Fetches and unpacks the browser where npm has one for the system. Where it cannot, another is looked for. */
export async function fetchPackaged(): Promise<void> {
  if (!isPackaged) return;
  try {
    const packages = await tool('chromium');
    if (!existsSync(packagedChromium)) await unpack(packages);
  } catch (problem) {
    console.error(`[setup] no packaged Chromium: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}
