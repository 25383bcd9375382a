import type { IsoDate } from '@formation/fees';
import { useState } from 'react';
import { todayHere } from '../../../lib/dates/today-here.ts';
import { useOnHydrated } from '../../../lib/hydration.ts';
import { readForm, type Typed } from '../../../lib/typed/use-typed.ts';
import { addressInputs, type Mode } from './address-inputs.ts';

/** What stands in the form, if the visitor turned to the published fees before this script ran. */
function typedBeforeTurning(): Typed | undefined {
  const chosen = document.querySelector<HTMLInputElement>('.schedule :checked');
  const form = document.querySelector<HTMLFormElement>('.calc form');
  return chosen?.value === 'published' && form ? readForm(form) : undefined;
}

/** Which fees are shown, of which day, and what the form of the other mode, or the address, hands over. */
export function useAddress(builtOn: IsoDate) {
  const [mode, setMode] = useState<Mode>('quick');
  const [day, setDay] = useState(builtOn);
  const [pinned, setPinned] = useState(false);
  const [carried, setCarried] = useState<Typed>({});
  const [turn, setTurn] = useState(0);

  useOnHydrated(() => {
    const address = addressInputs(location.search);
    setDay(address.day ?? todayHere());
    setPinned(address.day !== undefined);
    const turned = typedBeforeTurning();
    setMode(turned ? 'published' : address.mode);
    setCarried(turned ?? address.typed);
    if (Object.keys(address.typed).length > 0) setTurn(1);
  });

  const chooseDay = (chosen: IsoDate) => {
    setPinned(false);
    setDay(chosen);
  };
  const unpin = () => chooseDay(todayHere());
  return { mode, setMode, day, chooseDay, pinned, unpin, carried, setCarried, turn };
}
