import type { IsoDate } from '@formation/fees';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { addressFor, addressInputs, filledIn, type Mode } from '../address/address-inputs.ts';
import { formWith, givenIn, readInto, type FormState } from './form-state.ts';
import { mergeFormState } from './merge-form-state.ts';

/** All that a calculator shows follows from this: which fees, of which day, and what stands in its forms. */
export type CalculatorState = Readonly<{
  mode: Mode;
  today: IsoDate;
  /** The day whose fees were asked for; without it those of today count. */
  day?: IsoDate | undefined;
  /** The day came with a link. */
  isPinned: boolean;
  /** The link names a day that does not exist: the fees of today are shown. */
  noSuchDay: boolean;
  form: FormState;
  /** What the form of the other mode held when it was left; undefined where it has not been open. */
  left?: Typed | undefined;
  /** Counts the forms that were opened: a new one is shown with a new number. */
  turn: number;
  /** Whether what the visit begins with is shown; until then the form is that of the page's HTML. */
  isOpen: boolean;
  /** Whether the visitor has typed or chosen anything: only then does the page write it down. */
  isTouched: boolean;
}>;

/** What a visit finds when the page is taken over. */
export type Visit = Readonly<{
  today: IsoDate;
  /** The state that this step of the browser's history brings back. */
  step?: CalculatorState | undefined;
  /** The query of the address. */
  search: string;
  /** What stood in the form when the visitor turned to the published fees before any script ran. */
  switched?: Typed | undefined;
  /** What was typed before any script ran. */
  early: Typed;
}>;

export type Action =
  | Readonly<{ type: 'open'; visit: Visit }>
  /** The fields were read: as they were shown, or after the visitor's input. */
  | Readonly<{ type: 'show' | 'input'; typed: Typed; proposed: Typed }>
  | Readonly<{ type: 'switchMode'; mode: Mode }>
  | Readonly<{ type: 'chooseDay'; day: IsoDate | undefined }>;

/** A calculator as it stands in the page's HTML. */
export const calculatorAt = (today: IsoDate, mode: Mode): CalculatorState => ({
  mode,
  today,
  isPinned: false,
  noSuchDay: false,
  form: formWith({}),
  turn: 0,
  isOpen: false,
  isTouched: false,
});

/** The state of a calculator after something happened to it. */
export function calculatorReducer(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case 'open':
      return state.isOpen ? state : { ...openAt(state, action.visit), isOpen: true };
    case 'show':
    case 'input':
      return read(state, action);
    case 'switchMode':
      return switchMode(state, action.mode);
    case 'chooseDay':
      return { ...state, day: action.day, isPinned: false, noSuchDay: false, isTouched: true };
  }
}

/** The mode that a visit begins with. */
export function modeAt({ step, search, switched }: Pick<Visit, 'step' | 'search' | 'switched'>): Mode {
  if (step) return step.mode;
  return switched ? 'published' : addressInputs(search).mode;
}

/** What a visit begins with: what stood here before, what the visitor has turned to, or what the address says. */
function openAt(state: CalculatorState, { today, step, search, switched, early }: Visit): CalculatorState {
  const turn = state.turn + 1;
  if (step) {
    const { typed = step.form.initial, touched } = step.form;
    const form = { ...step.form, initial: { ...typed, ...early }, touched: [...touched, ...Object.keys(early)] };
    return { ...step, today, turn, form: { ...form, typed: undefined } };
  }
  const { mode, day, noSuchDay = false, typed } = addressInputs(search);
  const here = { ...state, today, day, isPinned: day !== undefined, noSuchDay };
  if (switched) return { ...here, mode: 'published', form: formWith(switched), left: switched, turn, isTouched: true };
  const isTouched = Object.keys(early).length > 0;
  const own = state.mode === 'published' ? state.mode : mode; // a calculator with one kind of fees has them in any case
  if (own === state.mode && Object.keys(typed).length === 0) return { ...here, isTouched };
  return { ...here, mode: own, form: formWith({ ...typed, ...early }), turn, isTouched };
}

function read(state: CalculatorState, { type, typed, proposed }: Extract<Action, { typed: Typed }>): CalculatorState {
  const { form } = state;
  if (form.typed && isSame(form.typed, typed)) return state;
  return { ...state, form: readInto(form, typed, proposed), isTouched: state.isTouched || type === 'input' };
}

function isSame(one: Typed, other: Typed): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

function switchMode(state: CalculatorState, mode: Mode): CalculatorState {
  if (mode === state.mode) return state;
  const { form, left, turn } = state;
  const input = givenIn(form);
  const initial = mergeFormState(left, { opened: form.opened, typed: form.typed ?? form.initial, given: input });
  const isRead = form.typed !== undefined; // a form that never came keeps nothing
  return {
    ...state,
    mode,
    form: formWith(initial),
    left: isRead ? input : undefined,
    turn: turn + 1,
    isTouched: true,
  };
}

/** The address that brings a calculator back. */
export function addressOf(path: string, { mode, day, today, form }: CalculatorState): string {
  return addressFor(path, { mode, day: day ?? today, typed: filledIn(givenIn(form), form.proposed) });
}
