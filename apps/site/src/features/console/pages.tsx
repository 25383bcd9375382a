import { Button } from '@formation/ui';
import type { ReactNode } from 'react';
import type { Failed } from './calls.ts';
import type { Page } from './people-calls.ts';
import { Failure } from './typed-form.tsx';
import { usePages } from './use-pages.ts';
import type { Words } from './words.ts';

type Props<Row> = Readonly<{
  words: Words;
  none: string;
  load: (from?: string) => Promise<Page<Row> | Failed>;
  children: (rows: readonly Row[]) => ReactNode;
}>;

type MoreProps = Readonly<{ words: Words; list: Pick<ReturnType<typeof usePages>, 'next' | 'failure' | 'more'> }>;

/** Asks for the next page of a list, or once more for one that did not come. */
export function More({ words, list: { next, failure, more } }: MoreProps) {
  if (next === null && failure === undefined) return null;
  return (
    <div>
      <Button look="ghost" small onClick={more}>
        {failure === undefined ? words.inbox.more : words.today.again}
      </Button>
    </div>
  );
}

/** A list that comes page by page; where a page does not come, it can be asked for again. */
export function Pages<Row>({ words, none, load, children }: Props<Row>) {
  const list = usePages<Row, Page<Row>>({ load });
  const { rows, failure } = list;
  const isWaiting = rows === undefined && failure === undefined;
  return (
    <>
      <Failure words={words} failure={failure} />
      <div aria-live="polite">
        {isWaiting && <p className="muted">{words.loading}</p>}
        {rows?.length === 0 && <p className="empty">{none}</p>}
      </div>
      {rows !== undefined && rows.length > 0 && <ul className="ruled">{children(rows)}</ul>}
      <More words={words} list={list} />
    </>
  );
}
