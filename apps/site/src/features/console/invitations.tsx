import { fill } from '@formation/content';
import { Button, SelectField, TextField } from '@formation/ui';
import { useState } from 'react';
import { type Invitation, invite, type Shown, withdraw } from './account-calls.ts';
import type { Typed } from './calls.ts';
import { timeIn } from './times.ts';
import { Failure, TypedForm } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Confirmed } from './use-confirmed.tsx';
import { type Role, roleOptions, type Words } from './words.ts';

type Props = Readonly<{
  words: Words;
  locale: string;
  confirmed: Confirmed;
  invitations: readonly Invitation[];
  onChanged: (gone: string) => void;
  onLink: (shown: Shown) => void;
}>;

type RowProps = Omit<Props, 'invitations' | 'onLink'> & Readonly<{ one: Invitation }>;

function Row({ words, locale, confirmed, one, onChanged }: RowProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const { invitations } = words.account;
  const { id, email } = one;
  const take = () => confirmed(fill(invitations.withdraws, { email }), () => withdraw(id));
  return (
    <li className="stack enquiry-row">
      <div className="cluster spread">
        <span>
          <bdi>{email}</bdi>
          <br />
          <small className="muted">
            {fill(invitations.until, { role: words.roles[one.role], time: timeIn(locale, one.until) })}
          </small>
        </span>
        <Button
          look="ghost"
          small
          disabled={isBusy}
          aria-label={fill(invitations.withdrawOf, { email })}
          onClick={() => void attempt(take, () => onChanged(email))}
        >
          {invitations.withdraw}
        </Button>
      </div>
      <Failure words={words} failure={failure} />
    </li>
  );
}

function Invite({ words, confirmed, onLink }: Pick<Props, 'words' | 'confirmed' | 'onLink'>) {
  const { isBusy, failure, attempt } = useAttempt();
  const [turn, setTurn] = useState(0);
  const { account, roles } = words;
  const { invitations: own } = account;
  const send = (typed: Typed) => {
    const { email = '', role } = typed;
    const what = fill(own.invites, { email, role: roles[role as Role] }); // one of the options
    void attempt(
      () => confirmed(what, () => invite(typed)),
      ({ link }) => {
        setTurn(turn + 1);
        onLink({ link, email });
      },
    );
  };
  return (
    <TypedForm
      key={turn}
      words={words}
      label={own.invite}
      send={own.send}
      sending={own.sending}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
    >
      <TextField name="email" label={own.email} type="email" autoComplete="off" maxLength={200} required />
      <SelectField name="role" label={own.role} help={own.roleHelp} options={roleOptions(words)} />
    </TypedForm>
  );
}

/** Who is invited and has not come yet, and one more. */
export function Invitations({ invitations, ...props }: Props) {
  const { invitations: own } = props.words.account;
  return (
    <>
      <h3>{own.title}</h3>
      {invitations.length === 0 && <p>{own.none}</p>}
      <ul className="ruled">
        {invitations.map((one) => (
          <Row key={one.id} {...props} one={one} />
        ))}
      </ul>
      <h3>{own.invite}</h3>
      <Invite {...props} />
    </>
  );
}
