import { fastestFormMs, formTokenCall, honeypotField, readAnswer, tokenField } from '@formation/leads';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';

/** A form that is sent waits no longer for what it can do without. It is asked for long before, as the page opens. */
const LIMIT_MS = 10_000;

/** The note of when the form was shown, as it travels; without it the server only limits more strictly. */
export const formToken = () =>
  fetch(formTokenCall.path, { signal: AbortSignal.timeout(LIMIT_MS) })
    .then((answer) => answer.json())
    .then((json: unknown) => readAnswer(formTokenCall.answer, json))
    .then((note) => note && { [tokenField]: note.token })
    .catch(() => undefined);

/** The same once it is old enough to prove anything: for a form that is filled in already. */
export const formTokenInTime = () =>
  formToken().then((note) => new Promise<typeof note>((resolve) => setTimeout(resolve, fastestFormMs, note)));

/** A note is good for a day: a page that comes back after this long, on a phone perhaps, asks for another. */
const staleMs = 12 * 3_600_000;

/** Asks our own server for a note of when the form was shown: it is good for one submission, and the next is asked for anew. */
export function useFormToken(isOwnServer = true) {
  const token = useRef<ReturnType<typeof formToken>>(undefined);
  const askedAt = useRef(0);
  const ask = (another: typeof formToken) => {
    if (!isOwnServer) return;
    token.current = another();
    askedAt.current = Date.now();
  };
  const renew = () => ask(formToken);
  useOnHydrated(renew);
  const comeBack = useEffectEvent(() => {
    if (!document.hidden && Date.now() - askedAt.current > staleMs) renew();
  });
  useEffect(() => {
    const listener = () => comeBack();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  /** What was refused because of its note is sent again with another. */
  const replace = () => ask(formTokenInTime);
  return { token, renew, replace };
}

/** The field that only robots fill in. */
export function Honeypot() {
  return (
    <p className="sr" aria-hidden="true">
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
