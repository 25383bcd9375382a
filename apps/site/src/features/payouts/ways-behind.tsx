import { fill } from '@formation/content';
import type { Ranked } from '@formation/payouts';
import { Icon } from '@formation/ui';
import type { ReactNode } from 'react';
import { routeWords, type PayoutsWords } from './payouts-words.ts';
import { useOpened } from './use-opened.ts';

type Props = Readonly<{ rows: readonly Ranked[]; words: PayoutsWords; children: ReactNode }>;

/** The routes through a company that the visitor has not and that would save nothing: made when they are opened. */
export function WaysBehind({ rows, words, children }: Props) {
  const { isOpened, details } = useOpened();
  const against = rows[0]?.paysBack?.against;
  if (!against) return undefined;
  return (
    <details {...details}>
      <summary>
        {fill(words.page.result.behind, { count: rows.length, route: routeWords(against, words).name })}
        <Icon name="chevron-down" />
      </summary>
      {isOpened && <ol className="ways">{children}</ol>}
    </details>
  );
}
