import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { ResultAction } from './result-action.ts';

/**
 * Does with a result what was asked for before it was shown: its button gets the focus and is pressed. Where there is
 * nothing to press, the result itself has the focus; the questions asked backwards come later, and see to themselves.
 *
 * @param action - undefined until the form was read, and the result is its own.
 */
export function useAction(place: RefObject<HTMLElement | null>, action: ResultAction | undefined): void {
  const act = useEffectEvent(() => {
    if (!action || action === 'solve') return;
    const button = place.current?.querySelector<HTMLButtonElement>(`#result button[value="${action}"]`);
    (button ?? place.current?.querySelector<HTMLElement>('#result'))?.focus();
    button?.click();
  });
  useLayoutEffect(() => act(), [action]);
}
