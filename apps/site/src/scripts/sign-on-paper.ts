/** On paper a page says where it was read, and on which day. */
export function signOnPaper(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector('#printed');
    const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    if (line) line.textContent = `${location.href}, ${day}`;
  });
}
