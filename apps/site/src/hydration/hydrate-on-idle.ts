import type { ClientDirective } from 'astro';
import { hydrate } from './hydrate.ts';

/** Some browsers never say that they are idle, and after half a second nobody waits for it. */
const whenIdle = { timeout: 500 } as const;

/**
 * `client:soon`: a component becomes interactive when the browser has a moment. A button that does something only then
 * is held when it is pressed before, and pressed again; one that sends its form does so by itself.
 */
const soon: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    // What a pointer or a key presses is an element.
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
    if (!button) return;
    pressed = button;
    event.stopImmediatePropagation();
  };
  const activate = async () => {
    await hydrate(load, island);
    island.removeEventListener('click', hold, true);
    pressed?.click();
  };
  const start = () => void activate();
  island.addEventListener('click', hold, true);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, whenIdle);
  else setTimeout(start, whenIdle.timeout);
};

// eslint-disable-next-line import-x/no-default-export -- Astro looks for the default export of a directive
export default soon;
