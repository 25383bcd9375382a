import { firmCalls, type Role } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, SelectField, TextField } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Invitation, Shown } from '../api/shapes.ts';
import type { Confirmed } from '../api/use-confirmed.tsx';
import { timeIn } from '../bookings/times.ts';
import { Failure, TypedForm } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { roleOptions } from '../shell/words.ts';

type Props = Readonly<{
  confirmed: Confirmed;
  invitations: readonly Invitation[];
  onChanged: (gone: string) => void;
  onLink: (shown: Shown) => void;
}>;

type RowProps = Omit<Props, 'invitations' | 'onLink'> & Readonly<{ one: Invitation }>;

function Row({ confirmed, one, onChanged }: RowProps) {
  const words = useWords();
  const locale = useLocale();
  const { invitations } = words.account;
  const { id, email } = one;
  const { isBusy, failure, send } = useSend(
    () => confirmed(fill(invitations.withdraws, { email }), () => ask(firmCalls.withdraw, { params: { id } })),
    () => onChanged(email),
  );
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
          onClick={() => send()}
        >
          {invitations.withdraw}
        </Button>
      </div>
      <Failure failure={failure} />
    </li>
  );
}

type Wish = Readonly<{ email: string; role: Role }>;

function Invite({ confirmed, onLink }: Pick<Props, 'confirmed' | 'onLink'>) {
  const words = useWords();
  const [turn, setTurn] = useState(0);
  const { account, roles } = words;
  const { invitations: own } = account;
  const { isBusy, failure, send } = useSend(
    ({ email, role }: Wish) =>
      confirmed(fill(own.invites, { email, role: roles[role] }), () =>
        ask(firmCalls.invite, { body: { email, role } }),
      ),
    ({ link }, { email }) => {
      setTurn(turn + 1);
      onLink({ link, email });
    },
  );
  return (
    <TypedForm
      key={turn}
      label={own.invite}
      send={own.send}
      sending={own.sending}
      isBusy={isBusy}
      failure={failure}
      onSend={({ email = '', role }) => send({ email, role: role as Role })} // one of the options
    >
      <TextField name="email" label={own.email} type="email" autoComplete="off" maxLength={200} required />
      <SelectField name="role" label={own.role} help={own.roleHelp} options={roleOptions(words)} />
    </TypedForm>
  );
}

/** Who is invited and has not come yet, and one more. */
export function Invitations({ invitations, ...props }: Props) {
  const { invitations: own } = useWords().account;
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
