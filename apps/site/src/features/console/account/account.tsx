import { accountCalls } from '@formation/console-api';
import { Note } from '@formation/ui';
import { useState } from 'react';
import type { Me } from '../api/client.ts';
import { ConfirmDialog, useConfirmed } from '../api/use-confirmed.tsx';
import { FirmPeople } from '../people/firm-people.tsx';
import { Part } from '../shell/part.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { CallFeedPart } from './call-feed.tsx';
import { DeviceList } from './device-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { CodesPart, PasswordPart, RecoveryPart } from './password-parts.tsx';
import { ProfilePart } from './profile.tsx';

type Props = Readonly<{ me: Me; onLeft: () => void }>;

/** One's own ways to sign in and devices; for an owner, the people of the firm. */
export function Account({ me, onLeft }: Props) {
  const words = useWords();
  useTitle(words.places.account);
  const { asking, confirmed } = useConfirmed();
  const [changes, setChanges] = useState(0);
  const changed = (load: () => void) => () => {
    setChanges((count) => count + 1);
    load();
  };
  const { account } = words;
  return (
    <>
      <ProfilePart />
      <Part id="ways" title={account.title} call={accountCalls.look} input={{}}>
        {(mine, load) => {
          const own = { words, confirmed, mine, onChanged: changed(load) };
          return (
            <>
              <div role="status">{changes > 0 && <Note tone="good">{account.done}</Note>}</div>
              <PasskeyList {...own} onNamed={load} />
              {mine.password && <PasswordPart key={`password ${changes}`} {...own} email={me.email} />}
              <CodesPart key={`codes ${changes}`} {...own} email={me.email} />
              <RecoveryPart {...own} />
            </>
          );
        }}
      </Part>
      <CallFeedPart confirmed={confirmed} />
      <DeviceList key={changes} confirmed={confirmed} />
      {me.role === 'owner' && <FirmPeople confirmed={confirmed} onLeft={onLeft} />}
      <ConfirmDialog asking={asking} />
    </>
  );
}
