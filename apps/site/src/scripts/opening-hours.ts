const opens = 9;
const closes = 17;
/** Hours that Colombo's clocks are ahead, all year round. */
const aheadOfUtc = 5.5;

/**
 * Whether the office answers now: 9 to 5 in Colombo, every day of the week.
 *
 * @see Site specification §9, "Business hours shown on the contact page"
 */
export function isOpen(now: Date): boolean {
  const hour = (now.getUTCHours() + now.getUTCMinutes() / 60 + aheadOfUtc) % 24;
  return hour >= opens && hour < closes;
}

/** Shows the sentence that is true at this moment; its place is kept free, so that nothing moves. */
export function showOpeningHours(now: Date): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-office]')) {
    line.dataset['office'] = isOpen(now) ? 'open' : 'closed';
  }
}
