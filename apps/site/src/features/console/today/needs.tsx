import { todayCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import type { Day, FollowUp } from '../api/shapes.ts';
import { ago, clockTime, colombo, timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { Fold } from '../shell/fold.tsx';
import { Part } from '../shell/part.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';

type Props = Readonly<{ day: Day }>;

/** Who has waited longest: one tap, and one is there. */
function First({ day: { needs } }: Props) {
  const { needs: words } = useWords().today;
  const locale = useLocale();
  if (needs.first === null) return <p>{words.none}</p>;
  const { id, name, receivedAt } = needs.first;
  return (
    <p className="cluster">
      <a className="btn" href={`/console?enquiry=${id}`}>
        <span className="plain-text">
          <bdi>{fill(words.first, { name })}</bdi>
        </span>
      </a>
      <span className="small muted">{fill(words.came, { time: ago(locale, receivedAt) })}</span>
    </p>
  );
}

/** How many there are of each, with the way to them. */
function Counts({ day: { needs, came } }: Props) {
  const { today, inbox } = useWords();
  const lists = [
    ['unassigned', today.needs.unassigned, needs.unassigned],
    ['overdue', today.needs.overdue, needs.overdue],
    ['held', today.needs.held, came.held],
  ] as const;
  const said = (count: number) => (count === 100 ? fill(inbox.many, { count }) : count);
  return (
    <p className="cluster">
      {lists.map(
        ([state, text, count]) =>
          count > 0 && (
            <a key={state} href={`/console?state=${state}`}>
              {fill(text, { count: state === 'held' ? count : said(count) })}
            </a>
          ),
      )}
    </p>
  );
}

function DueRow({ row }: Readonly<{ row: FollowUp }>) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { due } = words.today;
  return (
    <li className="stack enquiry-row">
      <p>
        <a href={`/console?enquiry=${row.id}`}>
          <bdi>{row.name}</bdi>
        </a>
      </p>
      <p className="small muted cluster">
        {row.isLate ? (
          <Chip tone="warn">{fill(due.late, { time: timeIn(locale, row.followUp) })}</Chip>
        ) : (
          fill(due.today, { time: clockTime(locale, row.followUp, colombo) })
        )}
        <span>{words.states[row.state]}</span>
        <span>{row.holder === '' ? words.inbox.nobody : fill(words.inbox.has, { holder: nameOf(row.holder) })}</span>
      </p>
    </li>
  );
}

/** What was put off until today. */
function Due({ day }: Props) {
  const { due } = useWords().today;
  if (day.due.length === 0) return null;
  return (
    <Fold title={fill(due.summary, { count: day.dueCount })} standing="">
      <ul className="ruled">
        {day.due.map((row) => (
          <DueRow key={row.id} row={row} />
        ))}
      </ul>
      {day.dueCount > day.due.length && <p className="small muted">{fill(due.more, { count: day.dueCount })}</p>}
    </Fold>
  );
}

/** Who waits for us: nobody has them, or they should have been answered. */
export function Needs() {
  const { needs: words } = useWords().today;
  return (
    <Part id="needs" title={words.title} call={todayCalls.today} input={{}} renews>
      {(day) => (
        <>
          <First day={day} />
          <Counts day={day} />
          <Due day={day} />
          <p className="small muted">{fill(words.lastDay, { count: day.came.lastDay })}</p>
        </>
      )}
    </Part>
  );
}
