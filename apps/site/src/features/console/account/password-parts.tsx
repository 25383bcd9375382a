import { accountCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { CodeKey, Ways } from '../api/shapes.ts';
import type { Confirmed } from '../api/use-confirmed.tsx';
import { Failure, type Typed, TypedForm } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { RecoveryCodes, Secret } from './enrolment.tsx';
import { FirstCode, NewPassword } from './new-password.tsx';

type Props = Readonly<{ mine: Ways; confirmed: Confirmed; onChanged: () => void }>;
type OwnProps = Props & Readonly<{ email: string }>;

export function PasswordPart({ email, confirmed, onChanged }: OwnProps) {
  const words = useWords();
  const { password: own } = words.account;
  const { isBusy, failure, send } = useSend(
    ({ password = '' }: Typed) =>
      confirmed(own.changes, () => ask(accountCalls.changePassword, { body: { password } })),
    onChanged,
  );
  return (
    <>
      <h3>{own.title}</h3>
      <TypedForm
        label={own.title}
        send={own.change}
        sending={own.changing}
        isBusy={isBusy}
        failure={failure}
        onSend={send}
      >
        <NewPassword email={email} />
      </TypedForm>
    </>
  );
}

function NewKey({ email, mine, confirmed, onChanged, codeKey }: OwnProps & Readonly<{ codeKey: CodeKey }>) {
  const { codes } = useWords().account;
  const { isBusy, failure, send } = useSend(
    ({ code = '', password }: Typed) =>
      confirmed(codes.changes, () => ask(accountCalls.changeCodes, { body: { code, password } })),
    onChanged,
  );
  return (
    <>
      <Secret codeKey={codeKey} />
      <TypedForm
        label={codes.title}
        send={codes.send}
        sending={codes.sending}
        isBusy={isBusy}
        failure={failure}
        onSend={send}
      >
        {!mine.password && <NewPassword email={email} />}
        <FirstCode />
      </TypedForm>
    </>
  );
}

/** The program for one-time codes; for who has only passkeys, together with a first password. */
export function CodesPart(props: OwnProps) {
  const { mine } = props;
  const [codeKey, setCodeKey] = useState<CodeKey>();
  const { isBusy, failure, send } = useSend(() => ask(accountCalls.newCodeKey, {}), setCodeKey);
  const { codes, password } = useWords().account;
  return (
    <>
      <h3>{mine.password ? codes.title : password.title}</h3>
      <p>{mine.password ? codes.text : password.none}</p>
      {codeKey ? (
        <NewKey {...props} codeKey={codeKey} />
      ) : (
        <div>
          <Button look="ghost" disabled={isBusy} onClick={() => send()}>
            {mine.password ? codes.start : codes.startFirst}
          </Button>
        </div>
      )}
      <Failure failure={failure} />
    </>
  );
}

export function RecoveryPart({ mine, confirmed, onChanged }: Props) {
  const [fresh, setFresh] = useState<readonly string[]>();
  const { recovery } = useWords().account;
  const { isBusy, failure, send } = useSend(
    () => confirmed(recovery.renews, () => ask(accountCalls.renewRecoveryCodes, {})),
    ({ recoveryCodes }) => setFresh(recoveryCodes),
  );
  if (fresh !== undefined)
    return (
      <RecoveryCodes
        codes={fresh}
        onDone={() => {
          setFresh(undefined);
          onChanged();
        }}
      />
    );
  return (
    <>
      <h3>{recovery.title}</h3>
      <p>{fill(recovery.left, { count: String(mine.recoveryCodes) })}</p>
      <div>
        <Button look="ghost" disabled={isBusy} onClick={() => send()}>
          {recovery.renew}
        </Button>
      </div>
      <Failure failure={failure} />
    </>
  );
}
