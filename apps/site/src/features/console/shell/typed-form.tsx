import { Button, Note } from '@formation/ui';
import type { ReactNode } from 'react';
import { useReturnedFocus } from '../../../lib/input/use-returned-focus.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useWords } from './use-words.ts';
import { whyNot } from './words.ts';

export type Typed = Readonly<Record<string, string>>;

type Props = Readonly<{
  label: string;
  send: string;
  sending: string;
  isBusy: boolean;
  failure: string | undefined;
  /** Whether something goes for good: then it looks so. */
  erases?: boolean;
  onSend: (typed: Typed) => void;
  children: ReactNode;
}>;

/** What went wrong, read out when it appears; where the session is over, with the way to sign in. */
export function Failure({ failure }: Pick<Props, 'failure'>) {
  const words = useWords();
  return (
    <div aria-live="polite">
      {failure !== undefined && (
        <Note tone="bad">
          {whyNot(words, failure)} {failure === 'signed-out' && <SignInAgain />}
        </Note>
      )}
    </div>
  );
}

/** A form whose fields are read by their names when it is sent. What was typed stays when it did not work. */
export function TypedForm({ label, send, sending, isBusy, failure, erases = false, onSend, children }: Props) {
  const button = useReturnedFocus(isBusy);
  return (
    <form
      className="stack"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string');
        onSend(Object.fromEntries(typed) as Typed);
      }}
    >
      {children}
      <Failure failure={failure} />
      <div className={erases ? 'cluster erases' : 'cluster'}>
        <Button ref={button} type="submit" disabled={isBusy}>
          {isBusy ? sending : send}
        </Button>
      </div>
    </form>
  );
}
