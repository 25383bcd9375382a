const place = 'kept-scenarios';

/** The addresses of results kept in this tab; none where the browser keeps nothing. */
export function keptAddresses(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps addresses until the tab is closed. */
export function keepAddresses(addresses: readonly string[]): void {
  try {
    if (addresses.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(addresses));
  } catch {
    // no storage: the comparison's own address still holds them
  }
}
