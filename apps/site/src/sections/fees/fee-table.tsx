import { fill, type Locale } from '@formation/content';
import {
  inForce,
  isReviewDue,
  sourcesOf,
  startOf,
  type Dated,
  type FeeValue as Value,
  type IsoDate,
  type Source,
} from '@formation/fees';
import type { Fee } from '@formation/fees/tables';
import { Chip, TableScroll } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { pathName, stepName, type FeeWords } from './fee-name.ts';
import { FeeValue } from './fee-value.tsx';
import { sinceText } from './since-text.ts';
import './fees.css';

/** The language, the words, the day that counts, and the sources in the order of their list. */
export type FeeSetting = Readonly<{ locale: Locale; words: FeeWords; day: IsoDate; sources: readonly Source[] }>;

type RowProps = FeeSetting & Readonly<{ fee: Fee; from: number }>;

/** How sure a value is, where that is less than read twice. */
function HowSure({ entry: { status }, words }: Pick<RowProps, 'words'> & Readonly<{ entry: Dated<Value> }>) {
  return !['official', 'seen'].includes(status) && <Chip>{words.statuses[status]}</Chip>;
}

function Marks({ entry, words, day }: Pick<RowProps, 'words' | 'day'> & Readonly<{ entry: Dated<Value> }>) {
  return (
    <>
      <HowSure entry={entry} words={words} />
      {isReviewDue(entry, day) && <Chip tone="warn">{words.due}</Chip>}
    </>
  );
}

function SourceLinks({
  entry,
  words,
  sources,
}: Pick<RowProps, 'words' | 'sources'> & Readonly<{ entry: Dated<Value> }>) {
  return sourcesOf(entry).map((source) => {
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
  const { platform, path, entries } = fee;
  const entry = inForce(entries, day);
  const next = entries.find((one) => startOf(one) > day && one !== entry);
  const name = pathName(path.slice(from), platform, locale) || stepName(path.at(-1) ?? '', platform, locale);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <FeeValue value={entry.value} platform={platform} locale={locale} />
        {next && (
          <small>
            {fill(words.table.next, { day: shortDay(locale, startOf(next)) })}{' '}
            <FeeValue value={next.value} platform={platform} locale={locale} /> <HowSure entry={next} words={words} />
          </small>
        )}
        <Marks entry={entry} {...setting} />
      </td>
      <td className="since">{sinceText(entry, setting)}</td>
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
