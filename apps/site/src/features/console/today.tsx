import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import { CountCharts } from './count-charts.tsx';
import { CsvButton } from './csv-button.tsx';
import { LaunchList } from './launch-list.tsx';
import { Part } from './part.tsx';
import { ReviewList } from './review-list.tsx';
import { ago, clockTime, colombo, timeIn } from './times.ts';
import { counts, type Day, type FollowUp, launch, reviews, today, troubles } from './today-calls.ts';
import { TroubleList } from './trouble-list.tsx';
import type { Role, Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; role: Role }>;
type DayProps = Omit<Props, 'role'> & Readonly<{ day: Day }>;

function Came({ words: { today: words }, locale, day: { came } }: DayProps) {
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

function DueRow({ words, locale, row }: Omit<Props, 'role'> & Readonly<{ row: FollowUp }>) {
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
        <span>{row.holder === '' ? words.inbox.nobody : fill(words.inbox.has, { holder: row.holder })}</span>
      </p>
    </li>
  );
}

function Due({ words, locale, day }: DayProps) {
  const { due } = words.today;
  if (day.due.length === 0) return <p>{due.none}</p>;
  return (
    <>
      <ul className="ruled">
        {day.due.map((row) => (
          <DueRow key={row.id} words={words} locale={locale} row={row} />
        ))}
      </ul>
      {day.dueCount > day.due.length && <p className="small muted">{fill(due.more, { count: day.dueCount })}</p>}
    </>
  );
}

function CallsToday({ words, locale, day }: DayProps) {
  const { calls } = words.today;
  if (day.calls.length === 0) return <p>{calls.none}</p>;
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

/** The first screen: what there is to do, what fails, what is due for review, and how the site is used. */
export function Today({ words, locale, role }: Props) {
  const { today: own } = words;
  return (
    <>
      <Part words={words} id="today" title={own.title} ask={today} renews>
        {(day) => (
          <>
            <p className="muted">{dayText(locale, day.day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
            <Came words={words} locale={locale} day={day} />
            <h3>{own.due.title}</h3>
            <Due words={words} locale={locale} day={day} />
            <h3>{own.calls.title}</h3>
            <CallsToday words={words} locale={locale} day={day} />
          </>
        )}
      </Part>
      <Part words={words} id="troubles" title={own.troubles.title} ask={troubles} renews>
        {(found) => <TroubleList words={words} locale={locale} found={found} isOwner={role === 'owner'} />}
      </Part>
      <Part words={words} id="reviews" title={own.reviews.title} ask={reviews}>
        {(found) => <ReviewList words={words} locale={locale} first={found} mayConfirm={role !== 'reader'} />}
      </Part>
      <Part words={words} id="counts" title={own.counts.title} ask={counts} renews>
        {({ days }) => (
          <>
            <CountCharts words={words} locale={locale} days={days} />
            <CsvButton words={words} path="/csv/counts" name="counts" />
          </>
        )}
      </Part>
      <Part words={words} id="launch" title={own.launch.title} ask={launch}>
        {({ items }) => <LaunchList words={words} items={items} />}
      </Part>
    </>
  );
}
