import { personCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import type { Me } from '../api/client.ts';
import type { Person, Removed } from '../api/shapes.ts';
import { NewCallLink } from '../bookings/new-call-link.tsx';
import { Part } from '../shell/part.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { PersonLists } from './person-lists.tsx';
import { EraseForm, ExportButton } from './person-requests.tsx';

type Props = Readonly<{ address: string; me: Me; go: (query: string) => void }>;

const isNothing = ({ counts }: Person) => Object.values(counts).every((count) => count === 0);

type SheetProps = Omit<Props, 'address'> & Readonly<{ person: Person; onErased: (removed: Removed) => void }>;

function Sheet({ me, go, person, onErased }: SheetProps) {
  const words = useWords();
  const { exporting, erasing } = words.people;
  return (
    <>
      <p className="plain-text">
        {person.name !== '' && (
          <>
            <b>
              <bdi>{person.name}</bdi>
            </b>
            <br />
          </>
        )}
        <bdi>{person.address}</bdi>
      </p>
      {me.role !== 'reader' && (
        <div>
          <NewCallLink name={person.name} email={person.address} />
        </div>
      )}
      {isNothing(person) && <p className="empty">{words.people.person.nothing}</p>}
      <PersonLists person={person} go={go} />
      {me.role !== 'reader' && !isNothing(person) && (
        <>
          <h3>{exporting.title}</h3>
          <ExportButton address={person.address} />
        </>
      )}
      {me.role === 'owner' && !isNothing(person) && (
        <>
          <h3>{erasing.title}</h3>
          <EraseForm person={person} onErased={onErased} />
        </>
      )}
    </>
  );
}

/** All that is kept of one person, and what can be done when they ask. */
export function PersonScreen({ address, me, go }: Props) {
  const [removed, setRemoved] = useState<Removed>();
  const { person, erasing } = useWords().people;
  useTitle(address);
  return (
    <>
      <div>
        <Button look="ghost" small onClick={() => go('?people')}>
          {person.back}
        </Button>
      </div>
      <div aria-live="polite">{removed !== undefined && <Note tone="plain">{fill(erasing.done, removed)}</Note>}</div>
      <Part
        id="person"
        title={person.about}
        call={personCalls.find}
        input={{ query: { address } }}
        since={removed === undefined ? 0 : 1}
      >
        {(found) => <Sheet me={me} go={go} person={found} onErased={setRemoved} />}
      </Part>
    </>
  );
}
