import type { Currency } from '@formation/money';

const place = 'rupee-rates';

/** The visitor's own rates to rupees, as they were typed. */
export type SavedRates = Readonly<Partial<Record<Currency, string>>>;

/** The rates typed in this tab, in whichever form of whichever calculator; none where the browser keeps nothing. */
export function savedRates(): SavedRates {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    const entries = Object.entries(saved ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries); // written by keepRates below, and by nobody else
  } catch {
    return {};
  }
}

/** Keeps the rates until the tab is closed. */
export function saveRates(rates: SavedRates): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(rates));
  } catch {
    // no storage: the field still holds what was typed
  }
}
