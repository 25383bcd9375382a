import type { Writings } from '../lib/text/writing/writing.ts';

/** On paper a page says where it was read, and on which day. */
export function signOnPaper(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector('#printed');
    const own = (globalThis as Writings).ownWritings?.get(document.documentElement.lang);
    const now = new Date();
    const today = own?.day(now.toLocaleDateString('sv-SE')) ?? now.toLocaleDateString('en-GB', { dateStyle: 'medium' });
    line?.replaceChildren(`${location.href}, ${today}`);
  });
}
