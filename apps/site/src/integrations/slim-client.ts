import type { Plugin } from 'vite';

/**
 * How an island of React begins in the browser. Astro's own way also takes answers of actions, children without a name
 * and islands without HTML; ours have none of them. It renders each island twice, too.
 */
const client = `
import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

export default (island) => (Component, props, slots) => {
  if (!island.hasAttribute('ssr')) return;
  for (const name in slots) {
    const dangerouslySetInnerHTML = { __html: slots[name] };
    props[name] = createElement('astro-slot', { name, suppressHydrationWarning: true, dangerouslySetInnerHTML });
  }
  startTransition(() => {
    hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.getAttribute('prefix') });
  });
};`;

export const slimClient: Plugin = {
  name: 'slim-client',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: /@astrojs\/react\/dist\/client\.js$/ }, handler: () => ({ code: client, map: null }) },
};
