import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import type { Work } from '../api/shapes.ts';
import { offers } from '../enquiry/snooze-times.ts';
import { TagForm } from '../enquiry/tags.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import type { Bulk } from './use-bulk.ts';

type Props = Readonly<{ bulk: Bulk; me: string }>;

/** By the day on which it is pressed. */
const tomorrow = () => offers(Date.now()).find(({ name }) => name === 'tomorrow')?.at ?? '';

/** What is done by one press; what is hardest to take back stands last. */
function Acts({ bulk, me }: Props) {
  const { bulk: words } = useWords().inbox;
  const acts: readonly (readonly [string, () => Work])[] = [
    [words.assign, () => ({ holder: me })],
    [words.snooze, () => ({ followUp: tomorrow() })],
    [words.won, () => ({ state: 'won' })],
    [words.lost, () => ({ state: 'lost' })],
    [words.spam, () => ({ state: 'held' })],
  ];
  return acts.map(([name, work]) => (
    <Button key={name} look="ghost" small disabled={bulk.isBusy} onClick={() => bulk.work(work())}>
      {name}
    </Button>
  ));
}

/** What is done with all that is selected, in one row at the foot, so that no row of the list moves. */
export function BulkBar({ bulk, me }: Props) {
  const { bulk: words } = useWords().inbox;
  const [isTagging, setTagging] = useState(false);
  const { count, isBusy, failure } = bulk;
  return (
    <div role="group" aria-label={words.label} className="bulk-bar">
      <Failure failure={failure} />
      <div>
        <p className="small">{fill(words.count, { count })}</p>
        <Button look="ghost" small aria-expanded={isTagging} onClick={() => setTagging(!isTagging)}>
          {words.tag}
        </Button>
        {isTagging ? (
          <TagForm label={words.tagLabel} isBusy={isBusy} onTag={(tag) => bulk.work({ tag })} />
        ) : (
          <Acts bulk={bulk} me={me} />
        )}
        <Button look="ghost" small disabled={isBusy} onClick={bulk.none}>
          {words.none}
        </Button>
      </div>
    </div>
  );
}
