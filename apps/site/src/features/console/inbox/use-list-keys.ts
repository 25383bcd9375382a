import { useEffectEvent, useLayoutEffect } from 'react';
import { type KeyName, keys } from './keys.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A dialog is asked something: the screen behind it hears nothing. */
const isBehindDialog = () => document.querySelector('dialog:modal') !== null;

const isAlone = ({ ctrlKey, altKey, metaKey, target }: KeyboardEvent) =>
  !ctrlKey && !altKey && !metaKey && !isTyping(target) && !isBehindDialog();

/**
 * Does something when a key is pressed alone, once however long it is held; dead while somebody types, behind a dialog, and beside Ctrl, Alt and the like.
 * It listens as soon as the screen stands: an effect after the paint would let a key through that came at once.
 */
export function useKey(name: KeyName, act: () => void): void {
  const key = keys[name];
  const pressed = useEffectEvent(act);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.repeat || !isAlone(event)) return;
      event.preventDefault(); // the letter must not stand in the field that it leads to
      pressed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key]);
}

const steps: Readonly<Record<string, number>> = { [keys.next]: 1, [keys.previous]: -1 };

/** Lets j and k go through the links of a list; dead while somebody types, and beside Ctrl, Alt and the like. */
export function useListKeys(list: Readonly<{ current: HTMLElement | null }>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || !isAlone(event)) return;
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [list]);
}
