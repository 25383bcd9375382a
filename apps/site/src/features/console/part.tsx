import type { ReactNode } from 'react';
import { AskAgain } from './ask-again.tsx';
import type { Failed } from './calls.ts';
import { useAsked } from './use-asked.ts';
import type { Words } from './words.ts';

type Props<T> = Readonly<{
  words: Words;
  id: string;
  title: string;
  ask: () => Promise<T | Failed>;
  /** What is shown of the answer; `load` asks again. */
  children: (answer: T, load: () => void) => ReactNode;
}>;

/** A part of a screen with a question of its own: where one fails, the others stand. */
export function Part<T extends object>({ words, id, title, ask, children }: Props<T>) {
  const { answer, failure, load } = useAsked(ask);
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
