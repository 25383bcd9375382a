import { csvCalls, enquiryCalls } from '@formation/console-api';
import type { ListName } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { SelectField } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { usePages } from '../api/query.ts';
import type { EnquiryPage } from '../api/shapes.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { CsvButton } from './csv-button.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { SearchForm } from './search-form.tsx';

type Props = Readonly<{ state: ListName; go: (query: string) => void; open?: string | undefined }>;

/** The enquiries: what nobody took stands first, and among it what has waited longest. */
export function Inbox({ state, ...place }: Props) {
  const words = useWords();
  useTitle(words.places.inbox);
  const { go } = place;
  const { list: call } = enquiryCalls;
  const [counts, setCounts] = useState<EnquiryPage['counts']>();
  const list = usePages([call.path, state], async (from) => {
    const page = await ask(call, { query: { state, from } });
    if (!isRefused(page)) setCounts(page.counts); // they stay on the screen while another list is on its way
    return page;
  });
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
      <EnquiryList key={state} {...place} from={`state=${state}`} none={inbox.none} list={list} />
      <CsvButton
        key={`csv ${state}`}
        call={csvCalls.enquiries}
        input={{ query: { state } }}
        name={`enquiries-${state}`}
      />
      <p className="small muted">{inbox.keys}</p>
    </section>
  );
}
