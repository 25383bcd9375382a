import type { ClientDirective } from 'astro';
import { arrival } from '../lib/arrival.ts';
import { bring, textOf } from '../lib/bring.ts';

type Load = Parameters<ClientDirective>[0];

const scripts = ['component-url', 'renderer-url'] as const;

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
}
