import { TableScroll } from '@formation/ui';
import type { ReactNode } from 'react';

/** A column after the first: amounts stand at its right end. */
export type SumsColumn = Readonly<{ head: string; isText?: true }>;

export type SumsRow = Readonly<{ key: string; head: ReactNode; cells: readonly string[] }>;

type Props = Readonly<{
  label: string;
  /** What the rows are. */
  head: string;
  columns: readonly SumsColumn[];
  rows: readonly SumsRow[];
}>;

/** A table of sums, one thing in each row. */
export function SumsTable({ label, head, columns, rows }: Props) {
  return (
    <TableScroll label={label}>
      <table>
        <thead>
          <tr>
            {head === '' ? <td /> : <th scope="col">{head}</th>}
            {columns.map((column) => (
              <th key={column.head} scope="col" {...(!column.isText && { className: 'amount' })}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head: name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => (
                <td key={column.head} {...(!column.isText && { className: 'amount num' })}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
