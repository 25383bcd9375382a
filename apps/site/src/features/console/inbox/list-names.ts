import type { ListName, ViewName } from '@formation/console-api';
import { useWords } from '../shell/use-words.ts';

export type ListOrView = ListName | ViewName;

/** How the lists are called, in the order in which they are offered. */
export function useListNames(): Readonly<Record<ListOrView, string>> {
  const { inbox, states } = useWords();
  return { mine: inbox.mine, unassigned: inbox.nobody, overdue: inbox.overdue, ...states, asleep: inbox.asleep };
}
