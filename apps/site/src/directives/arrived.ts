import type { ClientDirective } from 'astro';
import { arrival } from '../lib/arrival.ts';

type Load = Parameters<ClientDirective>[0];

const failed = 'astro:hydration-error';

/** Astro tells by an event of scripts that did not come. */
async function scriptsOf(load: Load, island: HTMLElement) {
  let isHere = true;
  const heard = () => (isHere = false);
  island.addEventListener(failed, heard, { once: true });
  const hydrate = await load();
  island.removeEventListener(failed, heard);
  if (!isHere) throw new Error(failed);
  return hydrate;
}

async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

/** Makes an island interactive once its scripts are there, and what it is given: see `integrations/given-later.ts`. */
export async function arrived(load: Load, island: HTMLElement): Promise<void> {
  const file = island.dataset['given'];
  const [hydrate, given] = await Promise.all([
    arrival(() => scriptsOf(load, island)),
    file === undefined ? undefined : arrival(() => textOf(file)),
  ]);
  if (given === undefined) await hydrate();
  else island.setAttribute('props', given); // Astro's element begins when what it is given changes
}
