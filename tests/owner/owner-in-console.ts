import { type APIResponse, request } from '@playwright/test';
/* eslint-disable no-restricted-imports -- the command line of the server, without starting Node for it */
import { runLeads } from '../../apps/server/src/cli/run-leads.ts';
/* eslint-enable no-restricted-imports */
import { codeAt, stepNow } from '../../scripts/build/one-time-code.ts';

type Server = Readonly<{ origin: string; siteUrl: string; dataDir: string }>;
type Publish = Readonly<{ state: string; why: readonly string[]; takesBack: boolean }>;

/** What a call answers. @throws {Error} with what it says, when it was refused. */
async function taken(answer: APIResponse): Promise<Readonly<Record<string, unknown>>> {
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json() as Promise<Readonly<Record<string, unknown>>>; // by the contract
}

/** Makes the account of an owner, with a password; what is sent from then on carries who it is. */
async function signedIn({ origin, siteUrl, dataDir }: Server) {
  const env = { DATA_DIR: dataDir, SITE_URL: siteUrl };
  const invited = await runLeads(['console', 'invite', 'owner@example.com'], { env, now: Date.now });
  const invitation = /#invitation=(\S+)/.exec(invited.out)?.[1];
  const api = await request.newContext({ baseURL: `${origin}/api/console/v1/`, extraHTTPHeaders: { Origin: siteUrl } });
  const { codeSecret } = await taken(await api.post('enrolment/look', { data: { invitation } }));
  const data = { invitation, password: 'twelve letters or more', code: codeAt(String(codeSecret), stepNow()) };
  await taken(await api.post('enrolment/password', { data }));
  const headers = { 'X-Console-Token': String((await taken(await api.get('me')))['token']) };
  return { api, headers };
}

/** An owner who does in the console what its pages do, by the same calls. */
export async function ownerIn(server: Server) {
  const { api, headers } = await signedIn(server);
  const find = async (path: string) => taken(await api.get(path));
  const send = async (path: string, data: object) => taken(await api.post(path, { headers, data }));
  return {
    /** Stores a picture; the name that it has then. */
    async upload(name: string, picture: Buffer): Promise<string> {
      const kind = { ...headers, 'Content-Type': 'application/octet-stream' };
      const answer = await api.post('site/pictures', { params: { name }, headers: kind, data: picture });
      return String((await taken(answer))['name']);
    },
    /** Writes over an entry; the version of it that is a draft then. */
    async save(id: string, edit: (value: unknown) => unknown): Promise<number> {
      const path = `site/entries/${id}`;
      const { value, version } = await find(path);
      const { faults, entry } = await send(path, { value: edit(value), version });
      if (!Array.isArray(faults) || faults.length > 0) throw new Error(`${id}: ${JSON.stringify(faults)}`);
      return (entry as Readonly<{ version: number }>).version; // by the contract
    },
    publish: async (seen: Readonly<Record<string, number>>) =>
      String((await send('site/publish', { seen, key: 'an edit of every kind' }))['id']),
    preview: (seen: Readonly<Record<string, number>>) => send('site/previews', { seen, key: 'looked at before it is' }),
    undo: (id: string) => send(`site/publishes/${id}/undo`, { key: 'taken back after an edit of every kind' }),
    /** How the newest build stands. */
    newest: async () => (await find('site/progress'))['publish'] as Publish, // by the contract
    leave: () => api.dispose(),
  };
}

export type Owner = Awaited<ReturnType<typeof ownerIn>>;
