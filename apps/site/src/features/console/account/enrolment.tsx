import { enrolmentCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, CopyButton, LinkButton } from '@formation/ui';
import { useRef, useState } from 'react';
import { ask, isLost, type Failed } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { CodeKey, Enrolled, Guest } from '../api/shapes.ts';
import { AskAgain } from '../shell/ask-again.tsx';
import { Failure, type Typed, TypedForm } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { FirstCode, NewPassword } from './new-password.tsx';
import { enrolWithPasskey, takesPasskeys } from './passkey.ts';

type Made = Enrolled;
type Making = (make: () => Promise<Made | Failed>) => Promise<Made | Failed>;
type WayProps = Readonly<{
  invitation: string;
  guest: Guest;
  making: Making;
  onMade: (made: Made) => void;
  onDone: () => void;
}>;

/**
 * Makes an account. Where the answer to a try was lost, the account may be there: that is looked at before another try,
 * which would leave a passkey in the device that fits nothing.
 */
function useMaking(invitation: string): Making {
  const wasLost = useRef(false);
  return async (make) => {
    const found = wasLost.current ? await ask(enrolmentCalls.look, { body: { invitation } }) : undefined;
    if (found && isRefused(found)) return found.refused === 'bad-token' ? { refused: 'made-before' } : found;
    const made = await make();
    wasLost.current = isRefused(made) && isLost(made);
    return made;
  };
}

/** The way in, where the account is there after all. */
function WayIn({ failure, onDone }: Readonly<{ failure: string | undefined; onDone: () => void }>) {
  const words = useWords();
  if (failure !== 'made-before') return null;
  return (
    <div>
      <Button onClick={onDone}>{words.door.send}</Button>
    </div>
  );
}

function ByPasskey({ invitation, guest, making, onMade, onDone }: WayProps) {
  const { enrolment } = useWords();
  const { passkey } = guest;
  const { isBusy, failure, send } = useSend(
    (known: NonNullable<typeof passkey>) => making(() => enrolWithPasskey(invitation, known)),
    onMade,
  );
  if (passkey === null || !takesPasskeys()) return null;
  return (
    <>
      <h3>{enrolment.passkeyTitle}</h3>
      <p>{enrolment.passkeyText}</p>
      <div>
        <Button disabled={isBusy} onClick={() => send(passkey)}>
          {enrolment.passkey}
        </Button>
      </div>
      <Failure failure={failure} />
      <WayIn failure={failure} onDone={onDone} />
    </>
  );
}

/** The key of the one-time codes, for an app on this phone or on another. */
export function Secret({ codeKey }: Readonly<{ codeKey: CodeKey }>) {
  const words = useWords();
  const { size, path } = codeKey.picture;
  return (
    <>
      <p>{words.enrolment.secretText}</p>
      <svg
        className="qr-code"
        role="img"
        aria-label={words.enrolment.picture}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p className="num">
        <code>{codeKey.codeSecret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <div className="cluster">
        <CopyButton words={words.copy} text={codeKey.codeSecret} />
        <LinkButton href={codeKey.codeAddress} look="ghost" small>
          {words.enrolment.openApp}
        </LinkButton>
      </div>
    </>
  );
}

function ByPassword({ invitation, guest, making, onMade, onDone }: WayProps) {
  const { enrolment } = useWords();
  const { isBusy, failure, send } = useSend(
    ({ password = '', code = '' }: Typed) =>
      making(() => ask(enrolmentCalls.byPassword, { body: { invitation, password, code } })),
    onMade,
  );
  return (
    <>
      <h3>{enrolment.passwordTitle}</h3>
      <Secret codeKey={guest} />
      <TypedForm
        label={enrolment.passwordTitle}
        send={enrolment.send}
        sending={enrolment.sending}
        isBusy={isBusy}
        failure={failure}
        onSend={send}
      >
        <NewPassword email={guest.email} />
        <FirstCode />
      </TypedForm>
      <WayIn failure={failure} onDone={onDone} />
    </>
  );
}

/** Codes that are shown once. */
export function RecoveryCodes({ codes, onDone }: Readonly<{ codes: readonly string[]; onDone: () => void }>) {
  const words = useWords();
  const { recovery } = words;
  return (
    <>
      <div role="status">
        <h2>{recovery.title}</h2>
      </div>
      <p>{recovery.text}</p>
      <ul className="ruled num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <CopyButton words={words.copy} text={codes.join('\n')} />
        <Button onClick={onDone}>{recovery.done}</Button>
      </div>
    </>
  );
}

/** Making one's account from an invitation: a way to sign in, then the codes for the day when it is lost. */
export function Enrolment({ invitation, onDone }: Readonly<{ invitation: string; onDone: () => void }>) {
  const words = useWords();
  const { answer: guest, failure, load } = useAsk(enrolmentCalls.look, { body: { invitation } });
  const making = useMaking(invitation);
  const [made, setMade] = useState<Made>();
  const { enrolment } = words;
  if (made)
    return (
      <section className="sheet lift card-pad">
        <RecoveryCodes codes={made.recoveryCodes} onDone={onDone} />
      </section>
    );
  const ways = guest && { invitation, guest, making, onMade: setMade, onDone };
  return (
    <section className="sheet lift card-pad" aria-labelledby="enrolment">
      <h2 id="enrolment">{enrolment.title}</h2>
      {failure === 'failed' ? <AskAgain failure={failure} load={load} /> : <Failure failure={failure} />}
      {guest && <p>{fill(enrolment.text, { email: guest.email, role: words.roles[guest.role] })}</p>}
      {ways && <ByPasskey {...ways} />}
      {ways && <ByPassword {...ways} />}
    </section>
  );
}
