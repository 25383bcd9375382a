import type { ClientDirective } from 'astro';
import { hydrate } from './hydrate.ts';

/**
 * `client:interact`: a component becomes interactive when the visitor first means it. The click that woke it
 * is held and replayed. `client:interact="native"`: its HTML works alone, so nothing is held.
 */
const intents = ['pointerover', 'touchstart', 'focusin', 'click', 'beforeinput', 'input'] as const;

const interact: ClientDirective = (load, { value }, island) => {
  let pressed: HTMLElement | undefined;
  let started = false;

  const activate = (event: Event) => {
    // What a pointer or a key begins at is an element.
    const button = (event.target as Element).closest<HTMLElement>('button, [role=button]');
    if (event.type === 'click' && button && value !== 'native') {
      pressed = button;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // The browser leaves it out of a number without a word. The field says so once it can: see `useAnyNumber`.
    if ((event as InputEvent).data?.includes(',')) (event.target as HTMLElement).dataset['comma'] = '';
    if (!started) void start();
  };

  const start = async () => {
    started = true;
    await hydrate(load, island);
    for (const intent of intents) island.removeEventListener(intent, activate, true);
    pressed?.click();
  };

  for (const intent of intents)
    island.addEventListener(intent, activate, { capture: true, passive: intent !== 'click' });
  if (history.state) void start(); // what was typed here before comes back
};

// eslint-disable-next-line import-x/no-default-export -- Astro looks for the default export of a directive
export default interact;
