import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { type Me, signOut } from './calls.ts';
import { DeviceList } from './device-list.tsx';
import { EnquiryScreen } from './enquiry-screen.tsx';
import type { State } from './inbox-calls.ts';
import { Inbox } from './inbox.tsx';
import { forgetAllHere } from './kept-here.ts';
import { Search } from './search.tsx';
import { useAddress } from './use-address.ts';
import type { Words } from './words.ts';
import './console.css';

type Props = Readonly<{ words: Words; locale: string; me: Me; onLeft: () => void }>;

const stateIn = ({ states }: Words, text: string | null): State =>
  text !== null && Object.hasOwn(states, text) ? (text as State) : 'new'; // it is one of them

/** The screen that the address names. */
function Screen({ words, locale, me }: Omit<Props, 'onLeft'>) {
  const { query, go } = useAddress();
  const id = query.get('enquiry');
  if (query.has('devices')) return <DeviceList words={words} locale={locale} />;
  const typed = query.get('search');
  if (id === null && typed !== null) return <Search words={words} locale={locale} typed={typed} go={go} />;
  if (id === null) return <Inbox words={words} locale={locale} state={stateIn(words, query.get('state'))} go={go} />;
  const onBack = () => go('');
  return <EnquiryScreen key={id} words={words} locale={locale} id={id} me={me} onBack={onBack} />;
}

/** Behind the door: who is here, the ways to the screens, and the screen. */
export function Inside({ words, locale, me, onLeft }: Props) {
  const { inside, roles, places } = words;
  return (
    <div className="stack">
      <div className="cluster spread">
        <nav className="cluster" aria-label={places.label}>
          <a href="/console">{places.inbox}</a>
          <a href="/console?devices">{places.account}</a>
        </nav>
        <span className="cluster">
          <span className="small">{fill(inside.signedInAs, { email: me.email, role: roles[me.role] })}</span>
          <Button
            look="ghost"
            small
            onClick={() => {
              forgetAllHere();
              void signOut().then(onLeft);
            }}
          >
            {inside.signOut}
          </Button>
        </span>
      </div>
      <Screen words={words} locale={locale} me={me} />
    </div>
  );
}
