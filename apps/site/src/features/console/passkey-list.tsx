import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, TextField } from '@formation/ui';
import { useState } from 'react';
import { addPasskey, namePasskey, newPasskeyOptions, type Passkey, removePasskey, type Ways } from './account-calls.ts';
import type { Failed } from './calls.ts';
import { makePasskey, takesPasskeys } from './passkey.ts';
import { dayIn } from './times.ts';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Confirmed } from './use-confirmed.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{
  words: Words;
  locale: string;
  mine: Ways;
  confirmed: Confirmed;
  onChanged: () => void;
  onNamed: () => void;
}>;
type RowProps = Omit<Props, 'mine'> & Readonly<{ one: Passkey }>;

function Rename({ words, one, onDone }: Readonly<{ words: Words; one: Passkey; onDone: () => void }>) {
  const { isBusy, failure, attempt } = useAttempt();
  const { passkeys } = words.account;
  return (
    <TypedForm
      words={words}
      label={fill(passkeys.renameOf, { name: one.name })}
      send={passkeys.save}
      sending={passkeys.saving}
      isBusy={isBusy}
      failure={failure}
      onSend={({ name = '' }) => void attempt(() => namePasskey(one.id, name), onDone)}
    >
      <TextField name="name" label={passkeys.newName} defaultValue={one.name} maxLength={60} required />
    </TypedForm>
  );
}

type ButtonsProps = Readonly<{
  words: Words['account']['passkeys'];
  name: string;
  isBusy: boolean;
  isNaming: boolean;
  onName: () => void;
  onRemove: () => void;
}>;

function Buttons({ words, name, isBusy, isNaming, onName, onRemove }: ButtonsProps) {
  return (
    <span className="cluster">
      <Button look="ghost" small aria-expanded={isNaming} aria-label={fill(words.renameOf, { name })} onClick={onName}>
        {words.rename}
      </Button>
      <Button look="ghost" small disabled={isBusy} aria-label={fill(words.removeOf, { name })} onClick={onRemove}>
        {words.remove}
      </Button>
    </span>
  );
}

function Row({ words, locale, one, confirmed, onChanged, onNamed }: RowProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const [isNaming, setNaming] = useState(false);
  const { passkeys } = words.account;
  const name = one.name || passkeys.unnamed;
  const remove = () => confirmed(fill(passkeys.removes, { name }), () => removePasskey(one.id));
  const named = () => {
    setNaming(false);
    onNamed();
  };
  return (
    <li className="stack enquiry-row">
      <div className="cluster spread">
        <span>
          <bdi>{name}</bdi>
          <br />
          <small className="muted">
            {fill(passkeys.used, { made: dayIn(locale, one.since), used: dayIn(locale, one.used) })}
          </small>
        </span>
        <Buttons
          words={passkeys}
          name={name}
          isBusy={isBusy}
          isNaming={isNaming}
          onName={() => setNaming(!isNaming)}
          onRemove={() => void attempt(remove, onChanged)}
        />
      </div>
      {isNaming && <Rename words={words} one={one} onDone={named} />}
      <Failure words={words} failure={failure} />
    </li>
  );
}

/** The browser makes the passkey at once, while the press of the button counts; then the server asks who it is. */
async function make(confirmed: Confirmed, what: string, name: string) {
  const options = await newPasskeyOptions();
  if (isRefused(options)) return options;
  if (options.passkey === null) return { refused: 'passkey' } satisfies Failed;
  return makePasskey(options.passkey, (proof) => confirmed(what, () => addPasskey(proof, name)));
}

function Add({ words, confirmed, onChanged }: Pick<Props, 'words' | 'confirmed' | 'onChanged'>) {
  const { isBusy, failure, attempt } = useAttempt();
  const { passkeys } = words.account;
  return (
    <TypedForm
      words={words}
      label={passkeys.add}
      send={passkeys.add}
      sending={passkeys.adding}
      isBusy={isBusy}
      failure={failure}
      onSend={({ name = '' }) => void attempt(() => make(confirmed, passkeys.adds, name), onChanged)}
    >
      <TextField name="name" label={passkeys.name} help={passkeys.nameHelp} maxLength={60} autoComplete="off" />
    </TypedForm>
  );
}

/** One's passkeys: what they are called, when they were used, and one more. */
export function PasskeyList({ mine, ...props }: Props) {
  const { words } = props;
  const { passkeys } = words.account;
  const count = mine.passkeys.length;
  return (
    <>
      <h3>{passkeys.title}</h3>
      {count === 0 && <p>{passkeys.none}</p>}
      <ul className="ruled">
        {mine.passkeys.map((one) => (
          <Row key={one.id} {...props} one={one} />
        ))}
      </ul>
      {count === 1 && <p>{passkeys.one}</p>}
      {mine.takesPasskeys && takesPasskeys() ? (
        <Add key={count} {...props} />
      ) : (
        <p className="muted">{passkeys.missing}</p>
      )}
    </>
  );
}
