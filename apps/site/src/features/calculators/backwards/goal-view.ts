import { isAsked, isRefusal, isRefusing, readWanted, type Answers, type Goal, type IsoDate } from '@formation/fees';
import { currencies } from '@formation/money';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { unread } from '../form/fault-text.ts';
import type { Backwards, NumberField, GoalView } from '../published/published-model.ts';
import { solvedText } from './solve.ts';

/** The questions that a calculator answers backwards, as a page asks them. */
export const goalViews = (backwards: Backwards): readonly GoalView[] =>
  backwards.goals.map((goal) => goalView(goal, backwards));

function goalView(goal: Goal, { own, published, question, read }: Backwards): GoalView {
  const { id, field: key, applies = () => true, wanted, example } = goal;
  const field = question.fields.find((one) => one.key === key);
  /** The field that a solution is put into; none while the box that opens it is not ticked. */
  const place = (typed: Typed) =>
    field?.box === undefined || typed[field.box] !== undefined ? field?.name : undefined;
  const { goals, wanted: wantedLabels }: Readonly<Record<'goals' | 'wanted', Labels>> = published;
  const label = wantedLabels[id] ?? '';
  const wantedFieldIn =
    wanted && ((typed: Typed) => wantedField(wanted, { answers: read(typed).answers, label, example }));
  const isAskedOf = (answers: Answers) => field !== undefined && isAsked(field, answers) && applies(answers);
  const solve = (typed: Typed, text: string, day: IsoDate) => {
    const { answers, faults } = read(typed);
    const refused = faults.find((fault) => isRefusing(fault) && fault.key !== key); // its own field is what is looked for
    if (refused) return unread(own, refused);
    const solved = goal.solve(answers, readWanted(goal, text, answers).value, day);
    return isRefusal(solved) ? solved : solvedText(solved, { words: published.solver, id, place: place(typed) });
  };
  return {
    id,
    isAsked: (typed) => isAskedOf(read(typed).answers),
    label: own.goals?.[id] ?? goals[id] ?? id,
    fault: (typed, text) => readWanted(goal, text, read(typed).answers).fault,
    ...(wantedFieldIn && { wanted: wantedFieldIn }),
    solve,
  };
}

type Labels = Readonly<Record<string, string>>;
type FieldRequest = Readonly<{ answers: Answers; label: string; example: string | undefined }>;

function wantedField(wanted: NonNullable<Goal['wanted']>, { answers, label, example = '' }: FieldRequest): NumberField {
  const common = { name: 'wanted', label, initial: example } as const;
  if (wanted.kind === 'percent') return { ...common, kind: 'percent', unit: '%' };
  return { ...common, kind: 'amount', unit: currencies[wanted.currency(answers)].sign.trim() };
}
