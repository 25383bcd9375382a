import { fill, type Locale } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { platforms, type Platform } from '@formation/fees/tables';
import { Chip, TableScroll } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import { localePath } from '../../lib/locale.ts';
import type { FeeWords } from './fee-name.ts';
import { feeSummary } from './fee-summary.ts';
import { SourceList } from './source-list.tsx';
import './fees.css';

type Props = Readonly<{ locale: Locale; words: FeeWords; day: IsoDate }>;

function PlatformRow({ platform, locale, words, day }: Props & Readonly<{ platform: Platform }>) {
  const { index } = words;
  const { fees, verified, estimates, newest, checked, due, sources } = feeSummary(platform, day);
  return (
    <tr>
      <th scope="row">
        <a href={localePath(locale, `/fees/${platform}`)}>{words.platforms[platform]}</a>
      </th>
      <td>
        {fill(index.counts, { fees, verified, estimates })}
        <details>
          <summary>{fill(index.sources, { count: sources.length })}</summary>
          <SourceList sources={sources} words={words} locale={locale} />
        </details>
      </td>
      <td className="since">{shortDay(locale, newest)}</td>
      <td className="since">
        {shortDay(locale, checked)}
        {due > 0 && (
          <small title={words.dueHelp}>
            <Chip tone="warn">{fill(index.due, { count: due })}</Chip>
          </small>
        )}
      </td>
      <td>
        <a href={`/fees/${platform}.json`} aria-label={fill(index.jsonOf, { platform: words.platforms[platform] })}>
          {index.json}
        </a>
      </td>
    </tr>
  );
}

/** Every table in force: how many fees, how sure they are, and when they were last read. */
export function PlatformList(props: Props) {
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
          {platforms.map((platform) => (
            <PlatformRow key={platform} platform={platform} {...props} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
