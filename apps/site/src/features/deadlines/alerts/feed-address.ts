/** Where a calendar program finds the deadlines of a company: the address to copy, and the one that opens the program. */
export function feedAddress(origin: string, company: string): Readonly<{ copied: string; opened: string }> {
  const copied = `${origin}/api/v1/deadlines.ics?${company}`;
  return { copied, opened: copied.replace(/^https?:/, 'webcal:') };
}
