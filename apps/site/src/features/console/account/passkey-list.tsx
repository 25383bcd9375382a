import { accountCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, TextField } from '@formation/ui';
import { useState } from 'react';
import { ask, type Failed } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Passkey, Ways } from '../api/shapes.ts';
import type { Confirmed } from '../api/use-confirmed.tsx';
import { dayIn } from '../bookings/times.ts';
import { Failure, type Typed, TypedForm } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';
import { makePasskey, takesPasskeys } from './passkey.ts';

type Props = Readonly<{
  mine: Ways;
  confirmed: Confirmed;
  onChanged: () => void;
  onNamed: () => void;
}>;
type RowProps = Omit<Props, 'mine'> & Readonly<{ one: Passkey }>;

function Rename({ one, onDone }: Readonly<{ one: Passkey; onDone: () => void }>) {
  const words = useWords();
  const { passkeys } = words.account;
  const { isBusy, failure, send } = useSend(
    ({ name = '' }: Typed) => ask(accountCalls.namePasskey, { body: { id: one.id, name } }),
    onDone,
  );
  return (
    <TypedForm
      label={fill(passkeys.renameOf, { name: one.name })}
      send={passkeys.save}
      sending={passkeys.saving}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
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

function Row({ one, confirmed, onChanged, onNamed }: RowProps) {
  const locale = useLocale();
  const [isNaming, setNaming] = useState(false);
  const { passkeys } = useWords().account;
  const name = one.name || passkeys.unnamed;
  const body = { id: one.id };
  const { isBusy, failure, send } = useSend(
    () => confirmed(fill(passkeys.removes, { name }), () => ask(accountCalls.removePasskey, { body })),
    onChanged,
  );
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
          onRemove={() => send()}
        />
      </div>
      {isNaming && <Rename one={one} onDone={named} />}
      <Failure failure={failure} />
    </li>
  );
}

/** The browser makes the passkey at once, while the press of the button counts; then the server asks who it is. */
async function make(confirmed: Confirmed, what: string, name: string) {
  const options = await ask(accountCalls.passkeyOptions, {});
  if (isRefused(options)) return options;
  if (options.passkey === null) return { refused: 'passkey' } satisfies Failed;
  return makePasskey(options.passkey, (proof) =>
    confirmed(what, () => ask(accountCalls.addPasskey, { body: { proof, name } })),
  );
}

function Add({ confirmed, onChanged }: Pick<Props, 'confirmed' | 'onChanged'>) {
  const { passkeys } = useWords().account;
  const { isBusy, failure, send } = useSend(({ name = '' }: Typed) => make(confirmed, passkeys.adds, name), onChanged);
  return (
    <TypedForm
      label={passkeys.add}
      send={passkeys.add}
      sending={passkeys.adding}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
    >
      <TextField name="name" label={passkeys.name} help={passkeys.nameHelp} maxLength={60} autoComplete="off" />
    </TypedForm>
  );
}

/** One's passkeys: what they are called, when they were used, and one more. */
export function PasskeyList({ mine, ...props }: Props) {
  const { passkeys } = useWords().account;
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
