import { comparisonAddress, scenarioAddress, scenariosAt, type Scenario } from '../scenarios/scenario.ts';

/** A comparison that the visitor asked this browser to keep. */
export type Saved = Readonly<{ name: string; scenarios: readonly Scenario[] }>;

const place = 'saved-comparisons';
const LONGEST_NAME = 80;
const MOST = 50;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what this page once wrote, here or in a file; whatever it did not write is passed over. */
export function savedIn(text: string): readonly Saved[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.slice(0, MOST).flatMap((entry: unknown) => {
      const { name, scenarios } = { ...(entry as Readonly<Record<string, unknown>>) }; // spreading what is no object gives none
      const found = Array.isArray(scenarios) ? scenariosAt(scenarios.filter(isText)) : [];
      return isText(name) && found.length > 0 ? [{ name: name.slice(0, LONGEST_NAME), scenarios: found }] : [];
    });
  } catch {
    return [];
  }
}

/** More than fifty comparisons can fill. */
const MOST_BYTES = 1_000_000;

/** What a file brings back; nothing where it cannot be read. */
export async function savedInFile(file: File): Promise<readonly Saved[]> {
  return file.size > MOST_BYTES ? [] : savedIn(await file.text().catch(() => ''));
}

export const savedText = (saved: readonly Saved[]) =>
  JSON.stringify(
    saved.map(({ name, scenarios }) => ({ name, scenarios: scenarios.map(scenarioAddress) })),
    null,
    2,
  );

/** All but the comparison of the same scenarios. */
export function without(saved: readonly Saved[], one: Saved): readonly Saved[] {
  const address = comparisonAddress(one.scenarios);
  return saved.filter(({ scenarios }) => comparisonAddress(scenarios) !== address);
}

/** One comparison more; the same scenarios are kept once, under their newest name. */
export const withSaved = (saved: readonly Saved[], one: Saved): readonly Saved[] =>
  [one, ...without(saved, one)].slice(0, MOST);

export function readSaved(): readonly Saved[] {
  try {
    return savedIn(localStorage.getItem(place) ?? '[]');
  } catch {
    return []; // the browser keeps nothing
  }
}

/** False where the browser keeps nothing. */
export function writeSaved(saved: readonly Saved[]): boolean {
  try {
    if (saved.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, savedText(saved));
    return true;
  } catch {
    return false;
  }
}
