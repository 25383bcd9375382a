import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import { changeCodes, changePassword, newCodeKey, renewRecoveryCodes, type Ways } from './account-calls.ts';
import type { CodeKey } from './calls.ts';
import { RecoveryCodes, Secret } from './enrolment.tsx';
import { FirstCode, NewPassword } from './new-password.tsx';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Confirmed } from './use-confirmed.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; mine: Ways; confirmed: Confirmed; onChanged: () => void }>;
type OwnProps = Props & Readonly<{ email: string }>;

export function PasswordPart({ words, email, confirmed, onChanged }: OwnProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const { password: own } = words.account;
  return (
    <>
      <h3>{own.title}</h3>
      <TypedForm
        words={words}
        label={own.title}
        send={own.change}
        sending={own.changing}
        isBusy={isBusy}
        failure={failure}
        onSend={(typed) => void attempt(() => confirmed(own.changes, () => changePassword(typed)), onChanged)}
      >
        <NewPassword words={words} email={email} />
      </TypedForm>
    </>
  );
}

function NewKey({ words, email, mine, confirmed, onChanged, codeKey }: OwnProps & Readonly<{ codeKey: CodeKey }>) {
  const { isBusy, failure, attempt } = useAttempt();
  const { codes } = words.account;
  return (
    <>
      <Secret words={words} codeKey={codeKey} />
      <TypedForm
        words={words}
        label={codes.title}
        send={codes.send}
        sending={codes.sending}
        isBusy={isBusy}
        failure={failure}
        onSend={(typed) => void attempt(() => confirmed(codes.changes, () => changeCodes(typed)), onChanged)}
      >
        {!mine.password && <NewPassword words={words} email={email} />}
        <FirstCode words={words} />
      </TypedForm>
    </>
  );
}

/** The program for one-time codes; for who has only passkeys, together with a first password. */
export function CodesPart(props: OwnProps) {
  const { words, mine } = props;
  const { isBusy, failure, attempt } = useAttempt();
  const [codeKey, setCodeKey] = useState<CodeKey>();
  const { codes, password } = words.account;
  return (
    <>
      <h3>{mine.password ? codes.title : password.title}</h3>
      <p>{mine.password ? codes.text : password.none}</p>
      {codeKey ? (
        <NewKey {...props} codeKey={codeKey} />
      ) : (
        <div>
          <Button look="ghost" disabled={isBusy} onClick={() => void attempt(newCodeKey, setCodeKey)}>
            {mine.password ? codes.start : codes.startFirst}
          </Button>
        </div>
      )}
      <Failure words={words} failure={failure} />
    </>
  );
}

export function RecoveryPart({ words, mine, confirmed, onChanged }: Props) {
  const { isBusy, failure, attempt } = useAttempt();
  const [fresh, setFresh] = useState<readonly string[]>();
  const { recovery } = words.account;
  if (fresh !== undefined)
    return (
      <RecoveryCodes
        words={words}
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
        <Button
          look="ghost"
          disabled={isBusy}
          onClick={() =>
            void attempt(
              () => confirmed(recovery.renews, renewRecoveryCodes),
              ({ recoveryCodes }) => setFresh(recoveryCodes),
            )
          }
        >
          {recovery.renew}
        </Button>
      </div>
      <Failure words={words} failure={failure} />
    </>
  );
}
