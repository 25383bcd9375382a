import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, CopyButton, LinkButton } from '@formation/ui';
import { useRef, useState } from 'react';
import { AskAgain } from './ask-again.tsx';
import { type CodeKey, enrolByPassword, type Failed, type Guest, isLost, lookAt, type Typed } from './calls.ts';
import { FirstCode, NewPassword } from './new-password.tsx';
import { enrolWithPasskey, takesPasskeys } from './passkey.ts';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAsked } from './use-asked.ts';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Made = Readonly<{ recoveryCodes: readonly string[] }>;
type Making = (make: () => Promise<Made | Failed>) => Promise<Made | Failed>;
type WayProps = Readonly<{
  words: Words;
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
    const found = wasLost.current ? await lookAt(invitation) : undefined;
    if (found && isRefused(found)) return found.refused === 'bad-token' ? { refused: 'made-before' } : found;
    const made = await make();
    wasLost.current = isRefused(made) && isLost(made);
    return made;
  };
}

/** The way in, where the account is there after all. */
function WayIn({
  words,
  failure,
  onDone,
}: Readonly<{ words: Words; failure: string | undefined; onDone: () => void }>) {
  if (failure !== 'made-before') return null;
  return (
    <div>
      <Button onClick={onDone}>{words.door.send}</Button>
    </div>
  );
}

function ByPasskey({ words, invitation, guest, making, onMade, onDone }: WayProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const { enrolment } = words;
  const { passkey } = guest;
  if (passkey === null || !takesPasskeys()) return null;
  const make = () => making(() => enrolWithPasskey(invitation, passkey));
  return (
    <>
      <h3>{enrolment.passkeyTitle}</h3>
      <p>{enrolment.passkeyText}</p>
      <div>
        <Button disabled={isBusy} onClick={() => void attempt(make, onMade)}>
          {enrolment.passkey}
        </Button>
      </div>
      <Failure words={words} failure={failure} />
      <WayIn words={words} failure={failure} onDone={onDone} />
    </>
  );
}

/** The key of the one-time codes, for an app on this phone or on another. */
export function Secret({ words, codeKey }: Readonly<{ words: Words; codeKey: CodeKey }>) {
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

function ByPassword({ words, invitation, guest, making, onMade, onDone }: WayProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const { enrolment } = words;
  const make = ({ email: _, ...typed }: Typed) => making(() => enrolByPassword(invitation, typed));
  return (
    <>
      <h3>{enrolment.passwordTitle}</h3>
      <Secret words={words} codeKey={guest} />
      <TypedForm
        words={words}
        label={enrolment.passwordTitle}
        send={enrolment.send}
        sending={enrolment.sending}
        isBusy={isBusy}
        failure={failure}
        onSend={(typed) => void attempt(() => make(typed), onMade)}
      >
        <NewPassword words={words} email={guest.email} />
        <FirstCode words={words} />
      </TypedForm>
      <WayIn words={words} failure={failure} onDone={onDone} />
    </>
  );
}

/** Codes that are shown once. */
export function RecoveryCodes({
  words,
  codes,
  onDone,
}: Readonly<{ words: Words; codes: readonly string[]; onDone: () => void }>) {
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
export function Enrolment({
  words,
  invitation,
  onDone,
}: Readonly<{ words: Words; invitation: string; onDone: () => void }>) {
  const { answer: guest, failure, load } = useAsked(() => lookAt(invitation));
  const making = useMaking(invitation);
  const [made, setMade] = useState<Made>();
  const { enrolment } = words;
  if (made)
    return (
      <section className="sheet lift card-pad">
        <RecoveryCodes words={words} codes={made.recoveryCodes} onDone={onDone} />
      </section>
    );
  const ways = guest && { words, invitation, guest, making, onMade: setMade, onDone };
  return (
    <section className="sheet lift card-pad" aria-labelledby="enrolment">
      <h2 id="enrolment">{enrolment.title}</h2>
      {failure === 'failed' ? (
        <AskAgain words={words} failure={failure} load={load} />
      ) : (
        <Failure words={words} failure={failure} />
      )}
      {guest && <p>{fill(enrolment.text, { email: guest.email, role: words.roles[guest.role] })}</p>}
      {ways && <ByPasskey {...ways} />}
      {ways && <ByPassword {...ways} />}
    </section>
  );
}
