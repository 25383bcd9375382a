import { csvCalls, enquiryCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { ask } from '../api/client.ts';
import { usePages } from '../api/query.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { CsvButton } from './csv-button.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { SearchForm } from './search-form.tsx';

type Props = Readonly<{ typed: string; go: (query: string) => void; open?: string | undefined }>;

/** What was found, in whatever state it is. */
export function Search({ typed, ...place }: Props) {
  const { go } = place;
  const words = useWords();
  useTitle(words.search.title);
  const { search } = words;
  const { search: call } = enquiryCalls;
  const list = usePages([call.path, typed], (from) => ask(call, { query: { words: typed, from } }));
  return (
    <section className="sheet card-pad" aria-labelledby="found">
      <h2 id="found">{search.title}</h2>
      <SearchForm key={typed} name="search" words={search} typed={typed} go={go} />
      <p className="small plain-text">{fill(search.found, { words: typed })}</p>
      <EnquiryList
        key={`list ${typed}`}
        {...place}
        from={String(new URLSearchParams({ search: typed }))}
        none={search.none}
        withState
        list={list}
      />
      <CsvButton
        key={`csv ${typed}`}
        call={csvCalls.search}
        input={{ query: { words: typed } }}
        name="enquiries-found"
      />
    </section>
  );
}
