/** What a build leaves for visitors who want the tools without a line, in one language. */
export type SavedSite = Readonly<{
  /** The addresses of all files, and of those whose name does not change with what is in them, a mark of that. */
  files: readonly Readonly<{ url: string; revision: string | null }>[];
  /** The page for whatever is not among them. */
  offlinePage: string;
  /** What a saved page says of itself, and the page above of the one that was asked for. */
  notes: Readonly<{ saved: string; missing: string }>;
}>;

/** Pages that are never answered from what is saved, nor looked at: the firm's own, calls, and those in pages of others. */
export const leftAlone: readonly RegExp[] = [/^\/console(?:\/|$)/, /^\/api\//, /^(?:\/[a-z]{2})?\/embed\//];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page with a line in its bar that stays in view: without it, what was saved would pass for what holds today.
 *
 * @throws {RangeError} when the page has no bar.
 */
export function withNote(html: string, note: string): string {
  const bar = html.indexOf('</header>');
  if (bar === -1) throw new RangeError('The page has no bar for the note.');
  return `${html.slice(0, bar)}<p class="arrival" data-saved>${escaped(note)}</p>${html.slice(bar)}`;
}
