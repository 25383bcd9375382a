import { fill, type Locale } from '@formation/content';
import type { FeeValue } from '@formation/fees';
import type { Change } from '@formation/fees/tables';
import { TableScroll } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { dayText } from '../../lib/text/dates/day-text.ts';
import { changeTexts } from './change-text.ts';
import { changesByDay } from './changes-by-day.ts';
import { pathName, platformName, type FeeWords } from './fee-name.ts';
import { WrittenValue, writtenValue } from './fee-value.tsx';
import './fees.css';

type Props = Readonly<{ locale: Locale; words: FeeWords; changes: readonly Change[] }>;

type RowProps = Readonly<{ locale: Locale; words: FeeWords; change: Change }>;

function ChangeRow({ change, words, locale }: RowProps) {
  const { platform, path } = change;
  const write = (value: FeeValue) => writtenValue(value, { platform, locale });
  const sides = changeTexts(change, write, words.changes.rows);
  return (
    <tr>
      <th scope="row">{pathName(path, platform, locale)}</th>
      {(['before', 'after'] as const).map((side) => (
        <td key={side}>{sides[side] ? <WrittenValue {...sides[side]} /> : words.changes.none[side]}</td>
      ))}
    </tr>
  );
}

/** Every fee that took the place of another, by the day from which it counts, or on which it was first seen. */
export function ChangeList({ locale, words, changes }: Props) {
  const { columns, from, seen } = words.changes;
  return changesByDay(changes).map(({ id, platform, day, isSeen, own }) => {
    const when = fill(isSeen ? seen : from, { day: dayText(locale, day) });
    const title = `${platformName(locale, platform)}: ${when}`;
    return (
      <section key={id} id={id} className="fee-group">
        <h2>
          <a href={localePath(locale, `/fees/${platform}`)}>{platformName(locale, platform)}</a> <span>{when}</span>
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
                <ChangeRow key={change.path.join('.')} change={change} words={words} locale={locale} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </section>
    );
  });
}
