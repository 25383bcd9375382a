import { Button, TextField } from '@formation/ui';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import { signInByPassword } from './calls.ts';
import { GivenPassword } from './given-password.tsx';
import { signInWithPasskey, takesPasskeys } from './passkey.ts';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; onEntered: () => void }>;

function ByPasskey({ words, onEntered }: Props) {
  const { isBusy, failure, attempt } = useAttempt();
  const button = useReturnedFocus(isBusy);
  return (
    <div className="stack">
      <div>
        <Button ref={button} disabled={isBusy} onClick={() => void attempt(signInWithPasskey, onEntered)}>
          {words.door.passkey}
        </Button>
      </div>
      <Failure words={words} failure={failure} />
    </div>
  );
}

function ByPassword({ words, onEntered }: Props) {
  const { isBusy, failure, attempt } = useAttempt();
  const { door } = words;
  return (
    <TypedForm
      words={words}
      label={door.passwordTitle}
      send={door.send}
      sending={door.sending}
      isBusy={isBusy}
      failure={failure}
      onSend={(typed) => void attempt(() => signInByPassword(typed), onEntered)}
    >
      <TextField name="email" label={door.email} type="email" autoComplete="username" required />
      <GivenPassword words={words} />
      <TextField name="code" label={door.code} help={door.codeHelp} autoComplete="one-time-code" required />
    </TypedForm>
  );
}

/** Signing in: a passkey, or a password with a code. */
export function Door({ words, onEntered }: Props) {
  const { door } = words;
  return (
    <section className="sheet lift card-pad" aria-labelledby="door">
      <h2 id="door">{door.title}</h2>
      {takesPasskeys() && <ByPasskey words={words} onEntered={onEntered} />}
      <h3>{door.passwordTitle}</h3>
      <ByPassword words={words} onEntered={onEntered} />
      <p className="small muted">{door.lost}</p>
    </section>
  );
}
