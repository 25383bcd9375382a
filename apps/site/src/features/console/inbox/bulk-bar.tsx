import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import type { Work } from '../api/shapes.ts';
import { offers } from '../enquiry/snooze-times.ts';
import { TagForm } from '../enquiry/tags.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import type { Bulk } from './use-bulk.ts';

/** By the day on which it is pressed. */
const tomorrow = () => offers(Date.now()).find(({ name }) => name === 'tomorrow')?.at ?? '';

/** What was done of it, in one sentence each. */
function BulkResult({ outcome }: Pick<Bulk, 'outcome'>) {
  const { bulk } = useWords().inbox;
  const counts = (['done', 'changed', 'left'] as const).filter((each) => (outcome?.[each].length ?? 0) > 0);
  return (
    <div role="status" className="small">
      {outcome && counts.map((each) => fill(bulk[each], { count: outcome[each].length })).join(' ')}
    </div>
  );
}

/** One word for all that is selected. */
function TagAll({ bulk }: Readonly<{ bulk: Bulk }>) {
  const { bulk: words } = useWords().inbox;
  return <TagForm label={words.tag} isBusy={bulk.isBusy} onTag={(tag) => bulk.work({ tag })} />;
}

type Props = Readonly<{ bulk: Bulk; me: string }>;

/** What is done with all that is selected: there only while something is. */
export function BulkBar({ bulk, me }: Props) {
  const { bulk: words } = useWords().inbox;
  const { count, isBusy, outcome } = bulk;
  const acts: readonly (readonly [string, () => Work])[] = [
    [words.assign, () => ({ holder: me })],
    [words.snooze, () => ({ followUp: tomorrow() })],
    [words.won, () => ({ state: 'won' })],
    [words.lost, () => ({ state: 'lost' })],
    [words.spam, () => ({ state: 'held' })],
  ];
  return (
    <>
      {count > 0 && (
        <div role="group" aria-label={words.label} className="bulk-bar">
          <p className="small">{fill(words.count, { count })}</p>
          <div className="cluster">
            {acts.map(([name, work]) => (
              <Button key={name} look="ghost" small disabled={isBusy} onClick={() => bulk.work(work())}>
                {name}
              </Button>
            ))}
            <TagAll bulk={bulk} />
            <Button look="ghost" small disabled={isBusy} onClick={bulk.none}>
              {words.none}
            </Button>
          </div>
        </div>
      )}
      <BulkResult outcome={outcome} />
      <Failure failure={outcome?.failure} />
    </>
  );
}
