import { signInCalls } from '@formation/console-api';
import { Button, TextField } from '@formation/ui';
import { useReturnedFocus } from '../../../lib/input/use-returned-focus.ts';
import { GivenPassword } from '../account/given-password.tsx';
import { signInWithPasskey, takesPasskeys } from '../account/passkey.ts';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import { Failure, type Typed, TypedForm } from './typed-form.tsx';
import { useWords } from './use-words.ts';

type Props = Readonly<{ onEntered: () => void }>;

function ByPasskey({ onEntered }: Props) {
  const words = useWords();
  const { isBusy, failure, send } = useSend(signInWithPasskey, onEntered);
  const button = useReturnedFocus(isBusy);
  return (
    <div className="stack">
      <div>
        <Button ref={button} disabled={isBusy} onClick={() => send()}>
          {words.door.passkey}
        </Button>
      </div>
      <Failure failure={failure} />
    </div>
  );
}

function ByPassword({ onEntered }: Props) {
  const { isBusy, failure, send } = useSend(
    ({ email = '', password = '', code = '' }: Typed) =>
      ask(signInCalls.byPassword, { body: { email, password, code } }),
    onEntered,
  );
  const { door } = useWords();
  return (
    <TypedForm
      label={door.passwordTitle}
      send={door.send}
      sending={door.sending}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
    >
      <TextField name="email" label={door.email} type="email" autoComplete="username" required />
      <GivenPassword />
      <TextField name="code" label={door.code} help={door.codeHelp} autoComplete="one-time-code" required />
    </TypedForm>
  );
}

/** Signing in: a passkey, or a password with a code. */
export function Door({ onEntered }: Props) {
  const { door } = useWords();
  return (
    <section className="sheet lift card-pad" aria-labelledby="door">
      <h2 id="door">{door.title}</h2>
      {takesPasskeys() && <ByPasskey onEntered={onEntered} />}
      <h3>{door.passwordTitle}</h3>
      <ByPassword onEntered={onEntered} />
      <p className="small muted">{door.lost}</p>
    </section>
  );
}
