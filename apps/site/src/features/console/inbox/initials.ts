/**
 * One or two letters for somebody by their e-mail address.
 *
 *     kamala.silva@example.com → KS, owner@example.com → O
 */
export function initials(address: string): string {
  const [name = ''] = address.split('@');
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return parts
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase())
    .join('');
}
