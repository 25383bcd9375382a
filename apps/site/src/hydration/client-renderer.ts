import react from '@astrojs/react/client.js';
import { retryLoad } from './retry-load.ts';

type Hydrate = ReturnType<typeof react>;
type Props = Parameters<Hydrate>[1];

/** @throws when the file does not come. */
async function propsIn(address: string): Promise<Props> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  // eslint-disable-next-line no-restricted-syntax -- our own build has written it: deferred-props.ts
  return (await answer.json()) as Props;
}

/** Hydrates as `@astrojs/react` does. Where a page has the address of the props, they are fetched first. */
const hydrateIsland =
  (island: HTMLElement) =>
  async (...[component, props, slots, options]: Parameters<Hydrate>): Promise<void> => {
    const address: unknown = props['deferred'];
    const whole = typeof address === 'string' ? await retryLoad(() => propsIn(address)) : props;
    react(island)(component, whole, slots, options);
  };

// eslint-disable-next-line import-x/no-default-export -- Astro looks for the default export of a renderer
export default hydrateIsland;
