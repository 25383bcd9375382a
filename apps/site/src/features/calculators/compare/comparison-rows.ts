import type { CalculatorWords } from '@formation/content';
import { isRefusal, roles, textsOf, type Ground, type Platform, type Refusal, type Role } from '@formation/fees';
import { answerScenario, type ScenarioAnswer } from '@formation/fees/compare';
import { numberTyped } from '@formation/fees/numbers';
import { toExactText, toText } from '@formation/money';
import { boundedText, figureText, lineCells } from '../../../lib/figures/figure-text.ts';
import { withUnit } from '../../../lib/figures/with-unit.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type {
  AnswerView as Answer,
  Field,
  LineView as LedgerRow,
  PublishedModel,
} from '../published/published-model.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** A scenario with the answer of its calculator, in words and as it is compared. */
export type Column = Readonly<{
  scenario: Scenario;
  model: PublishedModel;
  words: CalculatorWords;
  answer: Answer | Refusal;
  scenarioAnswer: ScenarioAnswer;
}>;

/** What a cell says to people, and to a spreadsheet: a number or a word, and what the number is counted in. */
export type Cell = Readonly<{ text: string; plain: readonly [string, string] }>;

/** One line of the comparison: a cell for each column, empty where it has no such line. */
export type Row = Readonly<{ key: string; label: string; cells: readonly (Cell | undefined)[]; differs: boolean }>;

type Named = Readonly<{ key: string; label: string; cell: Cell }>;

type Loaded = Readonly<{ model: PublishedModel; words: CalculatorWords; platform: Platform }>;

/** A column of the comparison, worked out. */
export function columnOf(scenario: Scenario, { model, words, platform }: Loaded): Column {
  const { tool, day, typed } = scenario;
  const texts = textsOf(platform.question, typed);
  return {
    scenario,
    model,
    words,
    answer: model.answer(typed, day),
    scenarioAnswer: answerScenario({ platform: tool, calculator: platform, texts, day }),
  };
}

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
const rowCell = ({ figure, bound }: Pick<LedgerRow, 'figure' | 'bound'>): Cell => ({
  text: boundedText(figure, bound),
  plain: lineCells(figure),
});

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
    const row = answer.roles[role];
    return row ? [{ key: `role ${role}`, label: labels.roles[role], ...row }] : [];
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
