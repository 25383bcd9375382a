import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/build/free-port.ts';
import type { Engine } from './engine.ts';

const binary = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const keys = { Tab: '\uE004', Escape: '\uE00C' } as const;

type Message = Readonly<{ id?: number; type?: string; error?: string; message?: string; result?: unknown }>;
type Evaluated = Readonly<{ result?: { value?: string }; exceptionDetails?: { text: string } }>;
type Send = (method: string, params?: object) => Promise<unknown>;

const opened = (address: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)));
  });

async function connected(address: string): Promise<WebSocket> {
  for (let tries = 0; tries < 150; tries++) {
    const socket = await opened(address).catch(() => undefined);
    if (socket) return socket;
    await pause(200);
  }
  throw new Error(`Firefox did not start: ${binary}`);
}

/** Commands of WebDriver BiDi, each with the answer that names its number. */
function sender(socket: WebSocket): Send {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // as the protocol says
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, result, error, message }) =>
        type === 'success' ? resolve(result) : reject(new Error(`${method}: ${error} ${message}`)),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** A click of the mouse on the middle of an element, and text by keys. */
const clickAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
const typing = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const middleOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

/** Firefox by WebDriver BiDi, without a window. */
export async function firefox(): Promise<Engine> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = spawn(binary, ['--headless', `--remote-debugging-port=${port}`, '--profile', profile, '--no-remote'], {
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const send = sender(await connected(`ws://127.0.0.1:${port}/session`));
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree')) as { contexts: readonly [{ context: string }] };
  const [{ context }] = contexts;

  const ask = async <T>(expression: string): Promise<T> => {
    const query = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: false };
    const { result, exceptionDetails } = (await send('script.evaluate', query)) as Evaluated; // as the protocol says
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
    return JSON.parse(result?.value ?? 'null') as T; // written above
  };
  /** Firefox says now and then that it is there while the page before still answers. */
  const open = async (url: string) => {
    await ask('window.isLeft = true');
    await send('browsingContext.navigate', { context, url, wait: 'complete' });
    for (let tries = 0; tries < 100; tries++) {
      if (await ask<boolean>(`!window.isLeft && location.protocol !== 'about:' && document.readyState === 'complete'`))
        return;
      await pause(50);
    }
    throw new Error(`${url} does not open`);
  };
  const act = (...actions: readonly object[]) => send('input.performActions', { context, actions });
  const click = async (selector: string) => {
    const [x, y] = await ask<readonly [number, number]>(middleOf(selector));
    await act(clickAt(x, y));
  };
  return {
    name: 'Firefox',
    size: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    open,
    ask,
    click,
    type: async (selector, text) => {
      await click(selector);
      await act(typing(text));
    },
    press: async (key) => void (await act(typing(keys[key]))),
    close: async () => {
      await send('browser.close');
      child.kill('SIGTERM');
    },
  };
}
