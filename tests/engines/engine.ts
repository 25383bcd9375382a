import { setTimeout as pause } from 'node:timers/promises';

/** What a journey does in a browser, whichever it is. A selector stands for the first element that is shown. */
export type Engine = Readonly<{
  name: string;
  size: (width: number, height: number) => Promise<void>;
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  ask: <T>(expression: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Tab' | 'Escape') => Promise<void>;
  close: () => Promise<void>;
}>;

const patienceMs = 10_000;

/** Waits until an expression is true in the page. One that fails, as of an element that is not there, is not true yet. */
export async function until(engine: Engine, what: string, expression: string): Promise<void> {
  let why = '';
  for (let waited = 0; waited < patienceMs; waited += 100) {
    try {
      if (await engine.ask<boolean>(`Boolean(${expression})`)) return;
      why = '';
    } catch (error) {
      why = `, ${String(error)}`;
    }
    await pause(100);
  }
  throw new Error(`not ${what}: ${expression}${why}`);
}
