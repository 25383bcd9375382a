import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import type { Me } from './calls.ts';
import { Part } from './part.tsx';
import { type Person, person as personOf, type Removed } from './people-calls.ts';
import { PersonLists } from './person-lists.tsx';
import { EraseForm, ExportButton } from './person-requests.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; address: string; me: Me; go: (query: string) => void }>;

const isNothing = ({ counts }: Person) => Object.values(counts).every((count) => count === 0);

type SheetProps = Omit<Props, 'address'> & Readonly<{ person: Person; onErased: (removed: Removed) => void }>;

function Sheet({ words, locale, me, go, person, onErased }: SheetProps) {
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
      {isNothing(person) && <p className="empty">{words.people.person.nothing}</p>}
      <PersonLists words={words} locale={locale} person={person} go={go} />
      {me.role !== 'reader' && !isNothing(person) && (
        <>
          <h3>{exporting.title}</h3>
          <ExportButton words={words} address={person.address} />
        </>
      )}
      {me.role === 'owner' && !isNothing(person) && (
        <>
          <h3>{erasing.title}</h3>
          <EraseForm words={words} person={person} onErased={onErased} />
        </>
      )}
    </>
  );
}

/** All that is kept of one person, and what can be done when they ask. */
export function PersonScreen({ words, locale, address, me, go }: Props) {
  const [removed, setRemoved] = useState<Removed>();
  const { person, erasing } = words.people;
  return (
    <>
      <div>
        <Button look="ghost" small onClick={() => go('?people')}>
          {person.back}
        </Button>
      </div>
      <div aria-live="polite">{removed !== undefined && <Note tone="plain">{fill(erasing.done, removed)}</Note>}</div>
      <Part
        key={removed === undefined ? 'before' : 'after'}
        words={words}
        id="person"
        title={person.about}
        ask={() => personOf(address)}
      >
        {(found) => <Sheet words={words} locale={locale} me={me} go={go} person={found} onErased={setRemoved} />}
      </Part>
    </>
  );
}
