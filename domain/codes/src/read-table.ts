import type { Entry, Level, System } from './entry.ts';

/** How many digits each level's code has, and what the level is called; the topmost level has no fixed length. */
const levels: Readonly<Record<System, readonly (readonly [digits: number, level: Level])[]>> = {
  hsic: [
    [2, 'division'],
    [3, 'group'],
    [4, 'class'],
    [6, 'subclass'],
  ],
  'uk-sic': [[5, 'code']],
  naics: [
    [3, 'subsector'],
    [4, 'industry group'],
    [5, 'NAICS industry'],
    [6, 'national industry'],
  ],
};

const isTopmost = (system: System, code: string): boolean =>
  system === 'naics' ? code.length === 2 || code.includes('-') : /^[A-Z]$/.test(code);

/**
 * Reads a table of `code title` lines, parents before children.
 *
 * A level without a line of its own has the title of the first line beneath it.
 */
export function readTable(system: System, table: string): readonly Entry[] {
  const entries = new Map<string, Entry>();
  const open = (entry: Entry): Entry => {
    const known = entries.get(entry.code) ?? entry;
    entries.set(known.code, known);
    return known;
  };
  let top: Entry | undefined;
  for (const line of table.trim().split('\n')) {
    const space = line.indexOf(' ');
    const [code, title] = [line.slice(0, space), line.slice(space + 1)];
    if (isTopmost(system, code)) {
      top = open({ system, code, title, level: system === 'naics' ? 'sector' : 'section', parent: undefined });
      continue;
    }
    let parent = top;
    for (const [digits, level] of levels[system]) {
      if (digits <= code.length) parent = open({ system, code: code.slice(0, digits), title, level, parent });
    }
  }
  return [...entries.values()];
}
