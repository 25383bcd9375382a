import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { counted, kinds, type Sizes } from './page-budgets.ts';
import type { PageBytes } from './page-bytes.ts';

/** A build, by what it was made of, and the sizes of its pages. */
type Build = Readonly<{ build: string; sizes: Sizes }>;
/** The last build that was measured on this machine, and the one before it. */
export type Builds = Readonly<{ now?: Build; before?: Build }>;

const file = join(import.meta.dirname, '../../.cache/page-sizes.json');

export function readSizes(path = file): Builds {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Builds) : {}; // our own file
}

/** Keeps the sizes of a build. One that is measured again is compared with the same one as before. */
export function writeSizes({ now, before }: Builds, measured: Build, path = file): Builds {
  const last = now?.build === measured.build ? before : now;
  const builds = { now: measured, ...(last && { before: last }) };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(builds));
  return builds;
}

const signed = (size: number) => `${size > 0 ? '+' : '−'}${Math.abs(size)}`;

/** What differs of one kind of pages; empty when nothing does. */
function differences(now: PageBytes, before: PageBytes | undefined): readonly string[] {
  if (!before) return ['is new'];
  const changed = kinds.filter((kind) => now[kind] !== before[kind]);
  return changed.map((kind) => `${signed(now[kind] - before[kind])} ${counted[kind]} (${now[kind]})`);
}

const MOST = 5;

/** In a few lines, what the largest pages of each kind have more or less than in the build before. */
export function addedLines({ now, before }: Builds): readonly string[] {
  if (!now || !before) return ['added: this is the first build that is measured here, the next is compared with it'];
  const changed = Object.entries(now.sizes).flatMap(([name, sizes]) => {
    const said = differences(sizes, before.sizes[name]);
    const bytes = Math.abs(sizes.js + sizes.html - (before.sizes[name]?.js ?? 0) - (before.sizes[name]?.html ?? 0));
    return said.length > 0 ? [{ bytes, line: `added: ${name} pages, ${said.join(', ')}` }] : [];
  });
  if (changed.length === 0) return ['added: nothing, the pages weigh what they did in the build before'];
  const lines = changed.toSorted((a, b) => b.bytes - a.bytes).map(({ line }) => line);
  const more =
    lines.length > MOST ? [`added: and ${lines.length - MOST} more kinds of pages, each less than these`] : [];
  return [...lines.slice(0, MOST), ...more];
}
