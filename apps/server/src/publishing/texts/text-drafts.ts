import { isRead, translatedLanguages, type TextAct, type Translated } from '@formation/content';
import type { Difference } from '../json-changes.ts';
import type { Changed, Versions } from '../site-edits.ts';
import type { TextStore } from './texts.ts';

type Acts = Pick<TextStore, 'acts'>;

/** Under what name the texts of a language are among the entries of the site. Their version is the number of an act. */
export const textsId = (language: Translated): string => `texts-${language}`;

/** Whether an entry is the texts of a language. */
export const isTexts = (id: string): boolean => translatedLanguages.some((language) => textsId(language) === id);

/** The last act on each text among those up to a number, without what was taken back. */
function lastActs(acts: readonly TextAct[], upTo: number): ReadonlyMap<string, TextAct> {
  const until = acts.filter(({ number }) => number <= upTo);
  const undone = new Set(until.map(({ undoes }) => undoes));
  return new Map(
    until.filter(({ number, undoes }) => undoes === 0 && !undone.has(number)).map((act) => [act.key, act]),
  );
}

const countRead = (last: ReadonlyMap<string, TextAct>) => [...last.values()].filter(isRead).length;

/** What differs in the texts between two numbers: each that reads otherwise, and how many were read. */
function textDifferences(acts: readonly TextAct[], from: number, to: number): readonly Difference[] {
  const [before, after] = [lastActs(acts, from), lastActs(acts, to)];
  const first = new Map(acts.toReversed().map((act) => [act.key, act.before]));
  const own = (last: ReadonlyMap<string, TextAct>, key: string) => last.get(key)?.after ?? first.get(key) ?? '';
  const changed = [...first.keys()].toReversed().filter((key) => own(before, key) !== own(after, key));
  const [readBefore, readAfter] = [countRead(before), countRead(after)];
  return [
    ...changed.map((key) => ({ field: key, before: own(before, key), after: own(after, key) })),
    ...(readBefore === readAfter ? [] : [{ field: 'read', before: readBefore, after: readAfter }]),
  ];
}

/** The texts of a language as an entry of the site: what was done since what it shows waits to be published. */
function textEntry(language: Translated, acts: readonly TextAct[], shown: number) {
  const newest = acts.at(-1);
  const version = newest?.number ?? 0;
  const found = textDifferences(acts, shown, version);
  return {
    id: textsId(language),
    value: null,
    version,
    draft: newest && found.length > 0 ? { who: newest.who, at: newest.at } : null,
    differences: found,
    conflicts: [],
    unfit: [],
    onSite: null,
  };
}

/** The texts of all languages as entries, up to what somebody has seen of them: their readers may go on meanwhile. */
export const textEntries = (texts: Acts, shown: Versions, seen: Versions) =>
  Promise.all(
    translatedLanguages.map(async (language) => {
      const id = textsId(language);
      const acts = (await texts.acts(language)).filter(({ number }) => number <= (seen[id] ?? Infinity));
      return textEntry(language, acts, shown[id] ?? 0);
    }),
  );

/** What differs in the texts of all languages between what two publishes show. */
export async function textChanges(texts: Acts, now: Versions, then: Versions): Promise<readonly Changed[]> {
  const all = translatedLanguages.map(async (language) => {
    const id = textsId(language);
    return { id, differences: textDifferences(await texts.acts(language), now[id] ?? 0, then[id] ?? 0) };
  });
  return (await Promise.all(all)).filter(({ differences }) => differences.length > 0);
}
