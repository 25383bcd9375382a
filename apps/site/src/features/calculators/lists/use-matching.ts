import type { Mapping, PricesAre, Settings } from '@formation/fees/lists';
import { useState } from 'react';
import type { BulkTask } from './bulk-run.ts';
import { headerAt, matched } from './header-row.ts';
import { columnsOf, pricesOf, settingsHeld, type Column, type OwnColumns } from './list-columns.ts';
import type { List } from './read-file.ts';
import type { ChosenPlatform } from './use-platform.ts';

/** What was found and chosen about a list: which row names the columns, which of them is which, what else holds. */
export type Matching = Pick<BulkTask, 'headerLine' | 'mapping' | 'settings' | 'prices'>;

/** The headers of a list from one of its first rows on, and the rows under them. */
function under(list: List, at: number) {
  const [header, ...rest] = list.first.slice(at);
  return {
    headerLine: header?.line ?? 1,
    headers: (header?.cells ?? []).map((cell) => cell.trim()),
    rows: rest.map(({ cells }) => cells),
  };
}

const bestAt = ({ first }: List, columns: readonly Column[]) =>
  headerAt(
    first.map(({ cells }) => cells),
    columns,
  );

/** The state of a matching: all of it follows from the list until the visitor changes something. */
export function useMatching(list: List, { calculator, words }: ChosenPlatform, labels: OwnColumns) {
  const columns = columnsOf(calculator, words, labels);
  const [at, setAt] = useState(() => bestAt(list, columns));
  const [changed, setChanged] = useState<Mapping>();
  const [settings, setSettings] = useState<Settings>({});
  const [chosenPrices, setPrices] = useState<PricesAre>();
  const { headerLine, headers, rows } = under(list, at);
  const mapping = changed ?? matched(headers, rows, columns);

  const prices = chosenPrices ?? pricesOf(headers, mapping, columns);
  const hasQuantity = mapping['quantity'] !== undefined || mapping['pieces'] !== undefined;
  const matching: Matching = { headerLine, mapping, settings: settingsHeld(calculator, settings), prices };
  return {
    columns,
    headers,
    rows,
    matching,
    at,
    settings,
    hasQuantity,
    unread: headers.filter((header, column) => header !== '' && !Object.values(mapping).includes(column)),
    missing: columns.filter(({ key, isNeeded }) => isNeeded && mapping[key] === undefined),
    setPrices,
    chooseHeader: (row: number) => {
      setAt(row);
      setChanged(undefined);
    },
    choose: (key: string, value: string) => setSettings({ ...settings, [key]: value }),
    match: (key: string, column: number | undefined) => {
      const { [key]: _, ...others } = mapping;
      setChanged(column === undefined ? others : { ...others, [key]: column });
    },
  };
}
