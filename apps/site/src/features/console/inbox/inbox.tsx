import { csvCalls, enquiryCalls, type ViewName, viewNames } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { SelectField } from '@formation/ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { ask, type Me } from '../api/client.ts';
import { usePages } from '../api/query.ts';
import { useTags } from '../enquiry/tags.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { CsvButton } from './csv-button.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { type ListOrView, useListNames } from './list-names.ts';
import { listQuery } from './list-query.ts';
import { SearchForm } from './search-form.tsx';
import { useBulk } from './use-bulk.ts';

const BulkBar = lazy(() => retryLoad(() => import('./bulk-bar.tsx').then((chunk) => ({ default: chunk.BulkBar }))));

type Props = Readonly<{
  state: ListOrView;
  tag?: string | undefined;
  me: Me;
  go: (query: string) => void;
  open?: string | undefined;
}>;

const isView = (name: ListOrView): name is ViewName => viewNames.some((each) => each === name);

type SelectableProps = Omit<ComponentProps<typeof EnquiryList>, 'selection'> & Readonly<{ me: string | undefined }>;

/** A list of which several can be worked on at once, by who may. */
function Selectable({ me, ...props }: SelectableProps) {
  const bulk = useBulk(props.list.rows ?? []);
  return (
    <>
      <EnquiryList {...props} selection={me === undefined ? undefined : bulk} />
      {me !== undefined && bulk.count > 0 && (
        <Suspense>
          <BulkBar bulk={bulk} me={me} />
        </Suspense>
      )}
    </>
  );
}

type Counts = Readonly<Record<ListOrView, number>>;
type ChoiceProps = Pick<Props, 'state' | 'tag' | 'go'> & Readonly<{ counts: Counts | undefined }>;

/** Which list is shown, each with how many are in it. */
function ListChoice({ state, tag, counts, go }: ChoiceProps) {
  const { inbox } = useWords();
  const names = useListNames();
  const countOf = (name: ListOrView) => {
    const count = counts?.[name] ?? '…';
    return isView(name) && count === 100 ? fill(inbox.many, { count }) : count;
  };
  const options = (Object.keys(names) as ListOrView[]).map((value) => ({
    value,
    label: fill(inbox.state, { state: names[value], count: countOf(value) }),
  }));
  return (
    <SelectField
      label={inbox.show}
      options={options}
      value={state}
      onChange={(event) => go(`?${listQuery({ state: event.target.value, tag })}`)}
    />
  );
}

/** Which tag the list is narrowed to; no choice where nothing is tagged. */
function TagChoice({ state, tag, go }: Omit<ChoiceProps, 'counts'>) {
  const { inbox } = useWords();
  const known = useTags();
  const tags = tag === undefined || known.includes(tag) ? known : [tag, ...known];
  if (tags.length === 0) return null;
  return (
    <SelectField
      label={inbox.tag}
      options={[{ value: '', label: inbox.allTags }, ...tags.map((value) => ({ value, label: value }))]}
      value={tag ?? ''}
      onChange={({ target }) => go(`?${listQuery({ state, tag: target.value || undefined })}`)}
    />
  );
}

/** The enquiries: what nobody took stands first, and among it what has waited longest. */
export function Inbox({ state, tag, me, ...place }: Props) {
  const words = useWords();
  useTitle(words.places.inbox);
  const { go } = place;
  const { list: call } = enquiryCalls;
  const [counts, setCounts] = useState<Counts>();
  const list = usePages([call.path, state, tag], async (from) => {
    const page = await ask(call, { query: { state, tag, from } });
    if (!isRefused(page)) setCounts({ ...page.counts, ...page.views }); // they stay on the screen while another list is on its way
    return page;
  });
  const { inbox } = words;
  const mayWork = me.role !== 'reader' && state !== 'held'; // another state would mail what is held
  return (
    <section className="sheet card-pad" aria-labelledby="inbox">
      <h2 id="inbox">{words.places.inbox}</h2>
      <SearchForm name="search" words={words.search} typed="" go={go} />
      <div className="one-row">
        <ListChoice state={state} tag={tag} counts={counts} go={go} />
        <TagChoice state={state} tag={tag} go={go} />
      </div>
      <Selectable
        key={listQuery({ state, tag })}
        {...place}
        from={listQuery({ state, tag })}
        none={inbox.none}
        list={list}
        me={mayWork ? me.email : undefined}
      />
      {!isView(state) && (
        <CsvButton
          key={`csv ${listQuery({ state, tag })}`}
          call={csvCalls.enquiries}
          input={{ query: { state, tag } }}
          name={`enquiries-${state}`}
        />
      )}
    </section>
  );
}
