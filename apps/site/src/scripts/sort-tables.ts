const ways = { ascending: 'descending', descending: 'ascending' } as const;
type Way = keyof typeof ways;

/** What a cell is ordered by: its own number, where it has one, otherwise its text. */
const orderOf = ({ cells }: HTMLTableRowElement, column: number) =>
  cells[column]?.dataset.order ?? cells[column]?.textContent.trim() ?? '';

/** What is sorted are amounts, and names in Latin letters in every language. */
const { compare } = new Intl.Collator('en', { numeric: true });

function sortRows(body: HTMLTableSectionElement, column: number, way: Way): void {
  const sign = way === 'ascending' ? 1 : -1;
  const rows = [...body.rows].toSorted((a, b) => sign * compare(orderOf(a, column), orderOf(b, column)));
  body.append(...rows);
}

function sortable(table: HTMLTableElement): void {
  const headings = [...table.querySelectorAll<HTMLTableCellElement>('th[data-sort]')];
  const sortBy = (heading: HTMLTableCellElement) => {
    const before = heading.ariaSort as Way | null; // we alone write it
    const way = before ? ways[before] : 'ascending';
    for (const one of headings) one.ariaSort = one === heading ? way : null;
    for (const body of table.tBodies) sortRows(body, heading.cellIndex, way);
  };
  for (const heading of headings) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    button.addEventListener('click', () => sortBy(heading));
    heading.append(button);
  }
}

/** Lets the headings of tables sort their rows, once up and once down. Without scripts a table keeps its first order. */
export function sortTables(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sorts]')) sortable(table);
}
