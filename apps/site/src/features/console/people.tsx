import { fill } from '@formation/content';
import { CsvButton } from './csv-button.tsx';
import { Pages } from './pages.tsx';
import { type PersonRow, persons, personsCsv, register } from './people-calls.ts';
import { PlaceLink } from './place-link.tsx';
import { RequestRow } from './request-row.tsx';
import { SearchForm } from './search-form.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; typed: string; go: (query: string) => void }>;

function Row({ words: { people }, row, go }: Pick<Props, 'words' | 'go'> & Readonly<{ row: PersonRow }>) {
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

function Found({ words, typed, go }: Omit<Props, 'locale'>) {
  const { people } = words;
  return (
    <>
      <p className="small plain-text">{fill(people.found, { words: typed })}</p>
      <Pages words={words} none={people.none} load={(from) => persons(typed, from)}>
        {(rows: readonly PersonRow[]) =>
          eachOnce(rows).map((row) => <Row key={row.address} words={words} row={row} go={go} />)
        }
      </Pages>
      <CsvButton words={words} path={personsCsv(typed)} name="people" />
    </>
  );
}

/** Finds a person, and shows what was done for those who asked. */
export function People(props: Props) {
  const { words, locale, typed } = props;
  const { people } = words;
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
        <Pages words={words} none={people.register.none} load={register}>
          {(rows) =>
            rows.map((row) => <RequestRow key={row.id} words={words} locale={locale} request={row} withPerson />)
          }
        </Pages>
        <CsvButton words={words} path="/csv/register" name="register" />
      </section>
    </>
  );
}
