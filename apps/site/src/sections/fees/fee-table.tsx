import { fill, type Locale } from '@formation/content';
import { isReviewDue, type Dated, type IsoDate, type Source } from '@formation/fees';
import { entryFor, type Fee } from '@formation/fees/tables';
import { Chip, TableScroll } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import { pathName, stepName, type FeeWords } from './fee-name.ts';
import { FeeValue } from './fee-value.tsx';
import './fees.css';

/** The language, the words, the day that counts, and the sources in the order of their list. */
export type FeeSetting = Readonly<{ locale: Locale; words: FeeWords; day: IsoDate; sources: readonly Source[] }>;

type RowProps = FeeSetting & Readonly<{ fee: Fee; from: number }>;

function Marks({ entry, words, day }: Pick<RowProps, 'words' | 'day'> & Readonly<{ entry: Dated<unknown> }>) {
  return (
    <>
      {entry.status === 'estimate' && <Chip>{words.estimate}</Chip>}
      {isReviewDue(entry, day) && <Chip tone="warn">{words.due}</Chip>}
    </>
  );
}

function SourceLinks({
  entry,
  words,
  sources,
}: Pick<RowProps, 'words' | 'sources'> & Readonly<{ entry: Dated<unknown> }>) {
  return [entry.source, ...(entry.confirmedBy ?? [])].map((source) => {
    const number = sources.indexOf(source) + 1;
    return (
      <a key={number} href={`#source-${number}`} aria-label={fill(words.table.source, { number })}>
        {number}
      </a>
    );
  });
}

/** One fee: its value on the day, the one to come, and where it was read. */
function FeeRow({ fee, from, ...setting }: RowProps) {
  const { words, locale, day } = setting;
  const { platform, path, units, entries } = fee;
  const entry = entryFor(entries, day) ?? entries[0];
  const next = entries.find((one) => one.from > day && one !== entry);
  const name = pathName(path.slice(from), platform, words) || stepName(path.at(-1) ?? '', platform, words);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <FeeValue value={entry.value} units={units} platform={platform} words={words} locale={locale} />
        {next && (
          <small>
            {fill(words.table.next, { day: shortDay(locale, next.from) })}{' '}
            <FeeValue value={next.value} units={units} platform={platform} words={words} locale={locale} />
          </small>
        )}
        <Marks entry={entry} {...setting} />
      </td>
      <td className="since">{shortDay(locale, entry.from)}</td>
      <td className="refs">
        <SourceLinks entry={entry} {...setting} />
      </td>
    </tr>
  );
}

/** Fees that begin alike, in one table; `from` is how many steps of their paths the heading says already. */
export function FeeTable({
  title,
  fees,
  from,
  ...setting
}: FeeSetting & Readonly<{ title: string; fees: readonly Fee[]; from: number }>) {
  const { columns } = setting.words.table;
  return (
    <TableScroll label={title}>
      <table className="fees">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.fee}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col" className="since">
              {columns.from}
            </th>
            <th scope="col" className="refs">
              {columns.source}
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map((fee) => (
            <FeeRow key={fee.path.join('.')} fee={fee} from={from} {...setting} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
