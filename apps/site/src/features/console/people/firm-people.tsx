import { firmCalls, type Role } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Chip, CopyButton, Icon, Note, SelectField } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Account as Person, Shown } from '../api/shapes.ts';
import type { Confirmed } from '../api/use-confirmed.tsx';
import { timeIn } from '../bookings/times.ts';
import { Part } from '../shell/part.tsx';
import { Failure, TypedForm } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { roleOptions, type Words } from '../shell/words.ts';
import { Invitations } from './invitations.tsx';
import { useStaff } from './staff.ts';

type Props = Readonly<{ confirmed: Confirmed; onLeft: () => void }>;
type RowProps = Props &
  Readonly<{ person: Person; onChanged: (gone?: string) => void; onLink: (shown: Shown) => void }>;

function waysOf({ account: { people } }: Words, { passkeys, password }: Person): string {
  const ways = [
    passkeys > 0 && fill(people.ways.passkeys, { count: String(passkeys) }),
    password && people.ways.password,
  ].filter((way) => way !== false);
  return ways.length === 0 ? people.ways.none : ways.join(', ');
}

/** What becomes of the enquiries of somebody who works on none any more. */
const leaving = ({ account: { people } }: Words, { has }: Person) =>
  has > 0 ? ` ${fill(people.holding, { count: has })}` : '';

function ChangeRole({ person, confirmed, onChanged }: Omit<RowProps, 'onLink' | 'onLeft'>) {
  const words = useWords();
  const { account, roles } = words;
  const { people } = account;
  const { id, email } = person;
  const change = (role: Role) =>
    confirmed(
      fill(people.changesRole, { email, role: roles[role] }) + (role === 'reader' ? leaving(words, person) : ''),
      () => ask(firmCalls.changeRole, { params: { id }, body: { role } }),
    );
  const { isBusy, failure, send } = useSend(change, () => onChanged());
  return (
    <TypedForm
      label={fill(people.role, { email })}
      send={people.changeRole}
      sending={people.changingRole}
      isBusy={isBusy}
      failure={failure}
      onSend={({ role }) => send(role as Role)} // one of the options
    >
      <SelectField
        name="role"
        label={fill(people.role, { email })}
        options={roleOptions(words)}
        defaultValue={person.role}
      />
    </TypedForm>
  );
}

function Ends({ person, confirmed, onChanged, onLink }: RowProps) {
  const words = useWords();
  const { people } = words.account;
  const { email } = person;
  const params = { id: person.id };
  const reset = useSend(
    () => confirmed(fill(people.resets, { email }), () => ask(firmCalls.reset, { params })),
    ({ link }) => onLink({ link, email }),
  );
  const end = useSend(
    () => confirmed(fill(people.ends, { email }) + leaving(words, person), () => ask(firmCalls.end, { params })),
    () => onChanged(email),
  );
  const look = { look: 'ghost', small: true, disabled: reset.isBusy || end.isBusy } as const;
  return (
    <>
      <div className="cluster">
        {!person.isYou && (
          <Button {...look} aria-label={fill(people.resetOf, { email })} onClick={() => reset.send()}>
            {people.reset}
          </Button>
        )}
        <Button {...look} aria-label={fill(people.endOf, { email })} onClick={() => end.send()}>
          {people.end}
        </Button>
      </div>
      <Failure failure={end.failure ?? reset.failure} />
    </>
  );
}

function PersonRow(props: RowProps) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { person, onLeft, onChanged } = props;
  const name = nameOf(person.email);
  const { people } = words.account;
  const own = { ...props, onChanged: person.isYou ? onLeft : onChanged }; // their sessions have ended
  return (
    <li className="stack enquiry-row">
      <p className="cluster">
        <b>
          {name !== person.email && <bdi>{name}, </bdi>}
          <bdi>{person.email}</bdi>
        </b>
        <Chip>{words.roles[person.role]}</Chip>
        {person.isYou && <Chip>{people.you}</Chip>}
      </p>
      <p className="small muted">
        {waysOf(words, person)}.{' '}
        {person.seen === null ? people.unseen : fill(people.seen, { time: timeIn(locale, person.seen) })}
      </p>
      <details>
        <summary>
          {fill(people.changeOf, { email: person.email })}
          <Icon name="chevron-down" />
        </summary>
        <div className="stack">
          <ChangeRole key={person.role} {...own} />
          <Ends {...own} />
        </div>
      </details>
    </li>
  );
}

/** A link for somebody else. Who makes it hands it over. */
function Link({ shown }: Readonly<{ shown: Shown | undefined }>) {
  const words = useWords();
  return (
    <div role="status">
      {shown && (
        <Note tone="good">
          {fill(words.account.invitations.link, { email: shown.email })}
          <br />
          <code className="plain-text">{shown.link}</code>
          <br />
          <CopyButton words={words.copy} text={shown.link} icon="link" />
        </Note>
      )}
    </div>
  );
}

/** Who may come in and as what; for owners. */
export function FirmPeople(props: Props) {
  const words = useWords();
  const [shown, setShown] = useState<Shown>();
  return (
    <Part id="people" title={words.account.people.title} call={firmCalls.list} input={{}}>
      {({ accounts, invitations }, load) => {
        const show = (next: Shown) => {
          setShown(next);
          load();
        };
        /** A link is shown only once: it goes with whom it was for, and with nothing else that is done. */
        const changed = (gone?: string) => {
          setShown((now) => (now?.email === gone ? undefined : now));
          load();
        };
        return (
          <>
            <ul className="ruled">
              {accounts.map((person) => (
                <PersonRow key={person.id} {...props} person={person} onChanged={changed} onLink={show} />
              ))}
            </ul>
            <Link shown={shown} />
            <Invitations {...props} invitations={invitations} onChanged={changed} onLink={show} />
          </>
        );
      }}
    </Part>
  );
}
