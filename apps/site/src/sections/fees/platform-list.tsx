import { fill, type Locale } from '@formation/content';
import type { IsoDate, PlatformName } from '@formation/fees';
import type { Fee } from '@formation/fees/tables';
import { Chip, TableScroll } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { platformName, type FeeWords } from './fee-name.ts';
import { feeSummary, sureText } from './fee-summary.ts';
import { sinceText } from './since-text.ts';
import { SourceList } from './source-list.tsx';
import './fees.css';

/** The fees of each platform. */
type Tables = ReadonlyMap<PlatformName, readonly Fee[]>;
type Props = Readonly<{ locale: Locale; words: FeeWords; day: IsoDate; tables: Tables }>;

type RowProps = Omit<Props, 'tables'> & Readonly<{ platform: PlatformName; table: readonly Fee[] }>;

function PlatformRow({ platform, table, locale, words, day }: RowProps) {
  const { index } = words;
  const { fees, statuses, newest, checked, due, sources } = feeSummary(table, day);
  return (
    <tr>
      <th scope="row">
        <a href={localePath(locale, `/fees/${platform}`)}>{platformName(locale, platform)}</a>
      </th>
      <td>
        {fill(index.counts, { fees, sure: sureText(statuses, words.statuses) })}
        <details>
          <summary>{fill(index.sources, { count: sources.length })}</summary>
          <SourceList sources={sources} platform={platform} words={words} locale={locale} />
        </details>
      </td>
      <td className="since">{sinceText(newest, { locale, words })}</td>
      <td className="since">
        {shortDay(locale, checked)}
        {due > 0 && (
          <small title={words.dueHelp}>
            <Chip tone="warn">{fill(index.due, { count: due })}</Chip>
          </small>
        )}
      </td>
      <td>
        <a
          href={`/fees/${platform}.json`}
          aria-label={fill(index.jsonOf, { platform: platformName(locale, platform) })}
        >
          {index.json}
        </a>
      </td>
    </tr>
  );
}

/** Every table in force: how many fees, how sure they are, and when they were last read. */
export function PlatformList({ tables, ...props }: Props) {
  const { index } = props.words;
  return (
    <TableScroll label={index.title}>
      <table className="fees overview">
        <caption className="sr">{index.title}</caption>
        <thead>
          <tr>
            {Object.values(index.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...tables].map(([platform, table]) => (
            <PlatformRow key={platform} platform={platform} table={table} {...props} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
