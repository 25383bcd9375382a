import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Pages } from './draw-share-images.ts';

const drawing = new URL('draw-share-images.ts', import.meta.url);

/** Each drawing thread reads its own fonts: more of them than this gain nothing. */
const MOST_THREADS = 4;

/** Draws the share image of every page after the build, on all cores: with many posts it takes longer than the pages. */
export function shareImages(): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:build:done': async ({ assets, dir }) => {
        const pages = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const built = pages.filter((path) => path.endsWith('.html'));
        const threads = Math.min(availableParallelism(), MOST_THREADS);
        const done = Array.from({ length: threads }, (_, thread) => {
          const paths = built.filter((_path, place) => place % threads === thread);
          return once(new Worker(drawing, { workerData: { paths, site: dir.href } satisfies Pages }), 'exit');
        });
        await Promise.all(done);
      },
    },
  };
}
