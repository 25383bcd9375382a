import { fill } from '@formation/content';
import type { Work } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { useLocale, useWords } from '../shell/use-words.ts';

/** Says of a change what was done. */
export function useDoneText(): (work: Work) => string {
  const locale = useLocale();
  const { nameOf } = useStaff();
  const { done, states } = useWords();
  return ({ note, tag, untag, holder, followUp, state, answeredElsewhere }) => {
    if (answeredElsewhere) return done.elsewhere;
    if (note !== undefined) return done.noted;
    if (tag !== undefined) return fill(done.tagged, { tag });
    if (untag !== undefined) return fill(done.untagged, { tag: untag });
    if (holder !== undefined) return holder === '' ? done.unassigned : fill(done.assigned, { name: nameOf(holder) });
    if (followUp !== undefined)
      return followUp === '' ? done.unsnoozed : fill(done.snoozed, { time: timeIn(locale, followUp) });
    return state === undefined ? '' : fill(done.state, { state: states[state] });
  };
}
