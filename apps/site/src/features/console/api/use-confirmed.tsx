import { confirmationCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { Button, Dialog, TextField } from '@formation/ui';
import { useRef, useState } from 'react';
import { GivenPassword } from '../account/given-password.tsx';
import { takesPasskeys, withPasskey } from '../account/passkey.ts';
import { Failure, type Typed, TypedForm } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { ask, type Failed, findMe } from './client.ts';
import { useSend } from './query.ts';

/** What is about to happen, and whether whoever asks has confirmed that it is they. */
type Asking = Readonly<{ what: string; answer: (isConfirmed: boolean) => void }>;

/** Makes a call that changes who may come in; `what` says to its reader what that is. */
export type Confirmed = <T extends object>(what: string, call: () => Promise<T | Failed>) => Promise<T | Failed>;

/** Where the server asks who it is, so does the page; then the call is made again, with all that was typed. */
export function useConfirmed() {
  const [asking, setAsking] = useState<Asking>();
  const latest = useRef<Asking>(undefined);
  const show = (next?: Asking) => {
    latest.current = next;
    setAsking(next);
  };
  const isConfirmed = (what: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        if (latest.current === own) show();
        resolve(isYes);
      };
      const own: Asking = { what, answer };
      latest.current?.answer(false); // one question at a time: the one before is given up
      show(own);
    });
  const confirmed: Confirmed = async (what, call) => {
    const first = await call();
    if (!isRefused(first) || first.refused !== 'unconfirmed') return first;
    return (await isConfirmed(what)) ? call() : first;
  };
  return { asking, confirmed };
}

function ByPasskey({ onConfirmed }: Readonly<{ onConfirmed: () => void }>) {
  const words = useWords();
  const { isBusy, failure, send } = useSend(
    () => withPasskey((proof) => ask(confirmationCalls.byPasskey, { body: { proof } })),
    onConfirmed,
  );
  return (
    <>
      <div>
        <Button disabled={isBusy} onClick={() => send()}>
          {words.account.confirm.passkey}
        </Button>
      </div>
      <Failure failure={failure} />
    </>
  );
}

function ByPassword({ onConfirmed }: Readonly<{ onConfirmed: () => void }>) {
  const { isBusy, failure, send } = useSend(
    ({ password = '', code = '' }: Typed) => ask(confirmationCalls.byPassword, { body: { password, code } }),
    onConfirmed,
  );
  const { door, account } = useWords();
  return (
    <TypedForm
      label={account.confirm.passwordTitle}
      send={account.confirm.send}
      sending={account.confirm.sending}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
    >
      <GivenPassword />
      <TextField name="code" label={door.code} help={account.confirm.codeHelp} autoComplete="one-time-code" required />
    </TypedForm>
  );
}

/** Asks again who it is. Closed without an answer, nothing is changed. */
export function ConfirmDialog({ asking }: Readonly<{ asking: Asking | undefined }>) {
  const { confirm } = useWords().account;
  /** The session has a new token, and so have its changes. */
  const goOn = async () => {
    await findMe();
    asking?.answer(true);
  };
  const onConfirmed = () => void goOn();
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
          {takesPasskeys() && <ByPasskey onConfirmed={onConfirmed} />}
          <h3>{confirm.passwordTitle}</h3>
          <ByPassword onConfirmed={onConfirmed} />
        </div>
      )}
    </Dialog>
  );
}
