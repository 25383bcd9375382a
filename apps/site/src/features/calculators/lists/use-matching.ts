import {
  guessed,
  headerAt,
  pricesOf,
  type LabelledColumn,
  type Matching,
  type PricesAre,
  type Settings,
} from '@formation/fees/lists';
import { useState } from 'react';
import { settingsHeld, shownColumns, type OwnColumns, type ShownColumn } from './list-columns.ts';
import type { List } from './use-list.ts';
import type { ChosenPlatform } from './use-platform.ts';

/** The headers of a list from one of its first rows on, and the rows under them. */
function under({ opened: { first } }: List, at: number) {
  const [header, ...rest] = first.slice(at);
  return {
    headerLine: header?.line ?? 1,
    headers: (header?.cells ?? []).map((cell) => cell.trim()),
    rows: rest.map(({ cells }) => cells),
  };
}

const columnAt = ({ fields, own }: Matching, { key, of }: LabelledColumn): number | undefined =>
  new Map(Object.entries(of === 'list' ? own : fields)).get(key);

/** A matching with one of its columns changed, or left out. */
function changedTo(matching: Matching, { key, of }: LabelledColumn, at: number | undefined): Matching {
  const part = of === 'list' ? 'own' : 'fields';
  const { [key]: _, ...others } = matching[part] as Readonly<Record<string, number>>;
  return { ...matching, [part]: at === undefined ? others : { ...others, [key]: at } };
}

/** The state of a matching: all of it follows from the list until the visitor changes something. */
export function useMatching(list: List, { calculator, words }: ChosenPlatform, labels: OwnColumns) {
  const columns = shownColumns(calculator, words, labels);
  const [at, setAt] = useState(() =>
    headerAt(
      list.opened.first.map(({ cells }) => cells),
      columns,
    ),
  );
  const [changed, setChanged] = useState<Matching>();
  const [settings, setSettings] = useState<Settings>({});
  const [chosenPrices, setPrices] = useState<PricesAre>();
  const { headerLine, headers, rows } = under(list, at);
  const matching = changed ?? guessed(headers, rows, columns);
  const used = new Set([...Object.values(matching.fields), ...Object.values(matching.own)]);
  return {
    columns,
    headers,
    rows,
    at,
    settings,
    task: {
      headerLine,
      columns: matching,
      settings: settingsHeld(calculator, settings),
      prices: chosenPrices ?? pricesOf(headers, matching, columns),
    },
    dayTexts: rows.map((row) => row[matching.own.day ?? -1] ?? ''),
    hasQuantity: matching.own.quantity !== undefined || matching.fields['pieces'] !== undefined,
    unread: headers.filter((header, column) => header !== '' && !used.has(column)),
    missing: columns.filter((column) => column.isNeeded && columnAt(matching, column) === undefined),
    setPrices,
    columnAt: (column: ShownColumn) => columnAt(matching, column),
    chooseHeader: (row: number) => {
      setAt(row);
      setChanged(undefined);
    },
    choose: (key: string, value: string) => setSettings({ ...settings, [key]: value }),
    match: (column: ShownColumn, to: number | undefined) => setChanged(changedTo(matching, column, to)),
  };
}
