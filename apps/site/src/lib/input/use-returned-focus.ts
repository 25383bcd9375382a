import { useEffect, useRef } from 'react';
import { returnFocus } from '../async/outcome.ts';

/** For a button that is disabled while its work goes on, and so loses the focus: it has it back when that is over. */
export function useReturnedFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) returnFocus(button.current);
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
