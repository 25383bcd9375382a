import type { ClientDirective } from 'astro';
import { retryLoad } from './retry-load.ts';
import { prefetchModules, textOf } from './prefetch-modules.ts';

type Load = Parameters<ClientDirective>[0];

const scripts = ['component-url', 'renderer-url'] as const;

const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An island resolves before React has committed: wait until React has marked the DOM. */
async function untilReactIsThere(island: HTMLElement): Promise<void> {
  const isThere = () => Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'));
  for (let frames = 0; frames < 120 && !isThere(); frames++) await aFrame();
}

/** Makes an island interactive once its scripts are there, and what it is given: see `build/pages/deferred-props.ts`. */
export async function arrived(load: Load, island: HTMLElement): Promise<void> {
  const file = island.dataset['given'];
  const [hydrate, given] = await Promise.all([
    retryLoad(async () => {
      await prefetchModules(scripts.map((name) => island.getAttribute(name) ?? ''));
      return load();
    }),
    file === undefined ? undefined : retryLoad(() => textOf(file)),
  ]);
  if (given === undefined) await hydrate();
  else island.setAttribute('props', given); // the element begins when what it is given changes
  await untilReactIsThere(island);
}
