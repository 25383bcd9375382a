import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { site } from '@formation/content';
import type { AstroIntegration } from 'astro';
import type { Share } from './draw-share-images.ts';

const drawing = new URL('draw-share-images.ts', import.meta.url);

/** Each drawing thread reads its own fonts: more of them than this gain nothing. */
const MOST_THREADS = 4;

const decoded = (text: string) =>
  text.replace(/&#(\d+);|&(amp|quot|lt|gt);/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : ({ amp: '&', quot: '"', lt: '<', gt: '>' }[name as string] ?? ''),
  );
const content = (html: string, property: string) =>
  decoded(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/** What the built pages say when they are shared. Nobody shares the console. */
async function sharesOf(dir: URL): Promise<readonly Share[]> {
  const pages = (await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.html'));
  const read = async (page: string): Promise<readonly Share[]> => {
    const html = await readFile(new URL(page, dir), 'utf8');
    const image = content(html, 'og:image');
    if (image === '') return [];
    const title = content(html, 'og:title').replace(` | ${site.brand}`, '');
    return [{ title, file: fileURLToPath(new URL(`.${new URL(image).pathname}`, dir)) }];
  };
  return (await Promise.all(pages.map(read))).flat();
}

async function drawn(shares: readonly Share[]): Promise<void> {
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  const done = Array.from({ length: threads }, (_, thread) => {
    const own = shares.filter((_share, place) => place % threads === thread);
    return once(new Worker(drawing, { workerData: own }), 'exit');
  });
  await Promise.all(done);
}

/** Draws the share image of every page, on all cores, while the other integrations work on what was built. */
export function shareImages(): AstroIntegration {
  let done: Promise<void> | undefined;
  return {
    name: 'share-images',
    hooks: {
      'astro:build:generated': async ({ dir }) => {
        done = drawn(await sharesOf(dir));
      },
      'astro:build:done': () => done,
    },
  };
}
