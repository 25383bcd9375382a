import { codeAt, stepNow } from '../../scripts/build/one-time-code.ts';
import { leads } from './server-process.ts';

export const siteUrl = 'https://www.example.com';
const password = 'twelve letters or more';

export type ParsedRow = Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>;
type Environment = Parameters<typeof leads>[0];

/** Where the server of this round is: it moves with every start. */
export type Place = { origin: string };

/** One of the firm's people with a browser: its cookies live on while servers die. */
export async function consolePerson(place: Place, env: Environment, email: string, role = 'agent') {
  const jar = new Map<string, string>();
  let token = '';
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (path: string, init: RequestInit, cookie = cookies()): Promise<ParsedRow> => {
    const headers = { cookie, origin: siteUrl, 'content-type': 'application/json', 'x-console-token': token };
    const answer = await fetch(`${place.origin}/api/console/v1${path}`, { ...init, headers });
    const body = (await answer.json()) as ParsedRow['body']; // every call of the console answers an object
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, body };
  };
  const get = (path: string) => ask(path, {});
  const post = (path: string, body: object = {}) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  const learn = async () => {
    token = String((await get('/me')).body['token']);
  };

  const link = leads(env, ['console', 'invite', email, '--role', role]).text;
  const invitation = /#invitation=(\S+)/.exec(link)?.[1] ?? '';
  const secret = String((await post('/enrolment/look', { invitation })).body['codeSecret']);
  const code = codeAt(secret, stepNow());
  const made = await post('/enrolment/password', { invitation, password, code });
  const recoveryCodes = [...(made.body['recoveryCodes'] as readonly string[])];
  await learn();

  return {
    email,
    get,
    post,
    /** Reads an answer to its end, whatever it is. */
    async text(path: string, body?: object) {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const headers = {
        cookie: cookies(),
        origin: siteUrl,
        'content-type': 'application/json',
        'x-console-token': token,
      };
      const answer = await fetch(`${place.origin}/api/console/v1${path}`, { ...init, headers });
      return { status: answer.status, length: (await answer.text()).length };
    },
    /** The cookies that show who it is now. */
    session: cookies,
    /** What the server says to who shows these cookies. */
    statusOf: async (cookie: string) => (await ask('/me', {}, cookie)).status,
    /** Comes in by the next recovery code: one-time codes would keep it waiting for half a minute each. */
    async signIn() {
      const { status } = await post('/sign-in/password', { email, password, code: recoveryCodes.shift() ?? '' });
      if (status !== 200) throw new Error(`The sign-in of ${email} was answered ${status}.`);
      await learn();
    },
    /** A browser that has forgotten its session, as after a broken sign-out. */
    forget: () => jar.clear(),
  };
}

export type ConsolePerson = Awaited<ReturnType<typeof consolePerson>>;
