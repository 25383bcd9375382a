import { fill, type Locale } from '@formation/content';
import type { Change } from '@formation/fees/tables';
import { TableScroll } from '@formation/ui';
import { dayText } from '../../lib/dates/day-text.ts';
import { localePath } from '../../lib/locale.ts';
import { changesByDay } from './changes-by-day.ts';
import { pathName, platformName, type FeeWords } from './fee-name.ts';
import { FeeValue } from './fee-value.tsx';
import './fees.css';

type Props = Readonly<{ locale: Locale; words: FeeWords; changes: readonly Change[] }>;

type SideProps = Readonly<{ locale: Locale; words: FeeWords; change: Change; side: 'before' | 'after' }>;

function Side({ change, side, words, locale }: SideProps) {
  const entry = change[side];
  return (
    <td>
      {entry ? <FeeValue value={entry.value} platform={change.platform} locale={locale} /> : words.changes.none[side]}
    </td>
  );
}

/** Every fee that took the place of another, by the day from which it counts. */
export function ChangeList({ locale, words, changes }: Props) {
  const { columns, from } = words.changes;
  return changesByDay(changes).map(({ id, platform, from: day, own }) => {
    const title = `${platformName(locale, platform)}: ${fill(from, { day: dayText(locale, day) })}`;
    return (
      <section key={id} id={id} className="fee-group">
        <h2>
          <a href={localePath(locale, `/fees/${platform}`)}>{platformName(locale, platform)}</a>{' '}
          <span>{fill(from, { day: dayText(locale, day) })}</span>
        </h2>
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
            <tbody>
              {own.map((change) => (
                <tr key={change.path.join('.')}>
                  <th scope="row">{pathName(change.path, platform, locale)}</th>
                  <Side change={change} side="before" words={words} locale={locale} />
                  <Side change={change} side="after" words={words} locale={locale} />
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </section>
    );
  });
}
