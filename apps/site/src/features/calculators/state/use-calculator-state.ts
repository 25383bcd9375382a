import type { IsoDate } from '@formation/fees';
import { useEffect, useReducer } from 'react';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { syncSaved, savedValues } from '../../../lib/input/saved-step.ts';
import { todayHere } from '../../../lib/text/dates/today-here.ts';
import type { Mode } from '../address/address-inputs.ts';
import { addressOf, calculatorAt, calculatorReducer, type CalculatorState } from './calculator-state.ts';
import { typedBeforeSwitch, typedEarly } from './read-page.ts';

const place = 'calculator';

/** What this step of the history keeps; a tab that was open before may still hold it in another shape. */
function stepHere(): CalculatorState | undefined {
  const step = savedValues<CalculatorState>(place);
  return step && 'form' in step ? step : undefined;
}

/**
 * The state of a calculator. Once the visitor has typed or chosen something, the address says it, and the step of the
 * history keeps also what the other form held.
 */
export function useCalculatorState(builtOn: IsoDate, mode: Mode) {
  const [state, dispatch] = useReducer(calculatorReducer, calculatorAt(builtOn, mode));
  useOnHydrated(() => {
    const { search } = location;
    const found = { step: stepHere(), switched: typedBeforeSwitch(), early: typedEarly() };
    dispatch({ type: 'open', visit: { today: todayHere(), search, ...found } });
  });
  useEffect(() => {
    if (state.isTouched)
      syncSaved(
        place,
        () => state,
        () => addressOf(location.pathname, state) + location.hash,
      );
  }, [state]);
  return [state, dispatch] as const;
}
