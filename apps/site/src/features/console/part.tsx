import type { ReactNode } from 'react';
import { useOnSeen } from '../../lib/use-on-seen.ts';
import { useOnline } from '../../lib/use-online.ts';
import { AskAgain } from './ask-again.tsx';
import type { Failed } from './calls.ts';
import { useAsked } from './use-asked.ts';
import type { Words } from './words.ts';

type Props<T> = Readonly<{
  words: Words;
  id: string;
  title: string;
  ask: () => Promise<T | Failed>;
  /** Whether it is asked again when the page is looked at after a while: it speaks of the day, or of what goes on. */
  renews?: boolean;
  /** What is shown of the answer; `load` asks again. */
  children: (answer: T, load: () => void) => ReactNode;
}>;

/** How long nobody expects an answer to change. */
const freshMs = 5 * 60_000;

/** A part of a screen with a question of its own: where one fails, the others stand. */
export function Part<T extends object>({ words, id, title, ask, renews = false, children }: Props<T>) {
  const { answer, at, failure, load } = useAsked(ask);
  useOnSeen(() => renews && Date.now() > at + freshMs && load());
  useOnline(() => renews && failure === 'failed' && load());
  return (
    <section className="sheet card-pad" aria-labelledby={id} aria-busy={answer === undefined && failure === undefined}>
      <h2 id={id}>{title}</h2>
      <AskAgain words={words} failure={failure} load={load} />
      {answer === undefined
        ? failure === undefined && <p className="muted">{words.loading}</p>
        : children(answer, load)}
    </section>
  );
}
