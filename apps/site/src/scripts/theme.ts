const root = document.documentElement;

const system = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset['theme'] ? root.dataset['theme'] === 'dark' : system.matches);

/** The button that turns the page over. The choice is remembered in this browser only. */
export function listenForTheme(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]');
  const tell = () => {
    for (const button of buttons) button.ariaPressed = String(isDark());
  };
  /** Another page of ours may have been turned over, before the visitor comes back to this one or beside it. */
  const follow = () => {
    try {
      const chosen = localStorage.getItem('theme');
      if (chosen) root.dataset['theme'] = chosen;
    } catch {
      // no storage: no other page can say so
    }
    tell();
  };
  tell();
  system.addEventListener('change', tell);
  for (const event of ['pageshow', 'storage']) addEventListener(event, follow);
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => {
      root.dataset['theme'] = isDark() ? 'light' : 'dark';
      tell();
      try {
        localStorage.setItem('theme', root.dataset['theme']);
      } catch {
        // no storage: it holds until the page is left
      }
    });
  }
}
