import type { Answer, Call, Input } from '@formation/console-api';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/async/use-online.ts';
import { useAsk } from '../api/query.ts';
import { AskAgain } from './ask-again.tsx';
import { useWords } from './use-words.ts';

type Props<C extends Call> = Readonly<{
  id: string;
  title: string;
  call: C;
  input: Input<C>;
  /** Whether it is asked again when the page is looked at after a while: it speaks of the day, or of what goes on. */
  renews?: boolean;
  /** What the answer hangs on besides: with another it is asked anew. */
  since?: number;
  /** What is shown of the answer; `load` asks again. */
  children: (answer: Answer<C>, load: () => void) => ReactNode;
}>;

/** A part of a screen with a question of its own: where one fails, the others stand. */
export function Part<C extends Call>({ id, title, call, input, renews = false, since = 0, children }: Props<C>) {
  const words = useWords();
  const { answer, failure, load } = useAsk(call, input, { renews, since });
  useOnline(() => renews && failure === 'failed' && load());
  return (
    <section className="sheet card-pad" aria-labelledby={id} aria-busy={answer === undefined && failure === undefined}>
      <h2 id={id}>{title}</h2>
      <AskAgain failure={failure} load={load} />
      {answer === undefined
        ? failure === undefined && <p className="muted">{words.loading}</p>
        : children(answer, load)}
    </section>
  );
}
