const place = 'kept-names';

/** The names kept in this tab; none where the browser keeps nothing. */
export function keptNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps names until the tab is closed. */
export function keepNames(names: readonly string[]): void {
  try {
    if (names.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(names));
  } catch {
    // no storage: the list on the page still holds them
  }
}
