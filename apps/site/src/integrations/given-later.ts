import { type LeanFile, type LeanPage, named } from './lean-page.ts';

const bytes = (text: string) => Buffer.byteLength(text);

/**
 * Bytes from which on what the islands of a page are given is worth files of their own, and those of one island of
 * such a page; below that a request costs more.
 */
const WORTH = { page: 6000, island: 2500 } as const;

const island = /(<astro-island [^>]*?) props='([^']*)'([^>]* client="(?:answer|interact|soon)")/g;

const total = (html: string) => [...html.matchAll(island)].reduce((sum, [, , props = '']) => sum + bytes(props), 0);

const signs = { "'": '&#39;', '<': '&lt;', '>': '&gt;', '&': '&amp;' } as const;

/** What stood in an attribute, as it stands in a file. */
const decoded = (text: string) =>
  Object.entries(signs).reduce((whole, [sign, written]) => whole.replaceAll(written, sign), text);

/**
 * Takes what large islands are given out of the page, into a file that `directives/arrived.ts` asks for together with
 * its scripts: the page holds what is read without them.
 */
export function givenLater(html: string, worth: Readonly<{ page: number; island: number }> = WORTH): LeanPage {
  if (total(html) < worth.page) return { html, files: [] };
  const files: LeanFile[] = [];
  const lean = html.replaceAll(island, (whole, ...[before = '', props = '', after = '']: readonly string[]) => {
    if (bytes(props) < worth.island) return whole;
    const file = named('given', 'json', decoded(props));
    files.push(file);
    return `${before} data-given="${file.address}"${after}`;
  });
  return { html: lean, files };
}
