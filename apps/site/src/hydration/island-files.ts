/**
 * What the islands of the site need, by address. The configuration and the pages are loaded apart from one another, so
 * that a module of ours exists twice in one build: both find this by its symbol.
 */
export type IslandFiles = Readonly<{
  /** Deferred props: the address of each file and its text. */
  props: Map<string, string>;
  /** The addresses of an island's scripts and the renderer's, by the path of its source. Empty in `npm run dev`. */
  scripts: Map<string, string>;
}>;

const symbol = Symbol.for('@formation/site: files of islands');
const shared = globalThis as { [symbol]?: IslandFiles };

/** The one list of this process. */
export const islandFiles: IslandFiles = (shared[symbol] ??= { props: new Map(), scripts: new Map() });
