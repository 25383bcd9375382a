import { fill } from '@formation/content';
import type { Figure } from '@formation/fees';
import { useSyncExternalStore } from 'react';
import { dayName } from '../text/dates/day-name.ts';
import { describedAs } from '../text/source-title.tsx';
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
  /** What was read that has no address. */
  names: Readonly<Record<string, string>>;
}>;

/** On paper no figure opens: the places where its numbers were read stand under the result. */
export function SourcesOnPaper({ figures, checked, names }: Props) {
  const isOnPaper = useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
  if (!isOnPaper) return null;
  return (
    <ul className="small print-only">
      {placesRead(figures).map(({ day, ...source }) => (
        <li key={source.href ?? source.title}>
          {describedAs(source, names) ?? (
            <span lang="en">{[source.title, source.href].filter(Boolean).join(', ')}</span>
          )}
          . {fill(checked, { day: dayName(day) })}
        </li>
      ))}
    </ul>
  );
}
