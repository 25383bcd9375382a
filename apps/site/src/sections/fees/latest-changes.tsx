import { fill, type Locale } from '@formation/content';
import { changesByDay, type Change } from '@formation/fees/tables';
import { localePath } from '../../lib/language/locale.ts';
import { dayText } from '../../lib/text/dates/day-text.ts';
import { platformName, type FeeWords } from './fee-name.ts';
import './fees.css';

/** So many days of changes are named where they lead to all of them. */
const SHOWN = 4;

/** The newest changes by platform and day, each a way to its old and new values. */
type Props = Readonly<{ locale: Locale; words: FeeWords; changes: readonly Change[] }>;

export function LatestChanges({ locale, words, changes }: Props) {
  return (
    <ul className="fee-sources">
      {changesByDay(changes)
        .slice(0, SHOWN)
        .map(({ id, platform, day, isSeen }) => (
          <li key={id}>
            <a href={localePath(locale, `/fees/changes#${id}`)}>{platformName(locale, platform)}</a>,{' '}
            {fill(isSeen ? words.table.seen : words.changes.since, { day: dayText(locale, day) })}
          </li>
        ))}
    </ul>
  );
}
