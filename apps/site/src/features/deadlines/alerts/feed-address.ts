/** The server's own address of the calendars, see docs/calls.md. */
export const feedPath = '/api/v1/deadlines.ics';

/** Where a calendar program finds the deadlines of a company: the address to copy, and the one that opens the program. */
export function feedAddress(origin: string, company: string): Readonly<{ copied: string; opened: string }> {
  const copied = `${origin}${feedPath}?${company}`;
  return { copied, opened: copied.replace(/^https?:/, 'webcal:') };
}
