import { isOpenAt, type OpeningHours } from '@formation/calendar';

function showState(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-office-hours]')) {
    const hours = JSON.parse(line.dataset['officeHours'] ?? '') as OpeningHours; // as the strip has written it
    line.dataset['office'] = isOpenAt(hours, Date.now()) ? 'open' : 'closed';
  }
}

/**
 * Shows the sentence that is true at this moment, also when the visitor comes back hours later; its place is kept free,
 * so that nothing moves.
 */
export function showOpeningHours(): void {
  showState();
  for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, showState);
}
