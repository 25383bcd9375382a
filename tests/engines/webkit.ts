import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/build/free-port.ts';
import type { Engine } from './engine.ts';

/** How WebDriver names an element, and the keys. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { Tab: '\uE004', Escape: '\uE00C' } as const;

type Answer = Readonly<{ value: unknown }>;
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const caller =
  (origin: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as Answer; // as the protocol says
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 200)}`);
    return value;
  };

async function untilReady(call: Call): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await call('GET', '/status');
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error('WebKitWebDriver did not start');
}

function capabilities() {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!binary) throw new Error('no WebKit: apt-get install webkit2gtk-driver xvfb');
  return { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
}

/** WebKitGTK by WebDriver, in a screen of its own. */
export async function webkit(): Promise<Engine> {
  const wanted = capabilities();
  const display = `:${80 + (process.pid % 900)}`;
  const port = await freePort();
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  const sandbox = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const env = { ...process.env, ...sandbox, DISPLAY: display };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const stop = () => [driver, screen].forEach((child: ChildProcess) => child.kill('SIGTERM'));
  process.once('exit', stop);

  const call = caller(`http://127.0.0.1:${port}`);
  await untilReady(call);
  const { sessionId } = (await call('POST', '/session', { capabilities: wanted })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const element = async (selector: string) => {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${(found as Readonly<Record<string, string>>)[elementKey]}`;
  };
  const run = (script: string) => call('POST', `${session}/execute/sync`, { script, args: [] });
  /** What lies under a bar is scrolled clear of it, as a visitor does. */
  const centre = (selector: string) =>
    run(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
  return {
    name: 'WebKit',
    // Its window is never narrower than 447 pixels.
    size: async (width, height) => void (await call('POST', `${session}/window/rect`, { width, height })),
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    ask: async <T>(expression: string) => (await run(`return ${expression}`)) as T,
    click: async (selector) => {
      await centre(selector);
      await call('POST', `${await element(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await centre(selector);
      await call('POST', `${await element(selector)}/value`, { text });
    },
    press: async (key) => {
      const active = await call('GET', `${session}/element/active`);
      const id = (active as Readonly<Record<string, string>>)[elementKey];
      await call('POST', `${session}/element/${id}/value`, { text: keys[key] });
    },
    close: async () => {
      await call('DELETE', session);
      stop();
    },
  };
}
