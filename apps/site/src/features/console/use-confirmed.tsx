import { isRefused } from '@formation/leads';
import { Button, Dialog, TextField } from '@formation/ui';
import { useRef, useState } from 'react';
import { confirmByPasskey, confirmByPassword } from './account-calls.ts';
import type { Failed } from './calls.ts';
import { GivenPassword } from './given-password.tsx';
import { takesPasskeys, withPasskey } from './passkey.ts';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

/** What is about to happen, and whether whoever asks has confirmed that it is they. */
type Asking = Readonly<{ what: string; answer: (isConfirmed: boolean) => void }>;

/** Makes a call that changes who may come in; `what` says to its reader what that is. */
export type Confirmed = <T extends object>(what: string, call: () => Promise<T | Failed>) => Promise<T | Failed>;

/** Where the server asks who it is, so does the page; then the call is made again, with all that was typed. */
export function useConfirmed() {
  const [asking, setAsking] = useState<Asking>();
  const asked = useRef<Asking>(undefined);
  const show = (next?: Asking) => {
    asked.current = next;
    setAsking(next);
  };
  const isConfirmed = (what: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        if (asked.current === own) show();
        resolve(isYes);
      };
      const own: Asking = { what, answer };
      asked.current?.answer(false); // one question at a time: the one before is given up
      show(own);
    });
  const confirmed: Confirmed = async (what, call) => {
    const first = await call();
    if (!isRefused(first) || first.refused !== 'unconfirmed') return first;
    return (await isConfirmed(what)) ? call() : first;
  };
  return { asking, confirmed };
}

function ByPasskey({ words, onConfirmed }: Readonly<{ words: Words; onConfirmed: () => void }>) {
  const { isBusy, failure, attempt } = useAttempt();
  return (
    <>
      <div>
        <Button disabled={isBusy} onClick={() => void attempt(() => withPasskey(confirmByPasskey), onConfirmed)}>
          {words.account.confirm.passkey}
        </Button>
      </div>
      <Failure words={words} failure={failure} />
    </>
  );
}

function ByPassword({ words, onConfirmed }: Readonly<{ words: Words; onConfirmed: () => void }>) {
  const { isBusy, failure, attempt } = useAttempt();
  const { door, account } = words;
  return (
    <TypedForm
      words={words}
      label={account.confirm.passwordTitle}
      send={account.confirm.send}
      sending={account.confirm.sending}
      isBusy={isBusy}
      failure={failure}
      onSend={(typed) => void attempt(() => confirmByPassword(typed), onConfirmed)}
    >
      <GivenPassword words={words} />
      <TextField name="code" label={door.code} help={account.confirm.codeHelp} autoComplete="one-time-code" required />
    </TypedForm>
  );
}

/** Asks again who it is. Closed without an answer, nothing is changed. */
export function ConfirmDialog({ words, asking }: Readonly<{ words: Words; asking: Asking | undefined }>) {
  const { confirm } = words.account;
  const onConfirmed = () => asking?.answer(true);
  return (
    <Dialog
      open={asking !== undefined}
      onClose={() => asking?.answer(false)}
      title={confirm.title}
      text={asking?.what ?? ''}
      closeLabel={confirm.close}
    >
      {asking && (
        <div className="pad">
          {takesPasskeys() && <ByPasskey words={words} onConfirmed={onConfirmed} />}
          <h3>{confirm.passwordTitle}</h3>
          <ByPassword words={words} onConfirmed={onConfirmed} />
        </div>
      )}
    </Dialog>
  );
}
