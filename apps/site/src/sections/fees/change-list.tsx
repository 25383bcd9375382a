import { fill, type Locale } from '@formation/content';
import { changesByDay, type Change, type DayOfChanges, type EventOfPlatform } from '@formation/fees/tables';
import { TableScroll } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { dayText } from '../../lib/text/dates/day-text.ts';
import { ChangeRow } from './change-row.tsx';
import { platformName, type FeeWords } from './fee-name.ts';
import { SourceList } from './source-list.tsx';
import './fees.css';

type Words = Readonly<{ locale: Locale; words: FeeWords }>;
type Props = Words & Readonly<{ changes: readonly Change[]; events?: readonly EventOfPlatform[] }>;

/** How many fees an event touches, where they are several, and where it was read. */
function EventNote({ event, words, locale }: Words & Readonly<{ event: EventOfPlatform }>) {
  const count = event.touched.length;
  return (
    <>
      {count > 1 && <p className="small">{fill(words.changes.event, { count })}</p>}
      <SourceList sources={[event.source]} platform={event.platform} words={words} locale={locale} />
    </>
  );
}

/** The changes of a day, then what an event of it touches although it stayed as it was, or was not known before. */
function Rows({ own, events, words, locale }: Words & Pick<DayOfChanges, 'own' | 'events'>) {
  const shown = new Set(own.map(({ path }) => path.join('.')));
  const also = events.flatMap(({ touched }) => touched).filter(({ path }) => !shown.has(path.join('.')));
  const { none } = words.changes;
  const ofEvent = { ...none, before: none.unknown };
  return (
    <tbody>
      {own.map((change) => (
        <ChangeRow key={change.path.join('.')} {...{ change, none, words, locale }} />
      ))}
      {also.map((change) => (
        <ChangeRow key={change.path.join('.')} {...{ change, none: ofEvent, words, locale }} />
      ))}
    </tbody>
  );
}

/** Every fee that took the place of another, by the day from which it counts, or on which it was first seen. */
export function ChangeList({ locale, words, changes, events: all = [] }: Props) {
  const { columns, from, seen } = words.changes;
  return changesByDay(changes, all).map(({ id, platform, day, isSeen, own, events }) => {
    const when = fill(isSeen ? seen : from, { day: dayText(locale, day) });
    const title = `${platformName(locale, platform)}: ${when}`;
    return (
      <section key={id} id={id} className="fee-group">
        <h2>
          <a href={localePath(locale, `/fees/${platform}`)}>{platformName(locale, platform)}</a> <span>{when}</span>
        </h2>
        {events.map((event) => (
          <EventNote key={event.id} {...{ event, words, locale }} />
        ))}
        <TableScroll label={title}>
          <table className="fees changes">
            <caption className="sr">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.fee}</th>
                <th scope="col">{columns.before}</th>
                <th scope="col">{columns.after}</th>
              </tr>
            </thead>
            <Rows {...{ own, events, words, locale }} />
          </table>
        </TableScroll>
      </section>
    );
  });
}
