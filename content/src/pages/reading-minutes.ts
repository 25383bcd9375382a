/** How many minutes a text takes to read, at 200 words a minute; at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,'’%-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / 200));
}
