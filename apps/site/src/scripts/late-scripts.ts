/** Many browsers never ask again for a module that was lost once: it is imported out of their cache. It imports nothing. */
async function begin(script: string): Promise<void> {
  const answer = await fetch(script);
  if (!answer.ok) throw new Error(script);
  await answer.text();
  await import(/* @vite-ignore */ script);
}

const PAUSE_MS = 3000;

/**
 * Loads the script of a part of the page when the visitor comes near it; until then it costs nothing. Parts that share
 * a script each name it, because a visitor may jump to any of them. One that did not come is asked for again after a
 * pause, while the visitor is near it.
 */
export function loadLateScripts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
    const look = () =>
      new IntersectionObserver(
        ([entry], observer) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          begin(part.dataset['script'] ?? '').catch(() => setTimeout(look, PAUSE_MS));
        },
        { rootMargin: '50%' },
      ).observe(part);
    look();
  }
}
