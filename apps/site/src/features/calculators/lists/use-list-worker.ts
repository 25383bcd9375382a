import { useEffect, useRef } from 'react';
import type { FromWorker, WorkerTask } from './list-worker.ts';

const startWorker = () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });

/**
 * A worker that opens a list, or works it out, beside the page, so that the page goes on answering. A new task ends the
 * one before; a worker ends with its answer.
 */
export function useListWorker() {
  const worker = useRef<Worker>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => stop, []);
  const start = (task: WorkerTask, onMessage: (message: FromWorker) => void) => {
    stop();
    const started = startWorker();
    worker.current = started;
    const end = (message: FromWorker) => {
      if (!('done' in message)) stop();
      onMessage(message);
    };
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => end(data);
    started.onerror = () => end({ failed: true });
    started.postMessage(task);
  };
  return { start, stop };
}
