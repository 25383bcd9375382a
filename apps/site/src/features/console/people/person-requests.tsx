import { personCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Note, TextField } from '@formation/ui';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Person, Removed } from '../api/shapes.ts';
import { ConfirmDialog, useConfirmed } from '../api/use-confirmed.tsx';
import { SaveButton } from '../shell/save-button.tsx';
import { type Typed, TypedForm } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';

/** The file for a person who asks what is kept. */
export function ExportButton({ address }: Readonly<{ address: string }>) {
  const { exporting } = useWords().people;
  const { text, send, sending, sends } = exporting;
  const input = { body: { address } };
  const what = fill(sends, { address });
  return (
    <>
      <p className="small">{text}</p>
      <SaveButton
        call={personCalls.export}
        input={input}
        fileName="person.json"
        save={send}
        saving={sending}
        what={what}
      />
    </>
  );
}

type Known = Readonly<{ person: Person }>;

/** What an erasure removes. */
function Doomed({ person: { counts, calls } }: Known) {
  const { erasing } = useWords().people;
  const kinds = Object.keys(erasing.counts) as (keyof Person['counts'])[];
  return (
    <>
      <p>{erasing.text}</p>
      <ul>
        {kinds.map(
          (kind) => counts[kind] > 0 && <li key={kind}>{fill(erasing.counts[kind], { count: counts[kind] })}</li>,
        )}
      </ul>
      {calls.some(({ state, outcome }) => state === 'booked' && outcome === '') && (
        <Note tone="warn">{erasing.call}</Note>
      )}
      <p className="small">{erasing.mailbox}</p>
    </>
  );
}

/** The way to an erasure, for who has seen what goes and types the address. */
export function EraseForm({ person, onErased }: Known & Readonly<{ onErased: (removed: Removed) => void }>) {
  const { erasing } = useWords().people;
  const { address } = person;
  const { asking, confirmed } = useConfirmed();
  const { isBusy, failure, send } = useSend(
    ({ typed = '' }: Typed) =>
      confirmed(fill(erasing.erases, { address }), () => ask(personCalls.erase, { body: { address, typed } })),
    ({ removed }) => onErased(removed),
  );
  return (
    <>
      <Doomed person={person} />
      <TypedForm
        label={erasing.title}
        send={erasing.send}
        sending={erasing.sending}
        isBusy={isBusy}
        failure={failure}
        erases
        onSend={send}
      >
        <TextField
          name="typed"
          label={fill(erasing.typed, { address })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={320}
        />
      </TypedForm>
      <ConfirmDialog asking={asking} />
    </>
  );
}
