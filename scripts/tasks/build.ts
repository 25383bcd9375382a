import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../boot/lock.mjs';
import { nothing, oneFailed, type Outcome } from './outcome.ts';
import { dist, quietly, root, scratch, site } from './program.ts';
import { ownSentences, shortly } from './sentences.ts';

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

const stamp = join(dist, '.build-stamp');
/** Where the server looks for the files of the build before: apps/server/src/built-site.ts. */
const previousBuild = join(scratch, 'previous-build');

/** Whether the pages were built from the sources as they are. */
export const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

/**
 * Puts the hashed files of a finished build aside before the next one empties its folder. A build that failed has no
 * stamp: what is aside stays.
 */
function putFilesAside(): void {
  if (!existsSync(stamp)) return;
  rmSync(previousBuild, { recursive: true, force: true });
  mkdirSync(previousBuild, { recursive: true });
  renameSync(join(dist, '_astro'), join(previousBuild, '_astro'));
  rmSync(stamp);
}

/** What is found in the sources before they are built, in sentences: the builder says it in its own terms. */
async function badEntries(): Promise<Outcome | undefined> {
  const { code, output } = await quietly(process.execPath, ['scripts/content/entries.ts']);
  return code === 0 ? undefined : oneFailed(shortly('the build', ownSentences(output), output));
}

async function buildAnew(wanted: string): Promise<Outcome> {
  console.error('[build] building the pages');
  const began = performance.now();
  const bad = await badEntries();
  if (bad) return bad;
  putFilesAside();
  const { code, output } = await quietly('astro', ['build'], { cwd: site });
  if (code !== 0) {
    process.stderr.write(output);
    return oneFailed(shortly('the build', [], output));
  }
  for (const [said] of output.matchAll(/confirmations: .*/g)) console.error(`[build] ${said}`);
  await quietly(process.execPath, ['apps/server/src/main/compress.ts']); // what it leaves out the server makes later
  writeFileSync(stamp, wanted);
  console.error(`[build] done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return nothing;
}

/**
 * Builds the site unless what is built is what would be built.
 * @returns what stands in its way; nothing when `dist` is up to date.
 */
export function build(): Promise<Outcome> {
  return withLock(siteLock, () => {
    const wanted = fingerprint();
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted ? nothing : buildAnew(wanted);
  });
}
