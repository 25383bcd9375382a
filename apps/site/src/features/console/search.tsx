import { fill } from '@formation/content';
import { Button, TextField } from '@formation/ui';
import { useRef } from 'react';
import { CsvButton } from './csv-button.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { searched } from './inbox-calls.ts';
import { useKey } from './use-list-keys.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; typed: string; go: (query: string) => void }>;

/** Asks for enquiries by what stands in them; the key / leads here. */
export function SearchForm({ words: { search }, typed, go }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useKey('/', () => form.current?.querySelector('input')?.focus());
  return (
    <form
      ref={form}
      role="search"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const words = form.current?.querySelector('input')?.value ?? '';
        if (words.trim() !== '') go(`?${new URLSearchParams({ search: words })}`);
      }}
    >
      <TextField
        name="search"
        type="search"
        label={search.label}
        help={search.help}
        defaultValue={typed}
        maxLength={200}
      />
      <div>
        <Button type="submit" look="ghost">
          {search.send}
        </Button>
      </div>
    </form>
  );
}

const ignored = () => undefined;

/** What was found, in whatever state it is. */
export function Search({ locale, ...asked }: Props & Readonly<{ locale: string }>) {
  const { words, typed, go } = asked;
  const { search } = words;
  return (
    <section className="sheet card-pad" aria-labelledby="found">
      <h2 id="found">{search.title}</h2>
      <SearchForm key={typed} {...asked} />
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
