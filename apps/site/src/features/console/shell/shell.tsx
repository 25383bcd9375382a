import { type ListName, listNames, sessionCalls, type ViewName, viewNames } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button } from '@formation/ui';
import { lazy, Suspense, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useReturnedFocus } from '../../../lib/input/use-returned-focus.ts';
import { ask, type Me } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import { useAddress } from '../api/use-address.ts';
import { useStanding } from '../api/use-standing.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { listQuery } from '../inbox/list-query.ts';
import { Search } from '../inbox/search.tsx';
import { Offered, type Command } from '../menu/commands.ts';
import { MenuButton } from '../menu/menu-button.tsx';
import { StaffNames, useStaffNames } from '../people/staff.ts';
import { forgetAllHere } from '../people/stored-here.ts';
import { Today } from '../today/today.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Places } from './places.tsx';
import { Toasts } from './toast.tsx';
import { Failure } from './typed-form.tsx';
import { NewOnes } from './use-title.ts';
import { useWide } from './use-wide.ts';
import { useWords } from './use-words.ts';
import './console.css';

const Calls = lazy(() =>
  retryLoad(() => import('../bookings/call-list.tsx').then((chunk) => ({ default: chunk.CallList }))),
);
const Call = lazy(() =>
  retryLoad(() => import('../bookings/call-screen.tsx').then((chunk) => ({ default: chunk.CallScreen }))),
);
const Account = lazy(() =>
  retryLoad(() => import('../account/account.tsx').then((chunk) => ({ default: chunk.Account }))),
);
const Opening = lazy(() =>
  retryLoad(() => import('../opening/opening.tsx').then((chunk) => ({ default: chunk.Opening }))),
);
const Enquiry = lazy(() =>
  retryLoad(() => import('../enquiry/enquiry-screen.tsx').then((chunk) => ({ default: chunk.EnquiryScreen }))),
);
const People = lazy(() => retryLoad(() => import('../people/people.tsx').then((chunk) => ({ default: chunk.People }))));
const Person = lazy(() =>
  retryLoad(() => import('../people/person-screen.tsx').then((chunk) => ({ default: chunk.PersonScreen }))),
);
const Site = lazy(() =>
  retryLoad(() => import('../site/site-screen.tsx').then((chunk) => ({ default: chunk.SiteScreen }))),
);

type Props = Readonly<{ me: Me; onLeft: () => void }>;
type Address = ReturnType<typeof useAddress>;

const listIn = (text: string | null): ListName | ViewName =>
  [...listNames, ...viewNames].find((each) => each === text) ?? 'new';

/** The list that the address names, and the enquiry: beside one another, or on a small screen the one that is asked for. */
function Enquiries({ me, query, go }: Pick<Props, 'me'> & Address) {
  const words = useWords();
  const isWide = useWide();
  const id = query.get('enquiry');
  const typed = query.get('search');
  const state = listIn(query.get('state'));
  const tag = query.get('tag') ?? undefined;
  const place = { go, open: id ?? undefined };
  const list =
    typed === null ? <Inbox state={state} tag={tag} me={me} {...place} /> : <Search typed={typed} {...place} />;
  const onBack = () =>
    go(typed === null ? `?${listQuery({ state, tag })}` : `?${String(new URLSearchParams({ search: typed }))}`);
  const onErased = () => go('?state=held');
  // Both keep their places when the window becomes wider or narrower, and so what is open and typed in them.
  return (
    <div className="panes">
      {(isWide || id === null) && list}
      {id !== null && <Enquiry key={id} id={id} me={me} onBack={onBack} onErased={onErased} />}
      {isWide && id === null && <p className="empty">{words.inbox.choose}</p>}
    </div>
  );
}

/** The screen that the address names. */
function Screen({ me, onLeft, query, go }: Props & Address) {
  const id = query.get('enquiry');
  const call = query.get('call');
  const mayWork = me.role !== 'reader';
  if (call !== null) return <Call key={call} id={call} mayWork={mayWork} onBack={() => go('?calls')} />;
  const person = query.get('person');
  if (person !== null) return <Person key={person} address={person} me={me} go={go} />;
  const people = query.get('people');
  if (people !== null) return <People key={people} typed={people} go={go} />;
  if (query.has('calls')) return <Calls query={query} mayWork={mayWork} go={go} />;
  const site = query.get('site');
  if (site !== null) return <Site id={site} view={query.get('view') ?? 'unread'} me={me} go={go} />;
  if (query.has('hours')) return <Opening mayChange={me.role === 'owner'} />;
  if (query.has('account')) return <Account me={me} onLeft={onLeft} />;
  if (id === null && !query.has('search') && !query.has('state')) return <Today role={me.role} />;
  return <Enquiries me={me} query={query} go={go} />;
}

/** Signs out, and forgets what waits in this tab once that is certain: who is still in has use for it. */
async function signedOut() {
  const answer = await ask(sessionCalls.signOut, {});
  if (isRefused(answer) && answer.refused !== 'signed-out') return answer;
  forgetAllHere();
  return { done: true } as const;
}

/** Behind the door: the ways to the screens, who is here, and the screen. */
export function Inside({ me, onLeft }: Props) {
  const words = useWords();
  const { inside, roles } = words;
  const { query, go } = useAddress();
  const staff = useStaffNames(me);
  const [offered] = useState(() => new Set<() => readonly Command[]>());
  const newOnes = useStanding(query.get('enquiry') ?? undefined)?.new ?? 0;
  const { isBusy, failure, send } = useSend(signedOut, onLeft);
  const button = useReturnedFocus(isBusy);
  return (
    <Offered value={offered}>
      <div className="desk">
        <Places query={query} go={go} newOnes={newOnes} />
        <div className="stack">
          <Failure failure={failure} />
          <Suspense fallback={<p className="empty">{words.loading}</p>}>
            <NewOnes value={newOnes}>
              <StaffNames value={staff}>
                <Toasts at={String(query)}>
                  <Screen me={me} onLeft={onLeft} query={query} go={go} />
                </Toasts>
              </StaffNames>
            </NewOnes>
          </Suspense>
          <p className="cluster spread">
            <span className="small muted">
              {fill(inside.signedInAs, { email: staff.nameOf(me.email), role: roles[me.role] })}. {words.calls.ours}
            </span>
            <MenuButton go={go} />
            <KeysDialog />
            <Button ref={button} look="ghost" small disabled={isBusy} onClick={() => send()}>
              {inside.signOut}
            </Button>
          </p>
        </div>
      </div>
    </Offered>
  );
}
