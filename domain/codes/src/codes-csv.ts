import { csv } from '@formation/csv';
import type { Entry } from './entry.ts';
import { systems } from './systems.ts';

/**
 * Entries as comma-separated values (RFC 4180) with a heading line and a byte-order mark, so that spreadsheets
 * read Chinese titles right.
 *
 * @param chinese - titles by HSIC code, for a further column; see `@formation/codes/chinese`.
 */
export function codesCsv(entries: readonly Entry[], chinese?: ReadonlyMap<string, string>): string {
  const heading = ['Classification', 'Code', 'Level', 'Title', 'Belongs to', ...(chinese ? ['Chinese title'] : [])];
  const lines = entries.map(({ system, code, level, title, parent }) => [
    `${systems[system].name} ${systems[system].edition}`,
    code,
    level,
    title,
    parent?.code ?? '',
    ...(chinese ? [(system === 'hsic' ? chinese.get(code) : undefined) ?? ''] : []),
  ]);
  return csv([heading, ...lines]);
}
