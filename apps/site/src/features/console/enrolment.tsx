import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, CopyButton, LinkButton } from '@formation/ui';
import { useState } from 'react';
import { useOnHydrated } from '../../lib/hydration.ts';
import { type CodeKey, enrolByPassword, type Guest, lookAt } from './calls.ts';
import { FirstCode, NewPassword } from './new-password.tsx';
import { enrolWithPasskey, takesPasskeys } from './passkey.ts';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Made = Readonly<{ recoveryCodes: readonly string[] }>;
type WayProps = Readonly<{ words: Words; invitation: string; guest: Guest; onMade: (made: Made) => void }>;

function ByPasskey({ words, invitation, guest, onMade }: WayProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const { enrolment } = words;
  const { passkey } = guest;
  if (passkey === null || !takesPasskeys()) return null;
  return (
    <>
      <h3>{enrolment.passkeyTitle}</h3>
      <p>{enrolment.passkeyText}</p>
      <div>
        <Button disabled={isBusy} onClick={() => void attempt(() => enrolWithPasskey(invitation, passkey), onMade)}>
          {enrolment.passkey}
        </Button>
      </div>
      <Failure words={words} failure={failure} />
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

function ByPassword({ words, invitation, guest, onMade }: WayProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const { enrolment } = words;
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
        onSend={({ email: _, ...typed }) => void attempt(() => enrolByPassword(invitation, typed), onMade)}
      >
        <NewPassword words={words} email={guest.email} />
        <FirstCode words={words} />
      </TypedForm>
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
  const [guest, setGuest] = useState<Guest>();
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<Made>();
  const { enrolment } = words;
  useOnHydrated(() => {
    void lookAt(invitation).then((found) => (isRefused(found) ? setFailure(found.refused) : setGuest(found)));
  });
  if (made)
    return (
      <section className="sheet lift card-pad">
        <RecoveryCodes words={words} codes={made.recoveryCodes} onDone={onDone} />
      </section>
    );
  const ways = guest && { words, invitation, guest, onMade: setMade };
  return (
    <section className="sheet lift card-pad" aria-labelledby="enrolment">
      <h2 id="enrolment">{enrolment.title}</h2>
      <Failure words={words} failure={failure} />
      {guest && <p>{fill(enrolment.text, { email: guest.email, role: words.roles[guest.role] })}</p>}
      {ways && <ByPasskey {...ways} />}
      {ways && <ByPassword {...ways} />}
    </section>
  );
}
