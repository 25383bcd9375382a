import { isRefusal, roles, type Ground, type IsoDate, type Line, type Refusal, type Role } from '@formation/fees';
import { compare, exchanged, minus, money, toExactText, toText, type Currency, type Money } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { figureText, lineCells, lineText } from '../../../lib/figures/figure-text.ts';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import { numberTyped } from '../published/number-echo.ts';
import type {
  AnswerView as Answer,
  Field,
  LineView as LedgerRow,
  PublishedModel,
} from '../published/published-model.ts';
import { withUnit } from '../published/with-unit.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** A scenario with the answer of its calculator. */
export type Column = Readonly<{ scenario: Scenario; model: PublishedModel; answer: Answer | Refusal }>;

/** What a cell says to people, and to a spreadsheet: a number or a word, and what the number is counted in. */
export type Cell = Readonly<{ text: string; plain: readonly [string, string] }>;

/** One line of the comparison: a cell for each column, empty where it has no such line. */
export type Row = Readonly<{ key: string; label: string; cells: readonly (Cell | undefined)[]; differs: boolean }>;

type Named = Readonly<{ key: string; label: string; cell: Cell }>;

export const column = (scenario: Scenario, model: PublishedModel): Column => ({
  scenario,
  model,
  answer: model.answer(scenario.typed, scenario.day),
});

/** Lines of several columns side by side, in the order in which they first appear. */
function sideBySide(columns: readonly (readonly Named[])[]): readonly Row[] {
  const labels = new Map(columns.flat().map(({ key, label }) => [key, label]));
  return [...labels].map(([key, label]) => {
    const cells = columns.map((lines) => lines.find((line) => line.key === key)?.cell);
    const known = cells.flatMap((cell) => cell?.text ?? []);
    return { key, label, cells, differs: new Set(known).size > 1 };
  });
}

/** What stands in a field; undefined where nothing is typed or ticked. */
function fieldCell(field: Field, typed: Typed): Cell | undefined {
  const text = typed[field.name];
  if (field.kind === 'choice')
    return wordCell((field.options.find(({ value }) => value === text) ?? field.options[0])?.label);
  if (field.kind === 'check') return wordCell(text === undefined ? undefined : '✓');
  const number = text ?? field.initial ?? '';
  if (number === '') return undefined;
  const read = numberTyped(number, field.kind);
  return { text: withUnit(number, field.unit), plain: [read ? toExactText(read) : number, field.unit ?? ''] };
}

const wordCell = (word: string | undefined): Cell | undefined =>
  word === undefined ? undefined : { text: word, plain: [word, ''] };

function fieldCells(field: Field, typed: Typed): readonly Named[] {
  const cell = fieldCell(field, typed);
  if (cell === undefined) return [];
  const opened = field.kind === 'check' && field.opens ? fieldCells(field.opens, typed) : [];
  return [{ key: field.name, label: field.label, cell }, ...opened];
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

/** A row as a cell. */
const rowCell = ({ figure }: Pick<LedgerRow, 'figure'>): Cell => ({ text: lineText(figure), plain: lineCells(figure) });

type RoleLabels = Readonly<Record<Role, string>>;
type Labels = Readonly<{ roles: RoleLabels; grounds: Readonly<Record<Ground, string>> }>;

/**
 * What was answered, line by line. What is sold, all fees, all costs and what is left stand beside one another,
 * whatever a platform calls them; any other line beside the one of its own name; last how much of the fees rests on what.
 */
export const answeredRows = (columns: readonly Column[], labels: Labels): readonly Row[] =>
  sideBySide(columns.map(({ answer }) => (isRefusal(answer) ? [] : answeredCells(answer, labels))));

function answeredCells(answer: Answer, labels: Labels): readonly Named[] {
  const byRole = roles.flatMap((role) => {
    const figure = answer.roles[role];
    return figure ? [{ key: `role ${role}`, label: labels.roles[role], figure }] : [];
  });
  const sure = answer.shares.map(({ ground, amount }) => ({
    key: `ground ${ground}`,
    label: labels.grounds[ground],
    cell: { text: figureText(amount), plain: [toText(amount), amount.currency] as const },
  }));
  const inRole = new Set(byRole.map(({ figure }) => figure.key));
  const others = linesOf(answer).filter(({ figure }) => !inRole.has(figure.key));
  const all = [...byRole, ...others.map((row) => ({ key: row.figure.key, ...row }))];
  return [...all.map((row) => ({ key: row.key, label: row.label, cell: rowCell(row) })), ...sure];
}

/** The column that leaves most, by how much, and the single fee that makes most of it. */
export type Best = Readonly<{
  index: number;
  next: number;
  /** In US dollars, at the mid-market rates of the day. */
  more: Money<'USD'>;
  mostly?: Readonly<{ label: string; less: Money<'USD'> }>;
}>;

/** Which of several answers leaves most, or why none is named: what was paid differs, or nobody pays in some of them. */
export type Verdict = Best | Readonly<{ paid: readonly string[] }> | 'unlike';

const isRated = (currency: Currency): currency is Rated => currency !== 'RUB';

function inDollars({ value }: Line, day: IsoDate): Money<'USD'> | undefined {
  const { currency } = value;
  if (currency === undefined || !isRated(currency)) return undefined;
  return exchanged({ ...value, currency }, midRate(currency, 'USD', day).value, 'USD');
}

type Taken = Readonly<{ key: string; label: string; figure: Line }>;

/** The lines that take from a column. */
const taken = ({ answer }: Column): readonly Taken[] =>
  isRefusal(answer)
    ? []
    : linesOf(answer)
        .filter(({ tone, figure }) => tone === 'out' && !answer.sums.includes(figure.key))
        .map(({ label, figure }) => ({ key: figure.key, label, figure }));

type Pair = Readonly<{ dear: Column; cheap: Column; day: IsoDate }>;

/** What takes most beyond what the same takes in another column; no line of one platform is one of another. */
function mostly({ dear, cheap, day }: Pair): Best['mostly'] {
  if (dear.scenario.tool !== cheap.scenario.tool) return undefined;
  const nothing = money('0', 'USD');
  const other = new Map(taken(cheap).map(({ key, figure }) => [key, inDollars(figure, day)]));
  const [most] = taken(dear)
    .map(({ key, label, figure }) => ({
      label,
      less: minus(inDollars(figure, day) ?? nothing, other.get(key) ?? nothing),
    }))
    .toSorted((a, b) => compare(b.less, a.less));
  return most && most.less.units > 0n ? most : undefined;
}

type Weighed = Readonly<{ one: Column; index: number; left: Money<'USD'>; paid: string; isOwnMoney: boolean }>;

function weigh(one: Column, index: number, day: IsoDate): readonly Weighed[] {
  if (isRefusal(one.answer)) return [];
  const { roles: figures, isOwnMoney } = one.answer;
  const left = figures.profit && inDollars(figures.profit, day);
  return left && figures.revenue ? [{ one, index, left, paid: lineText(figures.revenue), isOwnMoney }] : [];
}

/** Which of several answers to the same payment leaves most; undefined for fewer than two that have one. */
export function verdict(columns: readonly Column[], day: IsoDate): Verdict | undefined {
  const weighed = columns.flatMap((one, index) => weigh(one, index, day));
  const [first, second] = weighed.toSorted((a, b) => compare(b.left, a.left));
  if (!first || !second) return undefined;
  if (new Set(weighed.map(({ isOwnMoney }) => isOwnMoney)).size > 1) return 'unlike';
  const paid = weighed.map((column) => column.paid);
  if (new Set(paid).size > 1) return { paid };
  const reason = mostly({ dear: second.one, cheap: first.one, day });
  const more = minus(first.left, second.left);
  return { index: first.index, next: second.index, more, ...(reason && { mostly: reason }) };
}
