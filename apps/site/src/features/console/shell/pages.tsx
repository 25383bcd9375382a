import { Button } from '@formation/ui';
import type { ReactNode } from 'react';
import type { PageList } from '../api/query.ts';
import { Failure } from './typed-form.tsx';
import { useWords } from './use-words.ts';

/** Asks for the next page of a list, or once more for one that did not come. */
export function More({ list: { hasMore, failure, more } }: Readonly<{ list: PageList<unknown> }>) {
  const words = useWords();
  if (!hasMore) return null;
  return (
    <div>
      <Button look="ghost" small onClick={more}>
        {failure === undefined ? words.inbox.more : words.today.again}
      </Button>
    </div>
  );
}

type Props<Row> = Readonly<{ list: PageList<Row>; none: string; children: (rows: readonly Row[]) => ReactNode }>;

/** A list that comes page by page; where a page does not come, it can be asked for again. */
export function Pages<Row>({ list, none, children }: Props<Row>) {
  const words = useWords();
  const { rows, failure } = list;
  const isWaiting = rows === undefined && failure === undefined;
  return (
    <>
      <Failure failure={failure} />
      <div aria-live="polite">
        {isWaiting && <p className="muted">{words.loading}</p>}
        {rows?.length === 0 && <p className="empty">{none}</p>}
      </div>
      {rows !== undefined && rows.length > 0 && <ul className="ruled">{children(rows)}</ul>}
      <More list={list} />
    </>
  );
}
