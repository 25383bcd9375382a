import type { textStates } from '@formation/console-api';
import { isRead, readMark, type TextAct, textStanding } from '@formation/content';
import type { SiteText } from './texts.ts';

export type TextState = (typeof textStates)[number];

/** A text as it stands for its reader. */
export type ReadText = SiteText &
  Readonly<{ state: TextState; version: number; mark: string; done: readonly TextAct[] }>;

export type Counts = Readonly<Record<'all' | 'read' | 'asked' | 'binding', number>>;

function stateOf({ accepted }: SiteText, { own, done }: ReturnType<typeof textStanding>, before: string): TextState {
  const last = done.at(-1);
  if (last?.act === 'asked') return 'asked';
  if (last) return isRead(last) ? 'read' : 'unread';
  return accepted && own === before ? 'read' : 'unread';
}

/** A text with what was done to it. */
export function readTextOf(text: SiteText, acts: readonly TextAct[]): ReadText {
  const standing = textStanding(text, acts);
  const { own, done } = standing;
  const now = { ...text, own };
  return {
    ...now,
    state: stateOf(text, standing, text.own),
    version: done.at(-1)?.number ?? 0,
    mark: readMark(now),
    done,
  };
}

/** How many there are, and how many of them stand how. */
export function countsOf(all: readonly ReadText[]): Counts {
  const inState = (state: TextState) => all.filter((text) => text.state === state);
  const unread = inState('unread');
  return {
    all: all.length,
    read: inState('read').length,
    asked: inState('asked').length,
    binding: unread.filter(({ isBinding }) => isBinding).length,
  };
}

/** In the order in which they are read: what binds first; what was read or asked, the last first. */
export function ordered(all: readonly ReadText[], view: TextState): readonly ReadText[] {
  if (view === 'unread') return [...all.filter(({ isBinding }) => isBinding), ...all.filter((one) => !one.isBinding)];
  return all.filter(({ state }) => state === view).toSorted((one, other) => other.version - one.version);
}
