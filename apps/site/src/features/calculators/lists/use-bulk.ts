import type { IsoDate } from '@formation/calendar';
import { useEffect, useRef, useState } from 'react';
import type { FromWorker, Outcome, WorkerTask } from './bulk-worker.ts';

export type Run =
  | Readonly<{ state: 'before' | 'stopped' | 'failed' }>
  | Readonly<{ state: 'running'; done: number }>
  | Readonly<{
      state: 'done';
      outcome: Outcome;
      /** Whose fees were counted. */
      day: IsoDate;
    }>;

const startWorker = () => new Worker(new URL('./bulk-worker.ts', import.meta.url), { type: 'module' });

/** Works a list out beside the page, so that the page goes on answering. */
export function useBulk() {
  const [run, setRun] = useState<Run>({ state: 'before' });
  const worker = useRef<Worker>(undefined);

  const end = (next: Run) => {
    worker.current?.terminate();
    worker.current = undefined;
    setRun(next);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (task: WorkerTask) => {
    worker.current?.terminate();
    setRun({ state: 'running', done: 0 });
    const started = startWorker();
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('done' in data) setRun({ state: 'running', done: data.done });
      else end('outcome' in data ? { state: 'done', outcome: data.outcome, day: task.day } : { state: 'failed' });
    };
    started.onerror = () => end({ state: 'failed' });
    started.postMessage(task);
  };
  return { run, start, stop: () => end({ state: 'stopped' }), clear: () => end({ state: 'before' }) };
}
