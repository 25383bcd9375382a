/** Until the tab is closed, or on this device. */
type Where = 'sessionStorage' | 'localStorage';

/** The texts that the browser keeps under a name; none where it keeps nothing, or somebody else wrote there. */
export function savedTexts(where: Where, name: string): readonly string[] {
  try {
    const saved = JSON.parse(window[where].getItem(name) ?? '[]') as readonly unknown[];
    return saved.filter((text) => typeof text === 'string');
  } catch {
    return []; // also for something else than a list, which has no filter
  }
}

/** Keeps texts instead of those that were kept; false where the browser keeps nothing. */
export function saveTexts(where: Where, name: string, texts: readonly string[]): boolean {
  try {
    if (texts.length > 0) window[where].setItem(name, JSON.stringify(texts));
    else window[where].removeItem(name);
    return true;
  } catch {
    return false;
  }
}
