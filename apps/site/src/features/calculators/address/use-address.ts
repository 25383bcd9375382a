import type { IsoDate } from '@formation/fees';
import { useState } from 'react';
import { todayHere } from '../../../lib/dates/today-here.ts';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import { addressInputs } from './address-inputs.ts';
import {
  keepCalculator,
  keptCalculator,
  typedBeforeTurning,
  typedEarly,
  type Chosen,
  type Held,
} from './kept-calculator.ts';

const atFirst: Chosen = { mode: 'quick', day: undefined, pinned: false };

/** What a visit begins with: what stood here before, what the visitor has turned to, or what the address says. */
function begun(held: Held): Chosen & Readonly<{ carried: Typed; isNew: boolean }> {
  const kept = keptCalculator(held);
  if (kept) return { ...kept, isNew: true };
  const { mode, day, typed } = addressInputs(location.search);
  const turned = typedBeforeTurning();
  if (turned) held.set('quick', turned); // it was left like this
  return {
    mode: turned ? 'published' : mode,
    day,
    pinned: day !== undefined,
    carried: turned ?? typed,
    isNew: Object.keys(typed).length > 0,
  };
}

/** Whether the address names a day that does not exist, and no other was chosen: the fees of today are shown. */
function useNoSuchDay(day: IsoDate | undefined): boolean {
  const [isNamed, setIsNamed] = useState(false);
  useOnHydrated(() => setIsNamed(addressInputs(location.search).noSuchDay === true));
  return isNamed && day === undefined;
}

/** Which fees are shown, of which day, and what the form of the other mode, the address or a reload hands over. */
export function useAddress(builtOn: IsoDate) {
  const [chosen, setChosen] = useState(atFirst);
  const [today, setToday] = useState(builtOn);
  const [carried, setCarried] = useState<Typed>({});
  const [turn, setTurn] = useState(0);
  const noSuchDay = useNoSuchDay(chosen.day);
  const [held] = useState((): Held => new Map()); // what is typed changes nothing here until the mode is turned

  useOnHydrated(() => {
    const { carried: typed, isNew, ...start } = begun(held);
    setToday(todayHere());
    setChosen(start);
    setCarried(typed);
    if (isNew) setTurn(1);
    if (Object.keys(typedEarly()).length > 0) keepCalculator(start, held);
  });

  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    keepCalculator(next, held);
  };
  return {
    ...chosen,
    turnTo: (next: Chosen['mode'], typed: Typed) => {
      setCarried(typed);
      choose({ mode: next });
    },
    day: chosen.day ?? today,
    chooseDay: (asked: IsoDate) => choose({ day: asked, pinned: false }),
    noSuchDay,
    unpin: () => choose({ day: undefined, pinned: false }),
    carried,
    turn,
    held,
    /** Keeps what stands in the forms for reload and Back. */
    keep: () => keepCalculator(chosen, held),
  };
}
