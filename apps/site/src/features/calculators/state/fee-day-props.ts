import type { IsoDate } from '@formation/fees';
import type { Dispatch } from 'react';
import type { Action, CalculatorState } from './calculator-state.ts';

/** The day whose fees are shown, and how it is changed. */
export type FeeDayProps = Readonly<{
  day: IsoDate;
  /** The day of a link does not exist: the fees of today are shown. */
  noSuchDay: boolean;
  /** Asks for the fees of another day. */
  onDay: (day: IsoDate) => void;
  /** The day of a link is pinned: leaves it. */
  onUnpin: (() => void) | undefined;
}>;

/** The day of the fees, from the state of the calculator. */
export function feeDayProps(
  { day, today, isPinned, noSuchDay }: CalculatorState,
  dispatch: Dispatch<Action>,
): FeeDayProps {
  const choose = (next: IsoDate | undefined) => dispatch({ type: 'chooseDay', day: next });
  return { day: day ?? today, noSuchDay, onDay: choose, onUnpin: isPinned ? () => choose(undefined) : undefined };
}
