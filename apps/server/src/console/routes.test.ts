import { prefix, roles } from '@formation/console-api';
import { expect, test } from 'vitest';
import {
  type ConsoleApp,
  consoleApp,
  consoleBrowser,
  enrolled,
  password,
  someCall,
} from '../testing/console-browser.ts';
import { contractCalls } from '../testing/contract-law.ts';
import { freshOrigin, someEnquiry } from '../testing/scratch-store.ts';
import { hashOf } from './auth/tokens.ts';

const proof = { id: 'x', rawId: 'x', response: { clientDataJSON: 'x' }, type: 'public-key' };
const typed = { email: 'nobody@example.com', password: 'a wrong password', code: '123456' };
const all = [...roles];
const workers = ['owner', 'agent'];
const letter = {
  subject: 'a',
  text: 'b',
  version: 1,
  address: 'nimal@example.com',
  key: 'sixteen letters of one’s own',
};

const merging = { version: 1, other: { id: 'x', version: 1 }, key: 'sixteen letters also' };

/** What asks again must be confirmed first, each time; or within the last minutes. */
const again = true;
const lately = 'lately';

/** Every call, who may make it, and what is sent. It is written by hand: the calls are measured by it. */
const calls: Readonly<
  Record<
    string,
    Readonly<{ may: 'anyone' | readonly string[]; sends?: object; again?: boolean | 'lately'; status?: number }>
  >
> = {
  'POST /sign-in/options': { may: 'anyone' },
  'POST /sign-in/passkey': { may: 'anyone', sends: { proof } },
  'POST /sign-in/password': { may: 'anyone', sends: typed },
  'POST /enrolment/look': { may: 'anyone', sends: { invitation: 'x' } },
  'POST /enrolment/passkey': { may: 'anyone', sends: { invitation: 'x', proof } },
  'POST /enrolment/password': { may: 'anyone', sends: { invitation: 'x', password: 'twelve letters', code: '123456' } },
  'GET /me': { may: all },
  'GET /sessions': { may: all },
  'POST /sessions/{id}/end': { may: all, again: lately },
  'POST /sessions/end-others': { may: all, again: lately },
  'GET /acts': { may: all },
  'GET /openapi.json': { may: all },
  'POST /confirmation/passkey': { may: all, sends: { proof }, status: 401 },
  'POST /confirmation/password': { may: all, sends: { password: 'a wrong password', code: '123456' }, status: 401 },
  'GET /account': { may: all },
  'POST /account/passkeys/options': { may: all },
  'POST /account/passkeys': { may: all, sends: { proof, name: 'a phone' }, again, status: 422 },
  'POST /account/passkeys/name': { may: all, sends: { id: 'x', name: 'a phone' }, status: 404 },
  'POST /account/passkeys/remove': { may: all, sends: { id: 'x' }, again, status: 404 },
  'POST /account/password': { may: all, sends: { password }, again },
  'POST /account/codes/look': { may: all },
  'POST /account/codes': { may: all, sends: { code: '000000' }, again, status: 422 },
  'POST /account/recovery-codes': { may: all, again },
  'GET /names': { may: all },
  'GET /account/profile': { may: all },
  'POST /account/profile': { may: all, sends: { name: 'Kamala', signature: 'Kamala', version: 0 } },
  'GET /accounts': { may: ['owner'] },
  'POST /accounts/{id}/role': { may: ['owner'], sends: { role: 'reader' }, again },
  'POST /accounts/{id}/reset': { may: ['owner'], again },
  'POST /accounts/{id}/end': { may: ['owner'], again },
  'POST /invitations': { may: ['owner'], sends: { email: 'new@example.com', role: 'reader' }, again },
  'POST /invitations/{id}/withdraw': { may: ['owner'], again },
  'GET /enquiries': { may: all },
  'GET /standing': { may: all },
  'GET /tags': { may: all },
  'GET /search': { may: all },
  'GET /enquiries/{id}': { may: all },
  'GET /enquiries/{id}/files/{file}': { may: all, again: lately },
  'GET /people': { may: all },
  'POST /enquiries/{id}/work': { may: workers, sends: { version: 1, key: 'sixteen letters…', note: 'x' } },
  'POST /enquiries/{id}/erase': { may: ['owner'], sends: { version: 1 }, again: lately },
  'GET /enquiries/{id}/alike': { may: ['owner'] },
  'POST /enquiries/{id}/erase-alike': {
    may: ['owner'],
    sends: { by: 'address', until: '2026-11-23T00:00:00Z', count: 0 },
    again: lately,
  },
  'GET /enquiries/{id}/others': { may: workers },
  'POST /enquiries/{id}/merge': { may: workers, sends: merging, status: 404 },
  'POST /enquiries/{id}/unmerge': {
    may: workers,
    sends: { version: 1, other: 'x', key: 'sixteen letters too' },
    status: 404,
  },
  'GET /enquiries/{id}/draft': { may: workers },
  'POST /enquiries/{id}/draft': { may: workers, sends: { subject: 'a', text: 'b', version: 0 } },
  'POST /enquiries/{id}/upload-link': { may: workers },
  'POST /enquiries/{id}/upload-link/end': { may: workers },
  'POST /enquiries/{id}/answer': { may: workers, sends: letter },
  'POST /enquiries/{id}/answers/{answer}/undo': { may: workers },
  'POST /enquiries/{id}/draft/files': { may: workers }, // an answer without it would be refused
  'POST /enquiries/{id}/draft/files/{file}/remove': { may: workers },
  'GET /today': { may: all },
  'GET /troubles': { may: all },
  'GET /report': { may: ['owner'] },
  'GET /sources': { may: all },
  'GET /counts': { may: all },
  'GET /reviews': { may: all },
  'POST /reviews': { may: workers, sends: { kind: 'fact', key: 'no such fact', version: 'x' }, status: 404 },
  'POST /reviews/{id}/undo': { may: workers, status: 404 },
  'GET /launch': { may: all },
  'GET /calls': { may: all },
  'POST /calls': {
    may: workers,
    sends: {
      key: 'sixteen letters for it',
      start: '2026-11-24T03:30:00Z',
      name: 'Ann',
      email: 'ann@example.com',
      phone: '',
      callLanguage: 'en',
      topic: '',
    },
  },
  'GET /calls/{id}': { may: all },
  'GET /free-times': { may: all },
  'GET /blocked-times': { may: all },
  'POST /blocked-times': {
    may: workers,
    sends: { key: 'sixteen letters again', start: '2026-11-26T03:30:00Z', end: '2026-11-26T07:30:00Z', reason: 'x' },
  },
  'POST /blocked-times/{id}/remove': { may: workers, status: 404 },
  'GET /account/calendar': { may: all },
  'POST /account/calendar': { may: all, sends: { scope: 'mine' }, again: lately },
  'POST /account/calendar/revoke': { may: all },
  'POST /calls/{id}/work': {
    may: ['owner', 'agent'],
    sends: { version: 0, key: 'sixteen letters more', videoUrl: 'https://meet.example/a' },
  },
  'GET /calls/{id}/alike': { may: workers },
  'POST /calls/{id}/cancel-alike': {
    may: workers,
    sends: { by: 'address', until: '2020-01-01T00:00:00Z', count: 0, cancel: '' },
  },
  'GET /persons': { may: all },
  'GET /person': { may: all },
  'GET /register': { may: all },
  'GET /csv/enquiries': { may: all, again: lately },
  'GET /csv/search': { may: all, again: lately },
  'GET /csv/calls': { may: all, again: lately },
  'GET /csv/counts': { may: all, again: lately },
  'GET /csv/persons': { may: all, again: lately },
  'GET /csv/register': { may: all, again: lately },
  'POST /person/export': { may: workers, sends: { address: 'ann@example.com' }, again: lately },
  'POST /person/erase': {
    may: ['owner'],
    sends: { address: 'ann@example.com', typed: 'ann@example.com' },
    again: lately,
  },
  'GET /opening': { may: all },
  'POST /opening': { may: ['owner'], sends: { version: 0, week: [[], [], [], [], [], [], []], closed: [] } },
  'GET /site': { may: all },
  'GET /site/progress': { may: all },
  'GET /site/pictures/{name}': { may: all, status: 404 },
  'POST /site/pictures': { may: workers, status: 415 },
  'POST /site/preview': { may: all, sends: { text: 'Hello' } },
  'GET /site/entries/{id}': { may: all },
  'POST /site/entries/{id}': { may: workers, sends: { value: {}, version: 0 } },
  'POST /site/entries/{id}/discard': { may: workers, sends: { version: 0 } },
  'POST /site/publish': { may: ['owner'], sends: { seen: {}, key: 'sixteen letters or so' }, status: 422 },
  'POST /site/previews': { may: workers, sends: { seen: {}, key: 'sixteen letters or so' }, status: 422 },
  'POST /site/previews/{id}/show': { may: workers, status: 404 },
  'POST /site/previews/hide': { may: all },
  'POST /site/publishes/{id}/undo': { may: ['owner'], sends: { key: 'sixteen letters or so' }, status: 422 },
  'GET /texts/{language}': { may: all, status: 404 },
  'POST /texts/{language}': {
    may: workers,
    sends: { key: 'a', act: 'accept', text: '', version: 0, mark: 'x' },
    status: 404,
  },
  'POST /sign-out': { may: all }, // the last: it ends the session
};

const span = '?from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z';
/** What these are asked. */
const queries: Readonly<Record<string, string>> = {
  'GET /enquiries': '?state=new',
  'GET /search': '?words=nimal',
  'POST /enquiries/{id}/draft/files': '?name=note.txt',
  'POST /site/pictures': '?name=door.png',
  'GET /calls': span,
  'GET /free-times': span,
  'GET /blocked-times': span,
  'GET /persons': '?words=nimal',
  'GET /person': '?address=nimal@example.com',
  'GET /csv/enquiries': '?state=new',
  'GET /csv/search': '?words=nimal',
  'GET /csv/calls': span,
  'GET /csv/persons': '?words=nimal',
};

type Schema = Readonly<{ properties?: Record<string, Schema>; required?: string[]; items?: Schema; type?: string }>;
type Operation = Readonly<{
  'x-asks-again'?: true | 'lately';
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}>;
type Document = Readonly<{
  paths: Record<string, Record<string, Operation>>;
}>;

/** What an answer has that its schema does not name, or lacks that it asks for; looked for by hand. */
function unlike(value: unknown, schema: Schema, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unlike(item, schema.items ?? {}, `${at}[]`));
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return [];
  const { properties, required = [] } = schema;
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const known = Object.entries(value).flatMap(([name, inner]) =>
    properties[name] === undefined ? [`${at}.${name} is not named`] : unlike(inner, properties[name], `${at}.${name}`),
  );
  return [...missing, ...known];
}

const documentOf = async (browser: Pick<ReturnType<typeof consoleBrowser>, 'get'>) =>
  (await browser.get('/openapi.json')).body as unknown as Document;

test('the document lists the calls that this table lists, and no other', async () => {
  await using app = await consoleApp();
  const { paths } = await documentOf(await enrolled(app, 'owner'));

  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(prefix.length)}`),
  );
  expect(listed.toSorted()).toEqual(Object.keys(calls).toSorted());
  const inContract = contractCalls.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(inContract.toSorted()).toEqual(listed.filter((call) => call !== 'GET /openapi.json').toSorted());
  const askingAgain = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-asks-again': asks }]) =>
      asks ? [[`${method.toUpperCase()} ${path.slice(prefix.length)}`, asks]] : [],
    ),
  );
  const expected = Object.entries(calls).flatMap(([call, { again: asks }]) => (asks ? [[call, asks]] : []));
  expect(askingAgain.toSorted()).toEqual(expected.toSorted());
});

/** One of each kind of thing that the calls are about, by the word that their paths begin with. */
async function idsIn(app: ConsoleApp): Promise<Readonly<Record<string, string>>> {
  const added = await app.store.enquiries.add(someEnquiry(), freshOrigin());
  const quarantined = await app.store.enquiries.add(someEnquiry({ heldFor: 'too-fast' }), freshOrigin());
  await enrolled(app, 'agent', 'other@example.com');
  const account = await app.store.console.account({ email: 'other@example.com' });
  return {
    enquiries: 'id' in added ? added.id : '',
    held: 'id' in quarantined ? quarantined.id : '',
    calls: await someCall(app),
    sessions: 'x',
    reviews: 'x',
    site: 'firm-announcement',
    accounts: account?.id ?? '',
    invitations: hashOf(await app.invited('later@example.com', 'reader')),
  };
}

test.each([...roles, 'nobody'])('%s may make these calls, and no other', async (role) => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner', 'first@example.com');
  const { paths } = await documentOf(owner);
  const ids = await idsIn(app);
  const person = role === 'nobody' ? undefined : await enrolled(app, role as (typeof roles)[number]);
  const asker = person ?? consoleBrowser(app);
  const confirm = person?.confirm;

  for (const [call, { may, sends = {}, again: asksAgain, status: expected = 200 }] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ');
    const kind = path.endsWith('/erase') ? 'held' : (path.split('/')[1] ?? '');
    const filled = path.replace('{id}', ids[kind] ?? '').replace(/\{(file|answer|name)\}/, 'x');
    const real = filled + (queries[call] ?? '');
    const ask = () => (method === 'GET' ? asker.get(real) : asker.post(real, sends));
    if (asksAgain && confirm && may.includes(role)) {
      app.clock.advance(10 * 60_000); // no confirmation of before counts
      expect([call, (await ask()).body['code']]).toEqual([call, 'unconfirmed']);
      expect([call, (await confirm()).status]).toEqual([call, 200]);
    }
    const { status, body } = await ask();
    const refusedAtTheDoor = ['signed-out', 'not-allowed', 'unconfirmed', 'forbidden', 'internal', 'not-durable'];
    if (may === 'anyone' || may.includes(role))
      expect([call, refusedAtTheDoor.includes(String(body['code']))]).toEqual([call, false]);
    else expect([call, body['code']]).toEqual([call, role === 'nobody' ? 'signed-out' : 'not-allowed']);
    const { schema = {} } =
      paths[prefix + path]?.[method.toLowerCase()]?.responses['200']?.content['application/json'] ?? {};
    if (status === 200) expect([call, ...unlike(body, schema)]).toEqual([call]);
    if (may !== 'anyone' && may.includes(role) && !/\{(file|answer)\}|\/sessions\/\{/.test(path))
      expect([call, status]).toEqual([call, expected]);
  }
});

test.each([
  ['no body', undefined],
  ['another kind', { email: 7, password: [], code: {} }],
  ['too long', { ...typed, code: 'x'.repeat(201) }],
  ['a prototype', JSON.parse('{"__proto__":{"email":"a@b.co"},"password":"","code":"1"}')],
])('a body of %s is refused before anything is done', async (_, body) => {
  await using app = await consoleApp();
  await app.invited('owner@example.com', 'owner');

  const { status } = await consoleBrowser(app).post('/sign-in/password', body);

  expect([400, 422]).toContain(status);
});
