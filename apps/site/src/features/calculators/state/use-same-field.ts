import { useLayoutEffect, useRef } from 'react';

/**
 * The field that somebody types into when another form takes the place of its own: there the field of the same name has
 * the focus, at the end of what was typed.
 *
 * @returns notes the field; it is called before the other form is shown.
 */
export function useSameField(turn: number): () => void {
  const name = useRef<string>(undefined);
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`.calc form [name="${name.current}"]`);
    name.current = undefined;
    field?.focus({ preventScroll: true });
    if (field?.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
  }, [turn]);
  return () => {
    const { activeElement } = document;
    name.current = activeElement?.closest('.calc form') ? (activeElement.getAttribute('name') ?? undefined) : undefined;
  };
}
