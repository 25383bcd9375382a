import { Segmented } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';

type Kind = 'new' | 'block';
type Props = Readonly<{ kind: Kind; query: URLSearchParams; go: (query: string) => void }>;

/** The choice between a call and a blocked time, for the time that was pressed in the week. */
export function EntryKind({ kind, query, go }: Props) {
  const { create, block } = useWords().calls;
  const rest = new URLSearchParams(query);
  for (const key of ['calls', 'new', 'block']) rest.delete(key);
  return (
    <Segmented<Kind>
      legend={block.kind}
      options={[
        { value: 'new', label: create.title },
        { value: 'block', label: block.title },
      ]}
      value={kind}
      onChange={(next) => go(`?calls&${next}&${String(rest)}`)}
    />
  );
}
