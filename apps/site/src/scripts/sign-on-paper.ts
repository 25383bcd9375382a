/** On paper a page says where it was read, and on which day. */
export function signOnPaper(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector('#printed');
    const { lang } = document.documentElement;
    line?.replaceChildren(`${location.href}, ${new Date().toLocaleDateString(lang, { dateStyle: 'long' })}`);
  });
}
