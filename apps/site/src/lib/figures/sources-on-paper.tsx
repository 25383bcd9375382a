import { fill } from '@formation/content';
import type { Figure } from '@formation/fees';
import { useSyncExternalStore } from 'react';
import { dayName } from '../text/dates/day-name.ts';
import { placesRead } from './places-read.ts';

let isPrinting = false;

function subscribe(changed: () => void): () => void {
  const become = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  const events = ['beforeprint', 'afterprint'] as const;
  for (const event of events) addEventListener(event, become);
  return () => {
    for (const event of events) removeEventListener(event, become);
  };
}

type Props = Readonly<{
  figures: readonly Figure[];
  /** On which day a place was read. */
  checked: string;
}>;

/** On paper no figure opens: the places where its numbers were read stand under the result. */
export function SourcesOnPaper({ figures, checked }: Props) {
  const isOnPaper = useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
  if (!isOnPaper) return null;
  return (
    <ul className="small print-only">
      {placesRead(figures).map(({ title, href, day }) => (
        <li key={href ?? title}>
          {[title, href].filter(Boolean).join(', ')}. {fill(checked, { day: dayName(day) })}
        </li>
      ))}
    </ul>
  );
}
