import type { ClientDirective } from 'astro';
import { arrived } from './arrived.ts';

/** Some browsers never say that they are idle, and after half a second nobody waits for it. */
const whenIdle = { timeout: 500 } as const;

/** `client:soon`: a component becomes interactive when the browser has a moment. */
const soon: ClientDirective = (load, _options, island) => {
  const start = () => void arrived(load, island);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, whenIdle);
  else setTimeout(start, whenIdle.timeout);
};

// eslint-disable-next-line import-x/no-default-export -- Astro looks for the default export of a directive
export default soon;
