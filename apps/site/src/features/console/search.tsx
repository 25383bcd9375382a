import { fill } from '@formation/content';
import { CsvButton } from './csv-button.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { searched } from './inbox-calls.ts';
import { SearchForm } from './search-form.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; typed: string; go: (query: string) => void }>;

const ignored = () => undefined;

/** What was found, in whatever state it is. */
export function Search({ words, locale, typed, go }: Props) {
  const { search } = words;
  return (
    <section className="sheet card-pad" aria-labelledby="found">
      <h2 id="found">{search.title}</h2>
      <SearchForm key={typed} name="search" words={search} typed={typed} go={go} />
      <p className="small plain-text">{fill(search.found, { words: typed })}</p>
      <EnquiryList
        key={`list ${typed}`}
        words={words}
        locale={locale}
        go={go}
        none={search.none}
        withState
        load={(from) => searched(typed, from)}
        onPage={ignored}
      />
      <CsvButton
        key={`csv ${typed}`}
        words={words}
        path={`/csv/search?${String(new URLSearchParams({ words: typed }))}`}
        name="enquiries-found"
      />
    </section>
  );
}
