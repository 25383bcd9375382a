/** Whether React has not come to an island yet: Astro takes this attribute away. */
const isSleeping = (island: HTMLElement) => island.hasAttribute('ssr');

/** A result that cannot follow yet what is typed says that it is worked out, where it has the words: `.working`. */
export function beginWorking(island: HTMLElement): void {
  if (isSleeping(island) && island.querySelector('.working')) island.ariaBusy = 'true';
}

/** The result follows from now on. */
export function endWorking(): void {
  for (const island of document.querySelectorAll('astro-island')) island.removeAttribute('aria-busy');
}
