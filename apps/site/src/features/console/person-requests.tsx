import { fill } from '@formation/content';
import { Button, Note, TextField } from '@formation/ui';
import { saveBlob } from '../../lib/sharing/save-file.ts';
import { erased, exported, type Person, type Removed } from './people-calls.ts';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

/** The file for a person who asks what is kept. */
export function ExportButton({ words, address }: Readonly<{ words: Words; address: string }>) {
  const { isBusy, failure, attempt } = useAttempt();
  const { exporting } = words.people;
  const save = () =>
    void attempt(
      () => exported(address),
      (file) => saveBlob(`${address}.json`, file),
    );
  return (
    <>
      <p className="small">{exporting.text}</p>
      <Failure words={words} failure={failure} />
      <div>
        <Button look="ghost" icon="download" disabled={isBusy} onClick={save}>
          {isBusy ? exporting.sending : exporting.send}
        </Button>
      </div>
    </>
  );
}

type Known = Readonly<{ words: Words; person: Person }>;

/** What an erasure removes. */
function Doomed({ words, person: { counts, calls } }: Known) {
  const { erasing } = words.people;
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
export function EraseForm({ words, person, onErased }: Known & Readonly<{ onErased: (removed: Removed) => void }>) {
  const { isBusy, failure, attempt } = useAttempt();
  const { erasing } = words.people;
  const { address } = person;
  const erase = (typed: string) =>
    void attempt(
      () => erased(address, typed),
      ({ removed }) => onErased(removed),
    );
  return (
    <>
      <Doomed words={words} person={person} />
      <TypedForm
        words={words}
        label={erasing.title}
        send={erasing.send}
        sending={erasing.sending}
        isBusy={isBusy}
        failure={failure}
        onSend={({ typed = '' }) => erase(typed)}
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
    </>
  );
}
