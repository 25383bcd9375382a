import { type Answer, siteCalls } from '@formation/console-api';
import { mergeValues, type TheirChange, isSame, namesIn, withAt } from '@formation/console-api/values';
import { isRefused } from '@formation/leads';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { SiteEntry, SiteFault } from '../api/shapes.ts';
import { savedHere } from '../people/stored-here.ts';

/** What is typed and not saved, with what stood when it was begun: it waits in this tab. */
type Typed = Readonly<{ base: unknown; value: unknown }>;

export const typedHere = (id: string) => savedHere<Typed>(`site ${id}`);

type State = Readonly<{
  /** As the server has it. */
  entry: SiteEntry;
  value: unknown;
  faults: readonly SiteFault[];
  theirs: readonly TheirChange[];
  language: string;
  said?: 'saved' | 'discarded' | undefined;
}>;

/** What the server has now, with what was typed on something older. */
function merged(
  entry: SiteEntry,
  { base, value }: Typed,
): Pick<State, 'entry' | 'value' | 'theirs' | 'faults' | 'said'> {
  const { value: both, changes } = mergeValues({ base, mine: value, theirs: entry.value });
  return { entry, value: both, theirs: changes, faults: [], said: undefined };
}

function startedWith(entry: SiteEntry, empty: unknown): State {
  const standing = { entry, value: entry.value ?? empty, faults: [], theirs: [], language: 'en' };
  const typed = typedHere(entry.id).read();
  return typed === undefined ? standing : { ...standing, ...merged(entry, typed) };
}

const languages = ['en', 'si', 'ta'];

type Saved = Answer<typeof siteCalls.save>;

/** What is shown of a save: what is wrong, in the language in which the first of it stands; or what is saved now. */
function afterSave(before: State, { faults, entry }: Saved, sent: unknown): State {
  if (sent === null) return { ...before, entry, value: null, faults, theirs: [], said: 'saved' }; // it was let go
  if (faults.length === 0)
    return { ...before, ...merged(entry, { base: sent, value: before.value }), theirs: [], said: 'saved' };
  const language = namesIn(faults[0]?.field ?? '').find((name) => languages.includes(name));
  return { ...before, faults, said: undefined, language: language ?? before.language };
}

/** Keeps in this tab what is typed, and asks before the page is left with it. */
function useStored({ entry, value }: Pick<State, 'entry' | 'value'>, isTouched: boolean) {
  useEffect(() => {
    const here = typedHere(entry.id);
    if (isTouched) here.write({ base: entry.value, value });
    else here.forget();
  }, [entry, value, isTouched]);
  useEffect(() => {
    if (!isTouched) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTouched]);
}

/** Saves and discards; where somebody else was faster, what they saved is fetched. */
function useActs({ id, version }: SiteEntry, setState: Dispatch<SetStateAction<State>>) {
  const params = { id };
  const merge = async () => {
    const now = await ask(siteCalls.find, { params });
    if (isRefused(now)) return;
    setState((before) => ({ ...before, ...merged(now, { base: before.entry.value, value: before.value }) }));
  };
  const mergeWhere = async <T extends object>(answer: T) => {
    if (isRefused<T, string>(answer) && answer.refused === 'changed') await merge();
    return answer;
  };
  const save = useSend(
    async (sent: unknown) => mergeWhere(await ask(siteCalls.save, { params, body: { value: sent, version } })),
    (answer, sent) => setState((before) => afterSave(before, answer, sent)),
  );
  const discard = useSend(
    async () => mergeWhere(await ask(siteCalls.discard, { params, body: { version } })),
    (now) =>
      setState((before) => ({ ...before, entry: now, value: now.value, theirs: [], faults: [], said: 'discarded' })),
  );
  return {
    isBusy: save.isBusy || discard.isBusy,
    failure: save.failure ?? discard.failure,
    save: (value: unknown) => {
      setState((before) => ({ ...before, faults: [], said: undefined })); // so that what is wrong still is opened anew
      save.send(value);
    },
    discard: () => discard.send(),
  };
}

/**
 * An entry as somebody writes it. What is typed stays: where a save fails, in a reload, and where somebody else was faster;
 * then theirs is fetched and goes in where one did not touch the same.
 *
 * @param empty - what is written on where there is no entry yet.
 */
export function useEntry(first: SiteEntry, empty: unknown) {
  const [state, setState] = useState(() => startedWith(first, empty));
  const { entry } = state;
  const value = state.value ?? empty;
  const isTouched = !isSame(value, entry.value ?? empty);
  useStored({ entry, value }, isTouched);
  const change = useCallback(
    (place: string, next: unknown) =>
      setState((before) => ({ ...before, value: withAt(before.value ?? empty, place, next), said: undefined })),
    [empty],
  );
  const acts = useActs(entry, setState);
  return {
    ...state,
    ...acts,
    value,
    isTouched,
    change,
    save: () => acts.save(value),
    /** Lets a post go. */
    takeAway: () => acts.save(null),
    reset: () => setState((before) => ({ ...before, value: entry.value, faults: [], theirs: [] })),
    show: (language: string) => setState((before) => ({ ...before, language })),
  };
}
