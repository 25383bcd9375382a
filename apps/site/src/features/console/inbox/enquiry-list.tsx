import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import { useRef } from 'react';
import type { PageList } from '../api/query.ts';
import type { Row } from '../api/shapes.ts';
import { ago, colombo, timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { More } from '../shell/pages.tsx';
import { PlaceLink } from '../shell/place-link.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
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
  }>;

function RowCard({ row, go, from, open, withState }: Place & Readonly<{ row: Row; withState: boolean }>) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { inbox } = words;
  const query = `?enquiry=${row.id}&${from}`;
  const { heldFor } = words.enquiry;
  const remarks = [
    row.state === 'held' ? heldFor[row.heldFor || 'unknown'] : '',
    withState ? words.states[row.state] : '',
    fill(inbox.came, { time: ago(locale, row.receivedAt) }),
    row.holder === '' ? inbox.nobody : fill(inbox.has, { holder: nameOf(row.holder) }),
    row.rest === 'asleep' ? fill(inbox.sleeps, { time: timeIn(locale, row.followUp, colombo) }) : '',
    row.service,
  ].filter(Boolean);
  return (
    <li className="stack enquiry-row">
      <PlaceLink query={query} go={go} isHere={row.id === open}>
        {row.name || row.address}
      </PlaceLink>
      <p className="plain-text first-words">{row.message}</p>
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
