import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Chip } from '@formation/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { useOnHydrated } from '../../lib/hydration.ts';
import type { Failed } from './calls.ts';
import type { Row } from './inbox-calls.ts';
import { ago, colombo, timeIn } from './times.ts';
import { Failure } from './typed-form.tsx';
import { useListKeys } from './use-list-keys.ts';
import type { Words } from './words.ts';

type Page = Readonly<{ rows: readonly Row[]; next: string | null }>;
type Source<Some extends Page> = Readonly<{
  load: (from?: string) => Promise<Some | Failed>;
  onPage: (page: Some) => void;
}>;
type Place = Readonly<{ words: Words; locale: string; go: (query: string) => void }>;
type Props<Some extends Page> = Place & Source<Some> & Readonly<{ none: string; withState?: boolean }>;

/** A list as far as it is loaded. */
function useList<Some extends Page>({ load: ask, onPage }: Source<Some>) {
  const [rows, setRows] = useState<readonly Row[]>();
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const load = async (from?: string) => {
    const page = await ask(from);
    if (isRefused(page)) return setFailure(page.refused);
    setFailure(undefined);
    setRows((before = []) => (from === undefined ? page.rows : [...before, ...page.rows]));
    setNext(page.next);
    onPage(page);
  };
  useOnHydrated(() => void load());
  return { rows, next, failure, more: () => void load(next ?? undefined) };
}

/** A plain click stays on this page; one for a new tab goes its way. */
const isPlain = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;

function RowCard({ words, locale, row, go, withState }: Place & Readonly<{ row: Row; withState: boolean }>) {
  const { inbox } = words;
  const query = `?enquiry=${row.id}`;
  const { heldFor } = words.enquiry;
  const remarks = [
    row.state === 'held' ? heldFor[row.heldFor || 'unknown'] : '',
    withState ? words.states[row.state] : '',
    fill(inbox.came, { time: ago(locale, row.receivedAt) }),
    row.holder === '' ? inbox.nobody : fill(inbox.has, { holder: row.holder }),
    row.rest === 'asleep' ? fill(inbox.sleeps, { time: timeIn(locale, row.followUp, colombo) }) : '',
    row.service,
  ].filter(Boolean);
  return (
    <li className="stack enquiry-row">
      <a
        href={query}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          go(query);
        }}
      >
        {row.name || row.address}
      </a>
      <p className="plain-text">{row.message}</p>
      <p className="small muted cluster">
        {remarks.map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
        {row.rest === 'back' && (
          <Chip tone="warn">{fill(inbox.back, { time: timeIn(locale, row.followUp, colombo) })}</Chip>
        )}
        {row.files > 0 && <Chip>{inbox.files}</Chip>}
      </p>
    </li>
  );
}

/** Enquiries one below the other, page by page; j and k go through them. */
export function EnquiryList<Some extends Page>({ none, withState = false, load, onPage, ...place }: Props<Some>) {
  const { words } = place;
  const { rows, next, failure, more } = useList({ load, onPage });
  const element = useRef<HTMLUListElement>(null);
  useListKeys(element);
  return (
    <>
      <Failure words={words} failure={failure} />
      <div aria-live="polite">{rows?.length === 0 && <p className="empty">{none}</p>}</div>
      <ul className="ruled" ref={element} aria-busy={rows === undefined}>
        {rows?.map((row) => (
          <RowCard key={row.id} row={row} withState={withState} {...place} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button look="ghost" onClick={more}>
            {words.inbox.more}
          </Button>
        </div>
      )}
    </>
  );
}
