import { fill } from '@formation/content';
import type { Deadline } from '@formation/deadlines';
import { Button, CheckField } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import type { DeadlineWords } from './deadline-words.ts';
import type { Ticks } from './use-ticks.ts';

type Props = Readonly<{ ticks: Ticks; words: DeadlineWords }>;

/** Asks whether dates shall be ticked off, since this browser then keeps which. */
export function TickTools({ ticks, words, list }: Props & Readonly<{ list: readonly Deadline[] }>) {
  const { done } = words.rules;
  const left = list.filter(({ id }) => !ticks.isDone(id)).length;
  return (
    <div className="stack no-print">
      <CheckField
        label={done.keep}
        checked={ticks.asked}
        onChange={({ currentTarget }) => ticks.ask(currentTarget.checked)}
      />
      {ticks.asked && (
        <>
          <p className="fine">{ticks.isKept ? done.keepHelp : done.refused}</p>
          <p role="status">{fill(done.left, { count: left, all: list.length })}</p>
          {ticks.count > 0 && (
            <div>
              <Button look="ghost" icon="trash-2" onClick={ticks.forget}>
                {done.forget}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The box of one date. */
export function Tick({ ticks, words, deadline }: Props & Readonly<{ deadline: Deadline }>) {
  const { id, due, duty } = deadline;
  const label = fill(words.rules.done.mark, {
    duty: words.rules.duties[duty].title,
    day: shortDay(words.locale, due),
  });
  return (
    <div className="no-print">
      <CheckField label={label} checked={ticks.isDone(id)} onChange={() => ticks.toggle(id)} />
    </div>
  );
}
