import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../boot/lock.mjs';
import { dist, program, quietly, root, scratch, site } from './program.ts';

const sources = ['domain', 'content', 'design', 'apps/site', 'package-lock.json'];
const isSource = (name: string) => !['node_modules', 'dist', '.astro'].includes(name) && !/\.test\.tsx?$/.test(name);

/** A fingerprint of everything that the built site depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_') || name === 'SITE_URL');
  hash.update(JSON.stringify(settings.sort()));
  const walk = (path: string): void => {
    if (!statSync(path).isDirectory()) return void hash.update(path).update(readFileSync(path));
    for (const name of readdirSync(path).filter(isSource).sort()) walk(join(path, name));
  };
  for (const source of sources) walk(join(root, source));
  return hash.digest('hex');
}

/** One program at a time may write into the site's folders. */
export const siteLock = join(scratch, 'site.lock');

/**
 * Builds the site unless what is built is what would be built.
 * @returns the exit code; zero when `dist` is up to date.
 */
export function build(): Promise<number> {
  return withLock(siteLock, async () => {
    const stamp = join(dist, '.build-stamp');
    const wanted = fingerprint();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 0;
    const entries = await program(process.execPath, ['scripts/entries.ts']); // in sentences, before the build trips
    if (entries !== 0) return entries;
    console.error('[build] building the pages');
    const began = performance.now();
    const { code, output } = await quietly('astro', ['build'], { cwd: site });
    if (code !== 0) {
      process.stderr.write(output);
      return code;
    }
    for (const [said] of output.matchAll(/confirmations: .*/g)) console.error(`[build] ${said}`);
    await quietly(process.execPath, ['apps/server/src/compress.ts']); // what it leaves out the server makes later
    writeFileSync(stamp, wanted);
    console.error(`[build] done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return 0;
  });
}
