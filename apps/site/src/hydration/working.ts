/** Whether React has not come to an island yet: Astro takes this attribute away. */
const isSleeping = (island: HTMLElement) => island.hasAttribute('ssr');

/** A result that cannot follow yet what is typed says that it is worked out, where it has the words: `.working-text`. */
export function beginWorking(island: HTMLElement): void {
  if (isSleeping(island) && island.querySelector('.working-text')) island.ariaBusy = 'true';
}

/** The result follows from now on, and the address is read: `at-once.js` said that there was something to read. */
export function endWorking(): void {
  document.documentElement.classList.remove('reading');
  for (const island of document.querySelectorAll('astro-island')) island.removeAttribute('aria-busy');
}
