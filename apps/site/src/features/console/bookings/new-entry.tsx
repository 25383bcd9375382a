import { Button, Segmented } from '@formation/ui';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { BlockTime } from './block-time.tsx';
import { NewCall } from './new-call.tsx';

type Kind = 'new' | 'block';
type Props = Readonly<{ query: URLSearchParams; go: (query: string) => void }>;

/** What becomes of a time: a call with a client, or a blocked time. The choice stays for the time that was pressed in the week. */
export function NewEntry({ query, go }: Props) {
  const { create, block, back } = useWords().calls;
  const kind: Kind = query.has('block') ? 'block' : 'new';
  const { title } = kind === 'block' ? block : create;
  useTitle(title);
  const rest = new URLSearchParams(query);
  for (const key of ['calls', 'new', 'block']) rest.delete(key);
  return (
    <section className="sheet card-pad" aria-labelledby="new-entry">
      <div>
        <Button look="ghost" small onClick={() => go('?calls')}>
          {back}
        </Button>
      </div>
      <h2 id="new-entry">{title}</h2>
      <div className="cluster">
        <Segmented<Kind>
          legend={block.kind}
          options={[
            { value: 'new', label: create.title },
            { value: 'block', label: block.title },
          ]}
          value={kind}
          onChange={(next) => go(`?calls&${next}&${String(rest)}`)}
        />
      </div>
      {kind === 'block' ? <BlockTime query={query} go={go} /> : <NewCall query={query} go={go} />}
    </section>
  );
}
