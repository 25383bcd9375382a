import { csvCalls, sessionCalls, enquiryCalls } from '@formation/console-api';
import { expect, test, vi } from 'vitest';
import { ask, fileFrom, findMe } from './client.ts';

const end = () => ask(sessionCalls.end, { params: { id: 'note' } });
const until = '2026-11-28T12:00:00.000Z';

type Session = Readonly<{ email: string; token: string }>;

/** A server with one session at a time, as a browser has one cookie; what was changed, by whom. */
function serverOf(session: Session | undefined) {
  const server = { session, changes: [] as string[] };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (server.session === undefined) return Response.json({ code: 'signed-out', message: 'No.' }, { status: 401 });
    const { email, token } = server.session;
    if (init.method !== 'POST') return Response.json({ email, role: 'agent', token, until });
    if (new Headers(init.headers).get('X-Console-Token') !== token)
      return Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 });
    server.changes.push(`${email} ${path.split('/').at(-2)}`);
    return Response.json({ done: true });
  });
  return server;
}

const [amara, sunil] = ['amara@example.com', 'sunil@example.com'];
const amarasSession = { email: amara, token: 'a' };

test.each([
  ['nobody else', { email: amara, token: 'b' }, { done: true }, [`${amara} note`]],
  ['somebody else', { email: sunil, token: 'b' }, { refused: 'signed-out' }, []],
  ['nobody at all', undefined, { refused: 'signed-out' }, []],
])(
  'where another tab has signed in again and it is %s, a change is theirs or refused',
  async (_, next, said, changes) => {
    const server = serverOf({ email: amara, token: 'a' });
    await findMe();
    server.session = next;

    expect(await end()).toEqual(said);
    expect(await end()).toEqual(said); // what was learnt is kept
    expect(server.changes).toEqual([...changes, ...changes]);
  },
);

test('what is forbidden for another reason is said as it is', async () => {
  const server = serverOf(amarasSession);
  await findMe();
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) =>
    init.method === 'POST'
      ? Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 })
      : Response.json({ ...server.session, role: 'agent', until }),
  );

  expect(await end()).toEqual({ refused: 'forbidden' });
  expect(await ask(sessionCalls.me, {})).toMatchObject(amarasSession);
});

test('an answer that the contract does not know is refused as outdated: trying again would not help', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ people: 'Amara' }));

  expect(await ask(enquiryCalls.people, {})).toEqual({ refused: 'outdated' });
});

test('a file comes as it is', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('a,b'));
  vi.stubGlobal('fetch', fetched);

  const file = await fileFrom(csvCalls.search, { query: { words: 'a & b' } });

  expect(file instanceof Blob && (await file.text())).toBe('a,b');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/console/v1/csv/search?words=a%20%26%20b');
});
