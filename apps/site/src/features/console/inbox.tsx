import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Chip, SelectField } from '@formation/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { useOnHydrated } from '../../lib/hydration.ts';
import { type Counts, enquiries, type Row, type State } from './inbox-calls.ts';
import { ago } from './times.ts';
import { Failure } from './typed-form.tsx';
import { useListKeys } from './use-list-keys.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; state: State; go: (query: string) => void }>;

/** The enquiries of one state, as far as they are loaded. */
function useList(state: State, onCounts: (counts: Counts) => void) {
  const [rows, setRows] = useState<readonly Row[]>();
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const load = async (from?: string) => {
    const page = await enquiries(state, from);
    if (isRefused(page)) return setFailure(page.refused);
    setFailure(undefined);
    setRows((before = []) => (from === undefined ? page.rows : [...before, ...page.rows]));
    setNext(page.next);
    onCounts(page.counts);
  };
  useOnHydrated(() => void load());
  return { rows, next, failure, more: () => void load(next ?? undefined) };
}

/** A plain click stays on this page; one for a new tab goes its way. */
const isPlain = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;

function RowCard({ words, locale, row, go }: Props & Readonly<{ row: Row }>) {
  const { inbox } = words;
  const query = `?enquiry=${row.id}`;
  const remarks = [
    fill(inbox.came, { time: ago(locale, row.receivedAt) }),
    row.holder === '' ? inbox.nobody : fill(inbox.has, { holder: row.holder }),
    row.followUp && fill(inbox.followUp, { day: row.followUp }),
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
        {row.files > 0 && <Chip>{inbox.files}</Chip>}
      </p>
    </li>
  );
}

function List({ onCounts, ...props }: Props & Readonly<{ onCounts: (counts: Counts) => void }>) {
  const { words, state } = props;
  const { rows, next, failure, more } = useList(state, onCounts);
  const element = useRef<HTMLUListElement>(null);
  useListKeys(element);
  return (
    <>
      <Failure words={words} failure={failure} />
      {rows?.length === 0 && <p className="empty">{words.inbox.none}</p>}
      <ul className="ruled" ref={element} aria-busy={rows === undefined}>
        {rows?.map((row) => (
          <RowCard key={row.id} row={row} {...props} />
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

/** The enquiries: what nobody took stands first, and among it what has waited longest. */
export function Inbox(props: Props) {
  const { words, state, go } = props;
  const [counts, setCounts] = useState<Counts>();
  const { inbox, states } = words;
  const options = (Object.keys(states) as State[]).map((value) => ({
    value,
    label: fill(inbox.state, { state: states[value], count: counts?.[value] ?? '…' }),
  }));
  return (
    <section className="sheet card-pad" aria-labelledby="inbox">
      <h2 id="inbox">{words.places.inbox}</h2>
      <SelectField
        label={inbox.show}
        options={options}
        value={state}
        onChange={(event) => go(`?state=${event.target.value}`)}
      />
      <List key={state} {...props} onCounts={setCounts} />
      <p className="small muted">{inbox.keys}</p>
    </section>
  );
}
