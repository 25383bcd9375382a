import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import type { ReactNode } from 'react';
import type { Person } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';
import { RequestRow } from './request-row.tsx';
import { useStaff } from './staff.ts';

type Props = Readonly<{ person: Person; go: (query: string) => void }>;

/** Rows under a heading; where there are more than come, it says so. */
function List({
  words,
  title,
  count,
  all,
  children,
}: Readonly<{
  words: Words['people']['person'];
  title: string;
  count: number;
  all: number;
  children: ReactNode;
}>) {
  return (
    <>
      <h3>{title}</h3>
      {count === 0 ? <p className="muted">{words.none}</p> : <ul className="ruled">{children}</ul>}
      {all > count && <p className="small muted">{fill(words.newest, { count })}</p>}
    </>
  );
}

function Enquiries({ person, go }: Props) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const own = words.people.person;
  return person.enquiries.map((one) => (
    <li key={one.id} className="stack enquiry-row">
      <PlaceLink query={`?enquiry=${one.id}`} go={go}>
        {fill(own.enquiry, { time: timeIn(locale, one.receivedAt) })}
      </PlaceLink>
      {one.message !== '' && <p className="plain-text">{one.message}</p>}
      {one.state === 'held' && <p className="small">{own.heldText}</p>}
      <p className="small muted cluster">
        {one.state === 'held' ? (
          <Chip tone="warn">{words.states.held}</Chip>
        ) : (
          <Chip>{one.rest === 'asleep' ? words.inbox.asleep : words.states[one.state]}</Chip>
        )}
        {one.isMerged && <span>{own.merged}</span>}
        {one.service !== '' && <bdi>{one.service}</bdi>}
        <span>{one.holder === '' ? words.inbox.nobody : fill(words.inbox.has, { holder: nameOf(one.holder) })}</span>
        {one.files > 0 && <span>{fill(own.files, { count: one.files })}</span>}
      </p>
    </li>
  ));
}

function Answers({ person, go }: Props) {
  const words = useWords();
  const locale = useLocale();
  const { nameOf } = useStaff();
  return person.answers.map(({ id, enquiry, subject, who, at }) => (
    <li key={id} className="stack enquiry-row">
      <PlaceLink query={`?enquiry=${enquiry}`} go={go}>
        {subject}
      </PlaceLink>
      <p className="small muted">
        {fill(words.people.person.answered, { who: nameOf(who), time: timeIn(locale, at) })}
      </p>
    </li>
  ));
}

function Calls({ person, go }: Props) {
  const words = useWords();
  const locale = useLocale();
  const { state } = words.calls;
  return person.calls.map((call) => (
    <li key={call.id} className="stack enquiry-row">
      <PlaceLink query={`?call=${call.id}`} go={go}>
        <bdi>{call.topic || words.people.person.topic}</bdi>
      </PlaceLink>
      <p className="small muted cluster">
        <span>{timeIn(locale, call.start)}</span>
        {call.state === 'cancelled' && <Chip tone="warn">{state.cancelled}</Chip>}
        {call.outcome !== '' && <Chip>{state[call.outcome]}</Chip>}
      </p>
    </li>
  ));
}

function Reminders({ person }: Omit<Props, 'go'>) {
  const locale = useLocale();
  const { reminder } = useWords().people.person;
  return person.reminders.map(({ id, platform, state, asked, since, until }) => (
    <li key={id} className="stack enquiry-row">
      <span>{platform ? fill(reminder.fees, { platform }) : reminder.deadlines}</span>
      <span>{fill(reminder[state], { time: timeIn(locale, since ?? asked) })}</span>
      <p className="small muted">{fill(reminder.until, { day: timeIn(locale, until) })}</p>
    </li>
  ));
}

function Consents({ person }: Omit<Props, 'go'>) {
  const locale = useLocale();
  const { consent, to } = useWords().people.person;
  return person.consents.map((one) => (
    <li key={`${one.to} ${one.id}`} className="stack enquiry-row">
      <span>{fill(one.given ? consent.given : consent.missing, { time: timeIn(locale, one.at) })}</span>
      <p className="small plain-text">{one.text}</p>
      <p className="small muted">{to[one.to]}</p>
    </li>
  ));
}

/** What there is of a person, kind by kind, the newest first. */
export function PersonLists(props: Props) {
  const { person } = props;
  const { person: own } = useWords().people;
  const { counts, enquiries, answers, calls, reminders, consents, requests } = person;
  const consented = counts.enquiries + reminders.filter(({ state }) => state === 'confirmed').length;
  const lists = [
    [own.enquiries, enquiries.length, counts.enquiries, <Enquiries key="rows" {...props} />],
    [own.answers, answers.length, counts.answers, <Answers key="rows" {...props} />],
    [own.calls, calls.length, counts.calls, <Calls key="rows" {...props} />],
    [own.reminders, reminders.length, counts.reminders, <Reminders key="rows" {...props} />],
    [own.consents, consents.length, consented, <Consents key="rows" {...props} />],
  ] as const;
  return (
    <>
      {lists.map(([title, count, all, rows]) => (
        <List key={title} words={own} title={title} count={count} all={all}>
          {rows}
        </List>
      ))}
      <List words={own} title={own.requests} count={requests.length} all={requests.length}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </List>
    </>
  );
}
