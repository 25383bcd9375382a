import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import { useRef } from 'react';
import type { PageList } from '../api/query.ts';
import type { Row } from '../api/shapes.ts';
import { ago, timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { More } from '../shell/pages.tsx';
import { PlaceLink } from '../shell/place-link.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { initials } from './initials.ts';
import type { Bulk } from './use-bulk.ts';
import { useListKeys } from './use-list-keys.ts';

type Place = Readonly<{
  go: (query: string) => void;
  /** The list, as the address names it: `state=new`. One goes back to it. */
  from: string;
  /** The enquiry that stands beside the list. */
  open?: string | undefined;
}>;
type Props = Place &
  Readonly<{
    none: string;
    withState?: boolean;
    list: PageList<Row>;
    /** Which are selected; without it none can be. */
    selection?: Pick<Bulk, 'ids' | 'toggle'> | undefined;
  }>;

/** Two letters for who has it; read out in full. */
function Assignee({ holder }: Pick<Row, 'holder'>) {
  const { inbox } = useWords();
  const { nameOf } = useStaff();
  if (holder === '') return <Chip>{inbox.nobody}</Chip>;
  const name = nameOf(holder);
  return (
    <Chip>
      <span aria-hidden="true" title={name}>
        {initials(name)}
      </span>
      <span className="sr">{fill(inbox.has, { holder: name })}</span>
    </Chip>
  );
}

/** Small things about one, in a line. */
function Chips({ row, withState }: Readonly<{ row: Row; withState: boolean }>) {
  const words = useWords();
  const locale = useLocale();
  const { inbox, answer, enquiry } = words;
  const remarks = [
    row.state === 'held' ? enquiry.heldFor[row.heldFor || 'unknown'] : '',
    row.rest === 'asleep' ? fill(inbox.sleeps, { time: timeIn(locale, row.followUp) }) : '',
  ].filter(Boolean);
  const chips = [withState ? words.states[row.state] : '', answer.languages[row.language], row.service].filter(Boolean);
  return (
    <p className="small muted cluster">
      {chips.map((chip) => (
        <Chip key={chip}>{chip}</Chip>
      ))}
      <Assignee holder={row.holder} />
      {row.tags.map((tag) => (
        <Chip key={`tag ${tag}`}>{tag}</Chip>
      ))}
      {row.files > 0 && <Chip>{inbox.files}</Chip>}
      {row.rest === 'back' && <Chip tone="warn">{fill(inbox.back, { time: timeIn(locale, row.followUp) })}</Chip>}
      {remarks.map((remark) => (
        <span key={remark}>{remark}</span>
      ))}
    </p>
  );
}

function RowCard({ row, go, from, open, withState, selection }: RowProps) {
  const locale = useLocale();
  const { inbox } = useWords();
  const name = row.name || row.address;
  const waited = ago(locale, row.receivedAt);
  return (
    <li className="enquiry-row">
      {selection && (
        <label>
          <input
            type="checkbox"
            aria-label={fill(inbox.select, { name })}
            checked={selection.ids.has(row.id)}
            onChange={() => selection.toggle(row.id)}
          />
        </label>
      )}
      <div>
        <p className="cluster spread">
          <PlaceLink query={`?enquiry=${row.id}&${from}`} go={go} isHere={row.id === open}>
            {name}
          </PlaceLink>
          <span className="small">{row.isLate ? <b>{waited}</b> : waited}</span>
        </p>
        <p className="small plain-text first-words">{row.message}</p>
        <Chips row={row} withState={withState} />
      </div>
    </li>
  );
}

type RowProps = Place & Pick<Props, 'selection'> & Readonly<{ row: Row; withState: boolean }>;

/** Enquiries one below the other, page by page; j and k go through them. */
export function EnquiryList({ none, withState = false, list, ...place }: Props) {
  const { rows, failure } = list;
  const once = rows && [...new Map(rows.map((row) => [row.id, row])).values()]; // what stands for others is found with each
  const element = useRef<HTMLUListElement>(null);
  useListKeys(element);
  return (
    <>
      <Failure failure={failure} />
      <div aria-live="polite">{rows?.length === 0 && <p className="empty">{none}</p>}</div>
      <ul className="ruled" ref={element} aria-busy={rows === undefined && failure === undefined}>
        {once?.map((row) => (
          <RowCard key={row.id} row={row} withState={withState} {...place} />
        ))}
      </ul>
      <More list={list} />
    </>
  );
}
