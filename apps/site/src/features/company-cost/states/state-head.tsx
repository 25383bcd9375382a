import { fill } from '@formation/content';
import type { StateColumn } from '@formation/formation';
import { Icon } from '@formation/ui';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { StateQuery } from './state-rows.ts';
import type { StateWords } from './state-words.ts';

type Props = Readonly<{ words: StateWords; query: StateQuery; onSort: (values: Typed) => void }>;

function Sorted({ words, query, onSort, column }: Props & Readonly<{ column: StateColumn }>) {
  const name = words.states.columns[column];
  const isSorted = query.by === column;
  const sort = () => onSort({ 'states-by': column, 'states-way': isSorted && query.way === 'up' ? 'down' : 'up' });
  const direction = query.way === 'up' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={column === 'name' ? undefined : 'amount'}
      {...(isSorted ? { 'aria-sort': direction } : {})}
    >
      <button type="button" title={fill(words.page.sortBy, { column: name })} onClick={sort}>
        {name}
        {isSorted && <Icon name="chevron-down" />}
      </button>
    </th>
  );
}

/** The headings: three of them sort, once up and once down. */
export function StateHead(props: Props) {
  const { columns } = props.words.states;
  return (
    <thead>
      <tr>
        <Sorted {...props} column="name" />
        <Sorted {...props} column="formation" />
        <th scope="col" className="amount">
          {columns.report}
        </th>
        <Sorted {...props} column="usualYear" />
      </tr>
    </thead>
  );
}
