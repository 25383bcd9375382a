import { fill, type Locale } from '@formation/content';
import { grounds, type IsoDate } from '@formation/fees';
import type { LeftOfHundred } from '@formation/fees/compare';
import { moneyText, toText } from '@formation/money';
import { Icon, TableScroll } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { platformName, type FeeWords } from './fee-name.ts';

type Props = Readonly<{ locale: Locale; words: FeeWords; day: IsoDate; rows: readonly LeftOfHundred[] }>;
type RowProps = Omit<Props, 'rows' | 'day'> & Readonly<{ row: LeftOfHundred }>;

/** The calculator with the case of the row filled in. */
const calculatorLink = (locale: Locale, { platform, texts }: LeftOfHundred) =>
  `${localePath(locale, `/calculator/${platform}`)}?${new URLSearchParams({ mode: 'published', ...texts }).toString()}`;

function Row({ row, locale, words }: RowProps) {
  const { platform, left, range, ground } = row;
  const { cases, between } = words.index.left;
  return (
    <tr>
      <th scope="row">
        <a href={calculatorLink(locale, row)}>{platformName(locale, platform)}</a>
      </th>
      <td data-order={toText(left)}>
        {moneyText(left)}
        {range && <small>{fill(between, { low: moneyText(range.low), high: moneyText(range.high) })}</small>}
      </td>
      <td className="in-words" data-order={String(ground ? grounds.indexOf(ground) : grounds.length)}>
        {ground && ground !== 'typed' && words.statuses[ground]}
      </td>
      <td className="in-words">{cases[platform]}</td>
    </tr>
  );
}

/** What each platform leaves of 100 dollars, the most first; a script lets three of the headings sort it. */
export function LeftTable({ rows, day, ...props }: Props) {
  const { caption, columns } = props.words.index.left;
  return (
    <TableScroll label={fill(caption, { day: shortDay(props.locale, day) })}>
      <table className="left-of-hundred" data-sorts>
        <caption className="sr">{fill(caption, { day: shortDay(props.locale, day) })}</caption>
        <thead>
          <tr>
            {(['platform', 'left', 'sure'] as const).map((column) => (
              <th key={column} scope="col" data-sort {...(column === 'left' && { 'aria-sort': 'descending' })}>
                {columns[column]}
                <Icon name="chevron-down" />
              </th>
            ))}
            <th scope="col">{columns.case}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.platform} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
