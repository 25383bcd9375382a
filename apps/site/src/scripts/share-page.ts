/** Shows the buttons of `sections/next/share-page.astro` that this browser can serve. */
function offerSharing(row: HTMLElement): void {
  const { address: url = location.href, title: text = '', copied = '' } = row.dataset;
  const say = (what: string) => row.querySelector('[role=status]')?.replaceChildren(what);
  const offer = (name: string, act: () => Promise<unknown>) => {
    const button = row.querySelector<HTMLElement>(`[data-share=${name}]`);
    button?.removeAttribute('hidden');
    button?.addEventListener('click', () => void act());
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      say(copied);
    } catch {
      say(url); // to copy by hand
    }
  };
  offer('copy', copy);
  if ('share' in navigator) offer('sheet', () => navigator.share({ text, url }).catch(() => undefined)); // closed again
}

export function offerToShare(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.share-page')) offerSharing(row);
}
