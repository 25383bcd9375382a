const place = 'done-deadlines';
const MOST = 500;

/** The dates ticked off on this device, of all companies: each by its company and its own name. */
export function keptTicks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((tick) => typeof tick === 'string') : [];
  } catch {
    return []; // the browser keeps nothing, or somebody else wrote there
  }
}

/** Keeps the newest ticks; false where the browser keeps nothing. */
export function keepTicks(ticks: readonly string[]): boolean {
  try {
    if (ticks.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(ticks.slice(-MOST)));
    return true;
  } catch {
    return false;
  }
}
