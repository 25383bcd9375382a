/** Many browsers never ask again for a module that was lost once: it is imported out of their cache. It imports nothing. */
async function begin(script: string): Promise<void> {
  const answer = await fetch(script);
  await answer.text();
  await import(/* @vite-ignore */ script);
}

/**
 * Loads the script of a part of the page when the visitor comes near it; until then it costs nothing. Parts that share
 * a script each name it, because a visitor may jump to any of them. One that did not come is asked for again when the
 * visitor comes back to its part, or the line does.
 */
export function loadLateScripts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
    const look = () =>
      new IntersectionObserver(
        ([entry], observer) => {
          if (entry?.isIntersecting)
            begin(part.dataset['script'] ?? '').then(
              () => observer.disconnect(),
              () => addEventListener('online', look, { once: true }),
            );
        },
        { rootMargin: '50%' },
      ).observe(part);
    look();
  }
}
