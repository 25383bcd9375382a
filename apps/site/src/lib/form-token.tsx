import { honeypotField, tokenField } from '@formation/leads';
import { useRef } from 'react';
import { useOnHydrated } from './hydration.ts';

/** The note of when the form was shown, as it travels; without it the server only limits more strictly. */
const formToken = () =>
  fetch('/api/v1/form-token')
    .then((answer) => answer.json() as Promise<{ token?: string }>)
    .then(({ token }) => token && { [tokenField]: token })
    .catch(() => undefined);

/** Asks our own server for a note of when the form was shown: it is good for one submission, and the next is asked for anew. */
export function useFormToken(isOwnServer = true) {
  const token = useRef<ReturnType<typeof formToken>>(undefined);
  const renew = () => {
    if (isOwnServer) token.current = formToken();
  };
  useOnHydrated(renew);
  return { token, renew };
}

/** The field that only robots fill in. */
export function Honeypot() {
  return (
    <p className="sr" aria-hidden="true">
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
