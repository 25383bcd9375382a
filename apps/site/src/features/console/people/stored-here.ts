const prefix = 'console ';

/** What the server does not have yet, in this tab only: it survives a reload, and goes with the tab or who signs out. */
export function savedHere<Kept>(name: string) {
  const key = prefix + name;
  return {
    read(): Kept | undefined {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null) ?? undefined; // our own
      } catch {
        return undefined;
      }
    },
    write(saved: Kept): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(saved));
      } catch {
        // a browser that keeps nothing: it stays on the screen
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}

/** For who signs out. */
export function forgetAllHere(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}
