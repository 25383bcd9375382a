import type { PlatformName } from '@formation/fees';
import { useState } from 'react';
import type { InputWords } from './bulk-words.ts';
import type { ListRefusal, Opened, Outcome, RunTask, Source } from './list-worker.ts';
import { useListWorker } from './use-list-worker.ts';

/** What a list of the page is worked out with; words that the visitor ticks come later. */
export type StartTask = Omit<RunTask, 'ticked'>;

export type Run =
  | Readonly<{ state: 'before' | 'stopped' | 'failed' }>
  | Readonly<{ state: 'running'; done: number }>
  | Readonly<{ state: 'done'; outcome: Outcome; task: RunTask }>;

/** A list that was opened, from files or from rows that were pasted. */
export type List = Readonly<{ id: number; names: readonly string[]; source: Source; opened: Opened }>;

export type Refusal = ListRefusal & Readonly<{ name: string | undefined }>;

let opened = 0;

/** How far the list is worked out: a new start ends the one before. */
function useRun() {
  const [run, setRun] = useState<Run>({ state: 'before' });
  const worker = useListWorker();
  const clear = () => {
    worker.stop();
    setRun({ state: 'before' });
  };
  const work = (source: Source, task: RunTask) => {
    setRun({ state: 'running', done: 0 });
    worker.start({ source, run: task }, (message) => {
      if ('done' in message) setRun({ state: 'running', done: message.done });
      else setRun('outcome' in message ? { state: 'done', outcome: message.outcome, task } : { state: 'failed' });
    });
  };
  const look = (source: Source, onMessage: (message: Opened | ListRefusal) => void) => {
    clear();
    worker.start({ source }, (message) => {
      if ('opened' in message) onMessage(message.opened);
      else if ('refused' in message) onMessage(message);
      else setRun({ state: 'failed' });
    });
  };
  const stop = () => {
    worker.stop();
    setRun({ state: 'stopped' });
  };
  return { run, clear, work, look, stop };
}

/** The list of the page: what it was opened from, how it is read, and how far it is worked out. */
export function useList({ platforms }: InputWords) {
  const [name, setName] = useState<PlatformName>('ebay');
  const [list, setList] = useState<List>();
  const [refused, setRefused] = useState<Refusal>();
  const [byHand, setHand] = useState(false);
  const { run, clear, work, look, stop } = useRun();
  const reportPlatform = (of: Opened | undefined) => of?.recognised?.report.platform;

  const open = (source: Source, names: readonly string[]) =>
    look(source, (found) => {
      setRefused('refused' in found ? { ...found, name: names[found.file] } : undefined);
      if ('refused' in found) return;
      const own = reportPlatform(found);
      if (own && own in platforms) setName(own);
      setHand(false);
      opened += 1;
      setList({ id: opened, names, source, opened: found });
    });
  const setByHand = (next: boolean) => {
    clear();
    setHand(next);
  };
  return {
    ...{ name, list, refused, byHand, run, open, setByHand, stop },
    choose: (chosen: PlatformName) => {
      clear();
      setName(chosen);
    },
    /** Back to the report that was recognised, and to its platform. */
    readAsReport: () => {
      setByHand(false);
      setName(reportPlatform(list?.opened) ?? name);
    },
    chooseSheet: (sheet: number) => list && open({ ...list.source, sheet }, list.names),
    start: (task: StartTask) => list && work(list.source, { ...task, ticked: [] }),
    /** Works the list out once more, with words that mean a sale. */
    again: (task: RunTask, ticked: readonly string[]) => list && work(list.source, { ...task, ticked }),
  };
}

export type ListState = ReturnType<typeof useList>;
