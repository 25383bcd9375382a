import { isRefusal, type IsoDate, type Line, type Refusal } from '@formation/fees';
import { compare, exchanged, minus, money, type Currency, type Money } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { lineText } from '../../../lib/figures/figure-text.ts';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import type { Answer, Field, PublishedModel, Row as LedgerRow } from '../published/published-model.ts';
import { withUnit } from '../published/with-unit.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** A scenario with the answer of its calculator. */
export type Column = Readonly<{ scenario: Scenario; model: PublishedModel; answer: Answer | Refusal }>;

/** One line of the comparison: a cell for each column, empty where it has no such line. */
export type Row = Readonly<{ key: string; label: string; cells: readonly (string | undefined)[]; differs: boolean }>;

type Cell = Readonly<{ key: string; label: string; text: string }>;

export const column = (scenario: Scenario, model: PublishedModel): Column => ({
  scenario,
  model,
  answer: model.answer(scenario.typed, scenario.day),
});

/** Lines of several columns side by side, in the order in which they first appear. */
function sideBySide(columns: readonly (readonly Cell[])[]): readonly Row[] {
  const labels = new Map(columns.flat().map(({ key, label }) => [key, label]));
  return [...labels].map(([key, label]) => {
    const cells = columns.map((lines) => lines.find((line) => line.key === key)?.text);
    const known = cells.filter((text) => text !== undefined);
    return { key, label, cells, differs: new Set(known).size > 1 };
  });
}

/** What stands in a field, as people read it; undefined where nothing is typed or ticked. */
function fieldText(field: Field, typed: Typed): string | undefined {
  const text = typed[field.name];
  if (field.kind === 'choice') return (field.options.find(({ value }) => value === text) ?? field.options[0])?.label;
  if (field.kind === 'check') return text === undefined ? undefined : '✓';
  const number = text ?? field.initial ?? '';
  return number === '' ? undefined : withUnit(number, field.unit);
}

function fieldCells(field: Field, typed: Typed): readonly Cell[] {
  const text = fieldText(field, typed);
  if (text === undefined) return [];
  const opened = field.kind === 'check' && field.opens ? fieldCells(field.opens, typed) : [];
  return [{ key: field.name, label: field.label, text }, ...opened];
}

/** What was asked, line by line. */
export const askedRows = (columns: readonly Column[]): readonly Row[] =>
  sideBySide(
    columns.map(({ scenario: { typed, day }, model }) =>
      model.fields(typed, day).flatMap(({ fields }) => fields.flatMap((field) => fieldCells(field, typed))),
    ),
  );

const linesOf = (answer: Answer | Refusal): readonly LedgerRow[] =>
  isRefusal(answer) ? [] : answer.groups.flatMap(({ rows }) => rows);

const sumsOf = (answer: Answer | Refusal): readonly string[] => (isRefusal(answer) ? [] : answer.sums);

/** What was answered, line by line, without the totals. */
export const answeredRows = (columns: readonly Column[]): readonly Row[] =>
  sideBySide(
    columns.map(({ answer }) =>
      linesOf(answer).map(({ label, figure }) => ({ key: figure.key, label, text: lineText(figure) })),
    ),
  );

/** The column that leaves most, by how much, and the single fee that makes most of it. */
export type Best = Readonly<{
  index: number;
  next: number;
  /** In US dollars, at the mid-market rates of the day. */
  more: Money<'USD'>;
  mostly?: Readonly<{ label: string; less: Money<'USD'> }>;
}>;

const isRated = (currency: Currency): currency is Rated => currency !== 'RUB';

function inDollars({ value }: Line, day: IsoDate): Money<'USD'> | undefined {
  const { currency } = value;
  if (currency === undefined || !isRated(currency)) return undefined;
  return exchanged({ ...value, currency }, midRate(currency, 'USD', day).value, 'USD');
}

/** The line that takes most beyond what the same line takes in another column; a sum of other lines is no reason. */
function mostly(dear: Column, cheap: Column, day: IsoDate): Best['mostly'] {
  const taken = ({ answer }: Column) =>
    linesOf(answer).filter(({ tone, figure }) => tone === 'out' && !sumsOf(answer).includes(figure.key));
  const nothing = money('0', 'USD');
  const other = new Map(taken(cheap).map(({ figure }) => [figure.key, inDollars(figure, day)]));
  const [most] = taken(dear)
    .map(({ label, figure }) => ({
      label,
      less: minus(inDollars(figure, day) ?? nothing, other.get(figure.key) ?? nothing),
    }))
    .toSorted((a, b) => compare(b.less, a.less));
  return most && most.less.units > 0n ? most : undefined;
}

/** Which of several answers leaves most; undefined for fewer than two that have one. */
export function best(columns: readonly Column[], day: IsoDate): Best | undefined {
  const [first, second] = columns
    .flatMap((one, index) => {
      const left = isRefusal(one.answer) ? undefined : inDollars(one.answer.total.figure, day);
      return left ? [{ one, index, left }] : [];
    })
    .toSorted((a, b) => compare(b.left, a.left));
  if (!first || !second) return undefined;
  const reason = mostly(second.one, first.one, day);
  const more = minus(first.left, second.left);
  return { index: first.index, next: second.index, more, ...(reason && { mostly: reason }) };
}
