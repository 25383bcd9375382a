import { expect, test, vi } from 'vitest';
import { ask, findMe, post } from './calls.ts';

/** A server with one session at a time, as a browser has one cookie; what was changed, by whom. */
function serverOf(session: { email: string; token: string } | undefined) {
  const server = { session, changes: [] as string[] };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (server.session === undefined) return Response.json({ code: 'signed-out' }, { status: 401 });
    const { email, token } = server.session;
    if (init.method !== 'POST') return Response.json({ email, role: 'agent', token });
    if (new Headers(init.headers).get('X-Console-Token') !== token)
      return Response.json({ code: 'forbidden' }, { status: 403 });
    server.changes.push(`${email} ${path.split('/').at(-1)}`);
    return Response.json({ done: true });
  });
  return server;
}

const [amara, sunil] = ['amara@example.com', 'sunil@example.com'];

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

    expect(await post('/note')).toEqual(said);
    expect(await post('/note')).toEqual(said); // what was learnt is kept
    expect(server.changes).toEqual([...changes, ...changes]);
  },
);

test('what is forbidden for another reason is said as it is', async () => {
  const server = serverOf({ email: amara, token: 'a' });
  await findMe();
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) =>
    init.method === 'POST' ? Response.json({ code: 'forbidden' }, { status: 403 }) : Response.json(server.session),
  );

  expect(await post('/note')).toEqual({ refused: 'forbidden' });
  expect(await ask('/me')).toEqual(server.session);
});
