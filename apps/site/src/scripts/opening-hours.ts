import { isOpenAt, type OpeningHours } from '@formation/calendar';

/** Shows the sentence that is true at this moment; its place is kept free, so that nothing moves. */
export function showOpeningHours(now: Date): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-office-hours]')) {
    const hours = JSON.parse(line.dataset['officeHours'] ?? '') as OpeningHours; // as the strip has written it
    line.dataset['office'] = isOpenAt(hours, now.getTime()) ? 'open' : 'closed';
  }
}
