import { isRefused } from '@formation/leads';
import { Note } from '@formation/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { useOnline } from '../../lib/async/use-online.ts';
import { findMe } from './api/client.ts';
import type { Me } from './api/client.ts';
import { consoleQueries } from './api/query.ts';
import { AskAgain } from './shell/ask-again.tsx';
import { Inside } from './shell/shell.tsx';
import { Door } from './shell/sign-in.tsx';
import { Language, useWords } from './shell/use-words.ts';
import type { Words } from './shell/words.ts';

/** Used once by each of the firm's people. */
const Enrolment = lazy(() =>
  retryLoad(() => import('./account/enrolment.tsx').then((chunk) => ({ default: chunk.Enrolment }))),
);

type Props = Readonly<{ words: Words; locale: string }>;

type Place =
  | Readonly<{ at: 'loading' }>
  | Readonly<{ at: 'insecure' }>
  | Readonly<{ at: 'door' }>
  | Readonly<{ at: 'failed'; why: string }>
  | Readonly<{ at: 'enrolment'; invitation: string }>
  | Readonly<{ at: 'inside'; me: Me }>;

/** The invitation that the address names behind its #; it is taken out, so that it stays in no history. */
function acceptInvitation(): string | undefined {
  const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation') ?? undefined;
  if (invitation !== undefined) history.replaceState(null, '', location.pathname);
  return invitation;
}

/** Does something when the browser shows again a page that was left, as it stood: others may have come to the desk since. */
function useOnRestored(act: () => void): void {
  const restored = useEffectEvent(act);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && restored();
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
}

function usePlace() {
  const [place, setPlace] = useState<Place>({ at: 'loading' });
  const enter = async () => {
    const me = await findMe();
    if (!isRefused(me)) setPlace({ at: 'inside', me });
    else if (me.refused === 'signed-out') setPlace({ at: 'door' });
    else setPlace({ at: 'failed', why: me.refused });
  };
  useOnHydrated(() => {
    const invitation = acceptInvitation();
    if (!isSecureContext) setPlace({ at: 'insecure' });
    else if (invitation !== undefined) setPlace({ at: 'enrolment', invitation });
    else void enter();
  });
  useOnRestored(() => {
    if (place.at !== 'inside' && place.at !== 'door') return;
    setPlace({ at: 'loading' });
    void enter();
  });
  useOnline(() => place.at === 'failed' && enter());
  return { place, enter: () => void enter() };
}

/** The screen of a place: the door, and what is behind it. */
function Screen() {
  const words = useWords();
  const { place, enter } = usePlace();
  const loading = <p className="empty">{words.loading}</p>;
  if (place.at === 'loading') return loading;
  if (place.at === 'insecure') return <Note tone="bad">{words.insecure}</Note>;
  if (place.at === 'failed') return <AskAgain failure={place.why} load={enter} />;
  if (place.at === 'door') return <Door onEntered={enter} />;
  if (place.at === 'enrolment')
    return (
      <Suspense fallback={loading}>
        <Enrolment invitation={place.invitation} onDone={enter} />
      </Suspense>
    );
  return <Inside me={place.me} onLeft={enter} />;
}

/** The private place of the firm's people. */
export function Console(language: Props) {
  const [queries] = useState(consoleQueries);
  return (
    <QueryClientProvider client={queries}>
      <Language value={language}>
        <Screen />
      </Language>
    </QueryClientProvider>
  );
}
