import { type Answer, callFeedCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, CopyButton, LinkButton, Note, SelectField } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Confirmed } from '../api/use-confirmed.tsx';
import { timeIn } from '../bookings/times.ts';
import { Part } from '../shell/part.tsx';
import { Failure, type Typed, TypedForm } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';

type Feed = Answer<typeof callFeedCalls.look>['feed'];
type Scope = NonNullable<Feed>['scope'];
type Props = Readonly<{ confirmed: Confirmed; feed: Feed; onMade: (address: string) => void; onEnded: () => void }>;

/** The address, shown once, and the ways into a calendar. */
function Address({ address }: Readonly<{ address: string }>) {
  const words = useWords();
  const { feed: own } = words.account;
  return (
    <>
      <Note tone="good">{own.once}</Note>
      <p className="plain-text">
        <code>{address}</code>
      </p>
      <div className="cluster">
        <CopyButton words={words.copy} text={address} />
        <LinkButton href={address.replace(/^https?:/, 'webcal:')} look="ghost" small>
          {own.open}
        </LinkButton>
      </div>
    </>
  );
}

function Make({ confirmed, feed, onMade }: Omit<Props, 'onEnded'>) {
  const { feed: own } = useWords().account;
  const { isBusy, failure, send } = useSend(
    ({ scope }: Typed) => confirmed(own.makes, () => ask(callFeedCalls.make, { body: { scope: scope as Scope } })), // one of the options
    ({ address }) => onMade(address),
  );
  return (
    <TypedForm
      label={own.title}
      send={feed === null ? own.make : own.renew}
      sending={own.making}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
    >
      <SelectField
        name="scope"
        label={own.scope}
        options={(['mine', 'all'] as const).map((value) => ({ value, label: own.scopes[value] }))}
        defaultValue={feed?.scope ?? 'mine'}
      />
    </TypedForm>
  );
}

function End({ onEnded }: Pick<Props, 'onEnded'>) {
  const { feed: own } = useWords().account;
  const { isBusy, failure, send } = useSend(() => ask(callFeedCalls.revoke, {}), onEnded);
  return (
    <>
      <div>
        <Button look="ghost" disabled={isBusy} onClick={() => send()}>
          {own.end}
        </Button>
      </div>
      <Failure failure={failure} />
    </>
  );
}

/** The calls in one's own calendar: an address that a calendar program asks, made and ended here. */
export function CallFeedPart({ confirmed }: Pick<Props, 'confirmed'>) {
  const locale = useLocale();
  const { feed: own } = useWords().account;
  const [address, setAddress] = useState('');
  const [hasEnded, setEnded] = useState(false);
  const become = (next: string, load: () => void) => {
    setAddress(next);
    setEnded(next === '');
    load();
  };
  return (
    <Part id="call-feed" title={own.title} call={callFeedCalls.look} input={{}}>
      {({ feed }, load) => (
        <>
          <p>{own.text}</p>
          {feed !== null && <p>{fill(own.since[feed.scope], { time: timeIn(locale, feed.since) })}</p>}
          <div role="status" className="stack">
            {hasEnded && <Note tone="good">{own.ended}</Note>}
            {address !== '' && <Address address={address} />}
          </div>
          <Make key={feed?.since} confirmed={confirmed} feed={feed} onMade={(made) => become(made, load)} />
          {feed !== null && <End onEnded={() => become('', load)} />}
        </>
      )}
    </Part>
  );
}
