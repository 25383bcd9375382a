import type { SourceReport } from '@formation/console-api';
import type { Citation } from './citations.ts';
import type { PageState } from './state.ts';

type Known = Readonly<{ citation: Citation; state: PageState }>;

/** What all visits so far have found of the pages that we cite today. */
export function reportOf(
  pages: readonly Citation[],
  of: (href: string) => PageState | undefined,
  where: (href: string) => readonly string[],
): SourceReport | undefined {
  const known = pages.flatMap((citation): readonly Known[] => {
    const state = of(citation.href);
    return state ? [{ citation, state }] : [];
  });
  const visited = known
    .map(({ state }) => state.visited)
    .toSorted()
    .at(-1);
  if (visited === undefined) return undefined;
  const found = known.flatMap(({ citation, state: { finding } }) => (finding ? [{ citation, finding }] : []));
  const unseen = known.flatMap(({ citation: { href }, state: { unseen: why, finding } }) =>
    why === undefined || finding ? [] : [{ url: href, why }],
  );
  return {
    visited,
    pages: pages.length,
    same: known.length - found.length - unseen.length,
    unseen,
    findings: found
      .toSorted((a, b) => b.finding.found.localeCompare(a.finding.found))
      .map(({ citation: { title, href }, finding: { kind, since, found: day, to = null, changes } }) => ({
        ...{ kind, title, url: href, since, found: day, to, changes: [...changes] },
        where: [...where(href)],
      })),
  };
}

const says = { changed: 'changed', moved: 'moved', gone: 'is gone' } as const;

/** The report for a terminal, with both texts. */
export function reportText({ visited, pages, same, unseen, findings }: SourceReport): string {
  const blocks = findings.map(({ kind, title, url, since, found, to, changes, where }) => [
    `${title}\n  ${url}\n  ${says[kind]} between ${since} and ${found}${to === null ? '' : `: ${to}`}`,
    ...changes
      .slice(0, kind === 'gone' ? 3 : 10)
      .map(({ was, now }) => `  - ${was}\n  + ${now ?? '(nothing like it)'}`),
    `  cited in ${where.join(', ')}`,
  ]);
  const hidden = unseen.map(({ url, why }) => `  ${url}: ${why}`);
  const notSeen = hidden.length === 0 ? [] : [['Nothing could be seen of', ...hidden]];
  const sum = `Of ${pages} pages ${same} are as somebody read them, ${findings.length} are not; of ${unseen.length} nothing could be seen. Last visit: ${visited}.`;
  return [...[...blocks, ...notSeen].map((lines) => lines.join('\n')), sum].join('\n\n');
}
