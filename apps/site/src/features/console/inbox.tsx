import { fill } from '@formation/content';
import { SelectField } from '@formation/ui';
import { useState } from 'react';
import { CsvButton } from './csv-button.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { type Counts, enquiries, type ListName } from './inbox-calls.ts';
import { SearchForm } from './search-form.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; state: ListName; go: (query: string) => void }>;

/** The enquiries: what nobody took stands first, and among it what has waited longest. */
export function Inbox({ state, ...place }: Props) {
  const { words, go } = place;
  const [counts, setCounts] = useState<Counts>();
  const { inbox, states } = words;
  const names: Readonly<Record<ListName, string>> = { ...states, asleep: inbox.asleep };
  const options = (Object.keys(names) as ListName[]).map((value) => ({
    value,
    label: fill(inbox.state, { state: names[value], count: counts?.[value] ?? '…' }),
  }));
  return (
    <section className="sheet card-pad" aria-labelledby="inbox">
      <h2 id="inbox">{words.places.inbox}</h2>
      <SearchForm name="search" words={words.search} typed="" go={go} />
      <SelectField
        label={inbox.show}
        options={options}
        value={state}
        onChange={(event) => go(`?state=${event.target.value}`)}
      />
      <EnquiryList
        key={state}
        {...place}
        none={inbox.none}
        load={(from) => enquiries(state, from)}
        onPage={(page) => setCounts(page.counts)}
      />
      <CsvButton
        key={`csv ${state}`}
        words={words}
        path={`/csv/enquiries?state=${state}`}
        name={`enquiries-${state}`}
      />
      <p className="small muted">{inbox.keys}</p>
    </section>
  );
}
