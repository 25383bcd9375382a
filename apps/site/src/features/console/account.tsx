import { Note } from '@formation/ui';
import { useState } from 'react';
import { ways } from './account-calls.ts';
import type { Me } from './calls.ts';
import { DeviceList } from './device-list.tsx';
import { FirmPeople } from './firm-people.tsx';
import { Part } from './part.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { CodesPart, PasswordPart, RecoveryPart } from './password-parts.tsx';
import { ConfirmDialog, useConfirmed } from './use-confirmed.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; me: Me; onLeft: () => void }>;

/** One's own ways to sign in and devices; for an owner, the people of the firm. */
export function Account({ words, locale, me, onLeft }: Props) {
  const { asking, confirmed } = useConfirmed();
  const [changes, setChanges] = useState(0);
  const changed = (load: () => void) => () => {
    setChanges((count) => count + 1);
    load();
  };
  const { account } = words;
  return (
    <>
      <Part words={words} id="ways" title={account.title} ask={ways}>
        {(mine, load) => {
          const own = { words, confirmed, mine, onChanged: changed(load) };
          return (
            <>
              <div role="status">{changes > 0 && <Note tone="good">{account.done}</Note>}</div>
              <PasskeyList {...own} locale={locale} onNamed={load} />
              {mine.password && <PasswordPart key={`password ${changes}`} {...own} email={me.email} />}
              <CodesPart key={`codes ${changes}`} {...own} email={me.email} />
              <RecoveryPart {...own} />
            </>
          );
        }}
      </Part>
      <DeviceList key={changes} words={words} locale={locale} />
      {me.role === 'owner' && <FirmPeople words={words} locale={locale} confirmed={confirmed} onLeft={onLeft} />}
      <ConfirmDialog words={words} asking={asking} />
    </>
  );
}
