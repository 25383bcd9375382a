import { arrival } from '../lib/arrival.ts';

/**
 * Loads the script of a part of the page when the visitor comes near it; until then it costs nothing. Parts that share
 * a script each name it, because a visitor may jump to any of them.
 */
export function loadLateScripts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]'))
    new IntersectionObserver(
      ([entry], observer) => {
        if (entry?.isIntersecting) observer.disconnect();
        if (entry?.isIntersecting) void arrival(() => import(/* @vite-ignore */ part.dataset['script'] ?? ''));
      },
      { rootMargin: '50%' },
    ).observe(part);
}
