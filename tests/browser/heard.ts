import type { Page } from '@playwright/test';

type HeardWindow = Window & { heard?: string[] };

/** Notes from now on what a screen reader is told of changes; the answer tells them, the first first. */
export async function hear(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as HeardWindow).heard = heard;
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off]), output:not([aria-live=off])';
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) heard.push(region.textContent);
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as HeardWindow).heard ?? []);
}
