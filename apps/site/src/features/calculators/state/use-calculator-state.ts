import type { IsoDate } from '@formation/fees';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { endWorking } from '../../../hydration/working.ts';
import { syncSaved, savedValues } from '../../../lib/input/saved-step.ts';
import { todayHere } from '../../../lib/text/dates/today-here.ts';
import { linkToOwnPage } from '../../../lib/tool/own-page.ts';
import type { Mode } from '../address/address-inputs.ts';
import {
  addressOf,
  calculatorAt,
  calculatorReducer,
  modeAt,
  type CalculatorState,
  type Visit,
} from './calculator-state.ts';
import { isSwitched, typedEarly, typedSoFar } from './read-page.ts';
import { useSameField } from './use-same-field.ts';

const place = 'calculator';

/** What this step of the history keeps; a tab that was open before may still hold it in another shape. */
function stepHere(): CalculatorState | undefined {
  const step = savedValues<CalculatorState>(place);
  return step && 'form' in step ? step : undefined;
}

/** @param switched - whether the visitor turned to the published fees before any script ran. */
const visitHere = (switched: boolean): Visit => ({
  today: todayHere(),
  step: stepHere(),
  search: location.search,
  switched: switched ? typedSoFar() : undefined,
  early: typedEarly(),
});

type Modes = Readonly<{
  /** The mode of the page's HTML. */
  mode: Mode;
  /** Loads what the other mode shows. */
  load?: () => Promise<void>;
}>;

/**
 * Shows a mode once what it shows is there; until then the form before it stays, and what is typed into it counts. Of
 * several that were asked for, the last is shown.
 */
function useLoading({ mode, load }: Modes) {
  const latest = useRef<() => void>(undefined);
  const [loading, setLoading] = useState<Mode>();
  const show = async (next: Mode, act: () => void) => {
    latest.current = act;
    if (load && next !== mode) {
      setLoading(next);
      await load();
    }
    if (latest.current !== act) return;
    setLoading(undefined);
    act();
  };
  return { loading, show };
}

/**
 * The state of a calculator. Once the visitor has typed or chosen something, the address says it, and the step of the
 * history keeps also what the other form held. In a page of others the link to its own page says it, and nothing else.
 */
export function useCalculatorState(builtOn: IsoDate, modes: Modes) {
  const [state, dispatch] = useReducer(calculatorReducer, calculatorAt(builtOn, modes.mode));
  const { loading, show } = useLoading(modes);
  const wasSwitched = useRef(false);
  const noteField = useSameField(state.turn);
  /** Has an effect once; what follows it shows another form. */
  const open = () => {
    noteField();
    dispatch({ type: 'open', visit: visitHere(wasSwitched.current) });
    endWorking();
  };
  useOnHydrated(() => {
    wasSwitched.current = isSwitched();
    void show(modeAt(visitHere(wasSwitched.current)), open);
  });
  const switchMode = (mode: Mode) =>
    void show(mode, () => {
      open(); // a visitor may turn back before the calculator is open
      dispatch({ type: 'switchMode', mode });
    });
  useEffect(() => {
    if (!state.isOpen || !state.isTouched) return;
    const own = linkToOwnPage();
    if (own) own.href = addressOf(own.pathname, state);
    else
      syncSaved(
        place,
        () => state,
        () => addressOf(location.pathname, state) + location.hash,
      );
  }, [state]);
  return { state, dispatch, switchMode, loading };
}
