import type { ClientDirective } from 'astro';
import { arrival } from '../lib/arrival.ts';
import { bring, textOf } from '../lib/bring.ts';

type Load = Parameters<ClientDirective>[0];

const scripts = ['component-url', 'renderer-url'] as const;

const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An island resolves before React has committed: wait until React has marked the DOM. */
async function untilReactIsThere(island: HTMLElement): Promise<void> {
  const isThere = () => Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'));
  for (let frames = 0; frames < 120 && !isThere(); frames++) await aFrame();
}

/** Makes an island interactive once its scripts are there, and what it is given: see `integrations/given-later.ts`. */
export async function arrived(load: Load, island: HTMLElement): Promise<void> {
  const file = island.dataset['given'];
  const [hydrate, given] = await Promise.all([
    arrival(async () => {
      await bring(scripts.map((name) => island.getAttribute(name) ?? ''));
      return load();
    }),
    file === undefined ? undefined : arrival(() => textOf(file)),
  ]);
  if (given === undefined) await hydrate();
  else island.setAttribute('props', given); // the element begins when what it is given changes
  await untilReactIsThere(island);
}
