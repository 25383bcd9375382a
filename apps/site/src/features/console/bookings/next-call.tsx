import { fill } from '@formation/content';
import type { DayCall } from '../api/shapes.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { timeIn } from './times.ts';

/** When the next call is and with whom, where there is one. */
export function NextCall({ next }: Readonly<{ next: DayCall | null }>) {
  const locale = useLocale();
  const { calls } = useWords();
  if (next === null) return null;
  return (
    <p>
      {fill(calls.next, { time: timeIn(locale, next.start) })}{' '}
      <a href={`/console?call=${next.id}`} className="plain-text">
        <bdi>{next.name}</bdi>
      </a>
    </p>
  );
}
