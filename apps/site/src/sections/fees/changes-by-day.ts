import { changes, type Change, type Platform } from '@formation/fees/tables';

/** What changed on a platform on one day; `id` names it in addresses. */
export type DayOfChanges = Readonly<{ id: string; platform: Platform; from: string; own: readonly Change[] }>;

/** The changes of all tables by day and platform, the newest first. */
export function changesByDay(all = changes()): readonly DayOfChanges[] {
  const days = Map.groupBy(all, ({ platform, after }) => `${platform}-${after.from}`);
  return [...days].flatMap(([id, own]) => {
    const [first] = own;
    return first ? [{ id, platform: first.platform, from: first.after.from, own }] : [];
  });
}
