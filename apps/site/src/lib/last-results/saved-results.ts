import { place } from './is-saving.ts';

/** A result that the visitor may want again: what it was, and the path that brings it back. */
export type SavedResult = Readonly<{ title: string; answer: string; path: string; day: string }>;

/** Results by their tool, the newest first. */
export type SavedResults = Readonly<Record<string, readonly SavedResult[]>>;

const MOST_OF_TOOL = 5;

function isSavedResult(value: unknown): value is SavedResult {
  const { title, answer, path, day } = { ...(value as Readonly<Record<string, unknown>>) }; // spreading what is no object gives none
  const isOurs = typeof path === 'string' && /^\/(?!\/)/.test(path); // nobody else's page
  return isOurs && [title, answer, day].every((text) => typeof text === 'string');
}

/** Reads what this site once wrote; what it did not write is passed over. */
export function resultsIn(text: string): SavedResults {
  try {
    const found: unknown = JSON.parse(text);
    const lists = Object.entries(found ?? {}).filter(([, list]) => Array.isArray(list));
    return Object.fromEntries(lists.map(([tool, list]) => [tool, (list as readonly unknown[]).filter(isSavedResult)]));
  } catch {
    return {};
  }
}

/** With one result more: one path stands once, and a tool has its last five. */
export function withResult(results: SavedResults, tool: string, result: SavedResult): SavedResults {
  const others = (results[tool] ?? []).filter(({ path }) => path !== result.path);
  return { ...results, [tool]: [result, ...others].slice(0, MOST_OF_TOOL) };
}

/** The tool of a page, whatever its language: `/si/payouts` is `/payouts`. */
export const toolOf = (path: string): string =>
  path.replace(/^\/[a-z]{2}(?=\/)/, '').replace(/^\/calculator$/, '/calculator/ebay');

/** The results on this device; nothing where the visitor has not asked for it, or the browser keeps nothing. */
export function savedResults(): SavedResults | undefined {
  try {
    const text = localStorage.getItem(place);
    return text === null ? undefined : resultsIn(text);
  } catch {
    return undefined;
  }
}

/** Saves results on this device instead of those before; false where the browser keeps nothing. */
export function saveResults(results: SavedResults): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(results));
    return true;
  } catch {
    return false;
  }
}

/** Saves a result if the visitor has asked for it. */
export function saveResult(result: SavedResult): void {
  const results = savedResults();
  if (results) saveResults(withResult(results, toolOf(new URL(result.path, location.origin).pathname), result));
}

/** Saves nothing any more, and deletes what was saved. */
export function deleteResults(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // a browser that keeps nothing has nothing
  }
}
