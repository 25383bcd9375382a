import type { ClientDirective } from 'astro';
import { arrival } from '../lib/arrival.ts';

type Load = Parameters<ClientDirective>[0];

const failed = 'astro:hydration-error';

/** Makes an island interactive once its scripts are there. Astro tells of those that did not come by an event. */
export async function arrived(load: Load, island: HTMLElement): Promise<void> {
  const hydrate = await arrival(async () => {
    let isHere = true;
    const heard = () => (isHere = false);
    island.addEventListener(failed, heard, { once: true });
    const loaded = await load();
    island.removeEventListener(failed, heard);
    if (!isHere) throw new Error(failed);
    return loaded;
  });
  await hydrate();
}
