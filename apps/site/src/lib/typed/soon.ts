/** Browsers refuse more than some hundred changes of an address in half a minute. */
const PAUSE_MS = 250;

/** A reload keeps what is written at the first of these; phones know only the second. */
const leaving = ['beforeunload', 'pagehide'] as const;

/** Does something after a pause, or when the page is left before that. Returns how to call it off. */
export function soon(act: () => void): () => void {
  const done = () => {
    callOff();
    act();
  };
  const later = setTimeout(done, PAUSE_MS);
  const callOff = () => {
    clearTimeout(later);
    for (const event of leaving) removeEventListener(event, done);
  };
  for (const event of leaving) addEventListener(event, done);
  return callOff;
}
