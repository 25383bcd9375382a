import { staffCalls } from '@formation/console-api';
import { Note, TextAreaField, TextField } from '@formation/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Profile } from '../api/shapes.ts';
import { Part } from '../shell/part.tsx';
import { type Typed, TypedForm } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';

type Props = Readonly<{ mine: Profile; onSaved: () => void; onElsewhere: () => void }>;

/** What was typed stays where it was changed elsewhere meanwhile; saved again, it is what counts. */
function ProfileForm({ mine, onSaved, onElsewhere }: Props) {
  const { profile: words } = useWords().account;
  const { isBusy, failure, send } = useSend(async ({ name = '', signature = '' }: Typed) => {
    const saved = await ask(staffCalls.saveProfile, { body: { name, signature, version: mine.version } });
    if ('refused' in saved && saved.refused === 'changed') onElsewhere();
    return saved;
  }, onSaved);
  const faultOf = (field: 'name' | 'signature') => (failure === field ? words.wrong[field] : undefined);
  const [isNameWrong, isSignatureWrong] = [failure === 'name', failure === 'signature'];
  return (
    <TypedForm
      label={words.title}
      send={words.save}
      sending={words.saving}
      isBusy={isBusy}
      failure={isNameWrong || isSignatureWrong || failure === 'changed' ? undefined : failure}
      onSend={send}
    >
      <TextField
        name="name"
        label={words.name}
        help={words.nameHelp}
        fault={faultOf('name')}
        defaultValue={mine.name}
        maxLength={60}
        autoComplete="name"
      />
      <TextAreaField
        name="signature"
        label={words.signature}
        help={faultOf('signature') ?? words.signatureHelp}
        aria-invalid={isSignatureWrong}
        defaultValue={mine.signature}
        rows={4}
        maxLength={600}
      />
    </TypedForm>
  );
}

type Notice = Readonly<{ notice: 'saved' | 'elsewhere' | undefined; mine: Profile }>;

/** That it is saved, or what one has saved elsewhere meanwhile. */
function Said({ notice, mine }: Notice) {
  const { profile: words } = useWords().account;
  return (
    <div role="status">
      {notice === 'saved' && <Note tone="good">{words.saved}</Note>}
      {notice === 'elsewhere' && (
        <Note tone="warn">
          {words.elsewhere}
          <span className="plain-text">{`\n${mine.name}\n${mine.signature}`}</span>
        </Note>
      )}
    </div>
  );
}

/** What one is called, and how one signs. */
export function ProfilePart() {
  const { profile: words } = useWords().account;
  const client = useQueryClient();
  const [notice, setNotice] = useState<Notice['notice']>();
  return (
    <Part id="profile" title={words.title} call={staffCalls.profile} input={{}}>
      {(mine, load) => {
        const says = (next: Notice['notice']) => () => {
          setNotice(next);
          load();
          void client.invalidateQueries({ queryKey: [staffCalls.names.path] });
        };
        return (
          <>
            <ProfileForm mine={mine} onElsewhere={says('elsewhere')} onSaved={says('saved')} />
            <Said notice={notice} mine={mine} />
          </>
        );
      }}
    </Part>
  );
}
