import type { KeyboardEvent } from 'react';

/** Where each key leads, from the stop at `index` of `count`; the first stop is the search box. */
const leads: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 1,
  End: (_, count) => count - 1,
};

/** Arrow keys walk from the search box through the results and back. Home and End stay the box's while it is typed in. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const lead = leads[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const index = stops.findIndex((stop) => stop === event.target);
  const isTyping = index === 0 && (event.key === 'Home' || event.key === 'End');
  if (!lead || index < 0 || isTyping) return;
  event.preventDefault();
  stops[lead(index, stops.length)]?.focus();
}
