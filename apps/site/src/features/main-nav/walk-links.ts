import type { KeyboardEvent } from 'react';

/** Where each key leads, from the link at `index` (−1: none has the focus) of `count`. */
const leads: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys, Home and End walk through the links of an open menu. */
export function walkLinks(event: KeyboardEvent, menu: HTMLElement): void {
  const links = [...menu.querySelectorAll('a')];
  const lead = leads[event.key];
  if (!lead || links.length === 0) return;
  event.preventDefault();
  const current = links.findIndex((link) => link === document.activeElement);
  links[lead(current, links.length)]?.focus();
}
