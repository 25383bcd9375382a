import { csvCalls, personCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { ask } from '../api/client.ts';
import { usePages } from '../api/query.ts';
import type { PersonRow } from '../api/shapes.ts';
import { CsvButton } from '../inbox/csv-button.tsx';
import { SearchForm } from '../inbox/search-form.tsx';
import { Pages } from '../shell/pages.tsx';
import { PlaceLink } from '../shell/place-link.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { RequestRow } from './request-row.tsx';

type Props = Readonly<{ typed: string; go: (query: string) => void }>;

function Row({ row, go }: Pick<Props, 'go'> & Readonly<{ row: PersonRow }>) {
  const { people } = useWords();
  const { kept } = people;
  const counts = [
    [kept.enquiries, row.enquiries],
    [kept.calls, row.calls],
    [kept.reminders, row.reminders],
  ] as const;
  return (
    <li className="stack enquiry-row">
      <PlaceLink query={`?${String(new URLSearchParams({ person: row.address }))}`} go={go}>
        <bdi>{row.name || row.address}</bdi>
      </PlaceLink>
      <p className="small muted cluster">
        {row.name !== '' && <bdi>{row.address}</bdi>}
        {counts.map(([text, count]) => count > 0 && <span key={text}>{fill(text, { count })}</span>)}
      </p>
    </li>
  );
}

/** Somebody may stand on several pages; the list has them once. */
const eachOnce = (rows: readonly PersonRow[]) =>
  [...new Map(rows.toReversed().map((row) => [row.address.toLowerCase(), row])).values()].toReversed();

function Found({ typed, go }: Props) {
  const { people } = useWords();
  const { search } = personCalls;
  const list = usePages([search.path, typed], (from) => ask(search, { query: { words: typed, from } }));
  return (
    <>
      <p className="small plain-text">{fill(people.found, { words: typed })}</p>
      <Pages none={people.none} list={list}>
        {(rows: readonly PersonRow[]) => eachOnce(rows).map((row) => <Row key={row.address} row={row} go={go} />)}
      </Pages>
      <CsvButton call={csvCalls.persons} input={{ query: { words: typed } }} name="people" />
    </>
  );
}

/** Finds a person, and shows what was done for those who asked. */
export function People(props: Props) {
  const { people, places } = useWords();
  useTitle(places.people);
  const { typed } = props;
  const { register } = personCalls;
  const list = usePages([register.path], (from) => ask(register, { query: { from } }));
  return (
    <>
      <section className="sheet card-pad" aria-labelledby="people">
        <h2 id="people">{people.title}</h2>
        <SearchForm name="people" words={people} typed={typed} go={props.go} />
        {typed.trim() === '' ? <p className="muted">{people.begin}</p> : <Found {...props} />}
      </section>
      <section className="sheet card-pad" aria-labelledby="register">
        <h2 id="register">{people.register.title}</h2>
        <p className="small muted">{people.register.text}</p>
        <Pages none={people.register.none} list={list}>
          {(rows) => rows.map((row) => <RequestRow key={row.id} request={row} withPerson />)}
        </Pages>
        <CsvButton call={csvCalls.register} input={{}} name="register" />
      </section>
    </>
  );
}
