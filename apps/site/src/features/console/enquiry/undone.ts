import type { Entry, Work } from '../api/shapes.ts';

/** So much of an enquiry as a change needs, in a list or by itself. */
export type Workable = Pick<Entry, 'id' | 'version' | 'state' | 'holder' | 'followUp' | 'tags'>;

/**
 * What takes a change back; nothing where it cannot be: a note stands, and what was released has been mailed.
 *
 * @param entry - as it stood before.
 */
export function undone({ state, holder, followUp, tags }: Workable, work: Work): Work | undefined {
  if (work.note !== undefined || state === 'held') return undefined;
  if (work.tag !== undefined) return tags.includes(work.tag) ? undefined : { untag: work.tag };
  if (work.untag !== undefined) return { tag: work.untag };
  return {
    ...((work.state !== undefined || work.answeredElsewhere) && { state }),
    ...(work.holder !== undefined && { holder }),
    ...(work.followUp !== undefined && { followUp }),
  };
}
