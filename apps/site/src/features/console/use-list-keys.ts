import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Lets j and k go through the links of a list; dead while somebody types, and beside Ctrl, Alt and the like. */
export function useListKeys(list: Readonly<{ current: HTMLElement | null }>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [list]);
}
