import type { ReviewSource } from '../../entries/review.ts';

/**
 * Where a reviewer's picture is loaded from. Trustpilot's pass through the resizing proxy, cut to 90 × 90;
 * all others, and all without a proxy, keep their own address.
 *
 * @param proxy - base address of the proxy; empty when the site serves the pictures itself.
 */
export function avatarAddress(url: string, source: ReviewSource, proxy: string): string {
  if (source !== 'trustpilot' || url === '' || proxy === '') return url;
  return `${proxy}?url=${encodeURIComponent(url)}&w=90&h=90&fit=cover`;
}
