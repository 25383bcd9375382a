import { prefix } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import type { Role } from '../console/accounts/account-types.ts';
import { invite } from '../console/auth/invitation.ts';
import { codeAt, stepAt } from '../console/auth/one-time-code.ts';
import type { SiteProgram } from '../publishing/site-program.ts';
import { holdToContract } from './contract-law.ts';
import { handClock, runningApp, type RunningApp } from './running-app.ts';
import { callAt, freshOrigin } from './scratch-store.ts';

export const siteUrl = 'https://www.example.com';
export const password = 'twelve letters or more';

/** The server behind a name of its own, with a clock that a test moves. */
export async function consoleApp(env: Readonly<Record<string, string>> = {}, program?: SiteProgram) {
  const clock = handClock();
  const app = await runningApp({ SITE_URL: siteUrl, ...env }, clock, program);
  const inviting = { store: app.store.console, siteUrl, now: clock.now };
  return {
    ...app,
    clock,
    /** The token of an invitation. */
    invited: async (email: string, role: Role) =>
      (await invite(inviting, { email, role, who: 'a test' })).split('=')[1] ?? '',
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

export type ConsoleApp = Awaited<ReturnType<typeof consoleApp>>;

type AnswerOf = Readonly<{ status: number; body: Readonly<Record<string, unknown>>; headers: Headers; file: string }>;

/** Whether it answers with a file to save, or with a picture. */
const isFile = (answer: Response) => /octet-stream|^image/.test(answer.headers.get('content-type') ?? '');

/** A browser with its cookies, whose pages send what ours do. */
export function consoleBrowser(app: Pick<RunningApp, 'origin'>) {
  const jar = new Map<string, string>();
  let token = '';
  const ask = async (path: string, init: RequestInit, headers: Readonly<Record<string, string>>): Promise<AnswerOf> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(app.origin + prefix + path, { ...init, headers: { cookie, ...headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const json = isFile(answer) || text === '' ? '{}' : text;
    const body = JSON.parse(json) as AnswerOf['body'];
    if (text !== '') holdToContract(init.method ?? 'GET', path, { status: answer.status, body });
    return { status: answer.status, body, headers: answer.headers, file: isFile(answer) ? text : '' };
  };
  const get = (path: string, headers = {}) => ask(path, {}, headers);
  const post = (path: string, body: unknown = {}, headers = {}) =>
    ask(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      { 'content-type': 'application/json', origin: siteUrl, 'x-console-token': token, ...headers },
    );
  /** Sends the bytes of a file, as the page does. */
  const postFile = (path: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
    ask(path, { method: 'POST', body }, { origin: siteUrl, 'x-console-token': token, ...headers });
  return {
    jar,
    get,
    post,
    postFile,
    /** Learns the token that changes must carry. */
    async learn() {
      token = String((await get('/me')).body['token']);
    },
  };
}

/** The code that an authenticator program shows now. */
export const codeNow = (secret: string, { clock }: Pick<ConsoleApp, 'clock'>) => codeAt(secret, stepAt(clock.now()));

/** A browser in which somebody has made an account and is signed in. */
export async function enrolled(app: ConsoleApp, role: Role, email = `${role}@example.com`) {
  const invitation = await app.invited(email, role);
  const browser = consoleBrowser(app);
  const { body: guest } = await browser.post('/enrolment/look', { invitation });
  const secret = String(guest['codeSecret']);
  const made = await browser.post('/enrolment/password', { invitation, password, code: codeNow(secret, app) });
  await browser.learn();
  app.clock.advance(30_000); // the next code
  const confirm = async (code = codeNow(secret, app)) => {
    const confirmed = await browser.post('/confirmation/password', { password, code });
    if (confirmed.status === 200) await browser.learn(); // as its page does
    app.clock.advance(30_000);
    return confirmed;
  };
  return {
    ...browser,
    email,
    secret,
    recoveryCodes: made.body['recoveryCodes'] as readonly string[],
    /** Shows again who it is, for one call that asks for it. */
    confirm,
    /** A call that asks again, confirmed. */
    async postAgain(path: string, body: unknown = {}) {
      await confirm();
      return browser.post(path, body);
    },
  };
}

/** A booked call, on Monday the 23rd at nine in Colombo unless told else; its id. */
export async function someCall({ store }: Pick<ConsoleApp, 'store'>, start = Date.parse('2026-11-23T03:30:00Z')) {
  const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/London', topic: 'A UK company' };
  const made = await store.bookings.add({ ...visitor, ...callAt(start) }, freshOrigin());
  if (isRefused(made)) throw new Error(made.refused);
  return made.booking.id;
}
