const root = document.documentElement;

const isDark = () =>
  root.dataset['theme'] ? root.dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

/** The button that turns the page over. The choice is remembered in this browser only. */
export function listenForTheme(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      root.dataset['theme'] = isDark() ? 'light' : 'dark';
      try {
        localStorage.setItem('theme', root.dataset['theme']);
      } catch {
        // no storage: it holds until the page is left
      }
    });
  }
}
