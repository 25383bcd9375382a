import type { ClientDirective } from 'astro';
import { prefetchModules } from './prefetch-modules.ts';
import { retryLoad } from './retry-load.ts';

type Load = Parameters<ClientDirective>[0];

/**
 * Makes an island interactive once its files are there, asked for until they come. From then on React hears of what the
 * visitor does: what comes before it has gone through the HTML makes it do so at once.
 */
export async function hydrate(load: Load, island: HTMLElement): Promise<void> {
  const begin = await retryLoad(async () => {
    await prefetchModules(island.dataset['files'] ?? '');
    return load();
  });
  await begin();
}
