import { dayText } from '@formation/calendar';
import { csvCalls, reviewCalls, todayCalls, type Role } from '@formation/console-api';
import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import type { Day, FollowUp } from '../api/shapes.ts';
import { NextCall } from '../bookings/next-call.tsx';
import { ago, clockTime, colombo, timeIn } from '../bookings/times.ts';
import { CsvButton } from '../inbox/csv-button.tsx';
import { useStaff } from '../people/staff.ts';
import { Part } from '../shell/part.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { CountCharts } from './count-charts.tsx';
import { LaunchList } from './launch-list.tsx';
import { ReviewList } from './review-list.tsx';
import { SourceList } from './source-list.tsx';
import { TroubleList } from './trouble-list.tsx';

type Props = Readonly<{ role: Role }>;
type DayProps = Omit<Props, 'role'> & Readonly<{ day: Day }>;

function Came({ day: { came } }: DayProps) {
  const { today: words } = useWords();
  const locale = useLocale();
  return (
    <>
      <h3>{words.came.title}</h3>
      <p>{fill(words.came.lastDay, { count: came.lastDay })}</p>
      {came.nobodys + came.held === 0 && <p>{words.came.none}</p>}
      {came.nobodys > 0 && (
        <p>
          <a href="/console?state=new">{fill(words.came.nobodys, { count: came.nobodys })}</a>
        </p>
      )}
      {came.oldest !== null && (
        <p className="small muted">{fill(words.came.oldest, { time: ago(locale, came.oldest) })}</p>
      )}
      {came.held > 0 && (
        <p>
          <a href="/console?state=held">{fill(words.came.held, { count: came.held })}</a>
        </p>
      )}
    </>
  );
}

function DueRow({ row }: Omit<Props, 'role'> & Readonly<{ row: FollowUp }>) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { due } = words.today;
  return (
    <li className="stack enquiry-row">
      <a href={`/console?enquiry=${row.id}`}>
        <bdi>{row.name}</bdi>
      </a>
      <p className="small muted cluster">
        {row.isLate ? (
          <Chip tone="warn">{fill(due.late, { time: timeIn(locale, row.followUp, colombo) })}</Chip>
        ) : (
          fill(due.today, { time: clockTime(locale, row.followUp, colombo) })
        )}
        <span>{words.states[row.state]}</span>
        <span>{row.holder === '' ? words.inbox.nobody : fill(words.inbox.has, { holder: nameOf(row.holder) })}</span>
      </p>
    </li>
  );
}

function Due({ day }: DayProps) {
  const { due } = useWords().today;
  if (day.due.length === 0) return <p>{due.none}</p>;
  return (
    <>
      <ul className="ruled">
        {day.due.map((row) => (
          <DueRow key={row.id} row={row} />
        ))}
      </ul>
      {day.dueCount > day.due.length && <p className="small muted">{fill(due.more, { count: day.dueCount })}</p>}
    </>
  );
}

function CallsToday({ day }: DayProps) {
  const locale = useLocale();
  const { calls } = useWords().today;
  if (day.calls.length === 0)
    return (
      <>
        <p>{calls.none}</p>
        <NextCall next={day.nextCall} />
      </>
    );
  return (
    <ul className="ruled">
      {day.calls.map(({ id, start, name, timeZone }) => (
        <li key={id} className="cluster">
          <b>{clockTime(locale, start, day.timeZone)}</b>
          <a href={`/console?call=${id}`} className="plain-text">
            <bdi>{name}</bdi>
          </a>
          {timeZone !== day.timeZone && (
            <small className="muted">{fill(calls.theirs, { time: clockTime(locale, start, timeZone) })}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

function Counts() {
  const { counts } = useWords().today;
  return (
    <Part id="counts" title={counts.title} call={todayCalls.counts} input={{}} renews>
      {({ days }) => (
        <>
          <CountCharts days={days} />
          <CsvButton call={csvCalls.counts} input={{}} name="counts" />
        </>
      )}
    </Part>
  );
}

/** The first screen: what there is to do, what fails, what is due for review, and how the site is used. */
export function Today({ role }: Props) {
  const locale = useLocale();
  const { today: own, places } = useWords();
  useTitle(places.today);
  return (
    <>
      <Part id="today" title={own.title} call={todayCalls.today} input={{}} renews>
        {(day) => (
          <>
            <p className="muted">{dayText(locale, day.day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
            <Came day={day} />
            <h3>{own.due.title}</h3>
            <Due day={day} />
            <h3>{own.calls.title}</h3>
            <CallsToday day={day} />
          </>
        )}
      </Part>
      <Part id="troubles" title={own.troubles.title} call={todayCalls.troubles} input={{}} renews>
        {(found) => <TroubleList found={found} isOwner={role === 'owner'} />}
      </Part>
      <Part id="reviews" title={own.reviews.title} call={reviewCalls.list} input={{}}>
        {(found) => <ReviewList found={found} mayConfirm={role !== 'reader'} />}
      </Part>
      <Part id="sources" title={own.sources.title} call={todayCalls.sources} input={{}}>
        {({ report }) => <SourceList report={report} />}
      </Part>
      <Counts />
      <Part id="launch" title={own.launch.title} call={reviewCalls.launch} input={{}}>
        {({ items }) => <LaunchList items={items} />}
      </Part>
    </>
  );
}
