import { addDays, dayMs, type IsoDate } from '@formation/calendar';
import { type Claim, confirmedForDays, facts, nameOfConfirmed, readConfirmations } from '@formation/content';
import { expect, test } from 'vitest';
import { runLeads } from '../cli/run-leads.ts';
import { type ConsoleApp, consoleApp, enrolled } from '../testing/console-browser.ts';
import { dueReviews } from './reviews.ts';

type Review = Readonly<{ kind: string; key: string; version: string; name: string }>;
type Shown = Readonly<{
  reviews: readonly Review[];
  confirmed: readonly Readonly<{ id: string; kind: string; name: string; day: string; who: string }>[];
}>;

/** The fact that is due first, and the day on which it is. */
const [factName, reviewBy] = Object.entries(facts)
  .map(([key, fact]) => [key, fact.reviewBy as IsoDate] as const) // the schema has looked
  .reduce((first, other) => (other[1] < first[1] ? other : first));
const of = ({ key, version }: Review, kind: string) => ({ kind, key, version });
const until = ({ clock }: ConsoleApp, day: IsoDate) => clock.advance(Date.parse(`${day}T12:00:00+05:30`) - clock.now());

/** The server on the day on which the fact is due. */
async function onItsDay() {
  const app = await consoleApp();
  until(app, reviewBy);
  return app;
}

/** Sessions end: somebody else looks at what there is after days. */
let others = 0;
async function office(app: ConsoleApp) {
  const agent = await enrolled(app, 'agent', `agent${(others += 1)}@example.com`);
  const shown = async () => (await agent.get('/reviews')).body as unknown as Shown;
  const find = async (kind: string, key: string) => {
    const found = (await shown()).reviews.find((one) => one.kind === kind && one.key === key);
    if (found === undefined) throw new Error(`${kind} ${key} is not due.`);
    return found;
  };
  return { agent, shown, find };
}

const keysIn = ({ reviews }: Shown, kind: string) => reviews.filter((one) => one.kind === kind).map(({ key }) => key);
const written = async ({ settings, clock }: ConsoleApp) => {
  const { code, out } = await runLeads(['confirmations'], { env: { DATA_DIR: settings.dataDir }, now: clock.now });
  expect(code).toBe(0);
  return readConfirmations(out);
};

test('what is still true leaves the list, is shown with who said so, and stands in the file for the build', async () => {
  await using app = await onItsDay();
  const { agent, find, shown } = await office(app);
  const fact = await find('fact', factName);

  const { status, body } = await agent.post('/reviews', of(fact, 'fact'));

  expect(status).toBe(200);
  const after = body as unknown as Shown;
  expect(keysIn(after, 'fact')).not.toContain(factName);
  expect(after.confirmed).toMatchObject([{ kind: 'fact', name: fact.name, day: reviewBy, who: agent.email }]);
  expect(await shown()).toEqual(after);
  expect(await written(app)).toEqual([{ kind: 'fact', key: factName, version: fact.version, day: reviewBy }]);
});

test('a wrong tap is taken back: it is due again, and the file knows nothing of it; the log knows both', async () => {
  await using app = await onItsDay();
  const { agent, find, shown } = await office(app);
  await agent.post('/reviews', of(await find('fact', factName), 'fact'));
  const id = (await shown()).confirmed[0]?.id ?? '';
  app.clock.advance(1000);

  const { body } = await agent.post(`/reviews/${id}/undo`);

  const after = body as unknown as Shown;
  expect(keysIn(after, 'fact')).toContain(factName);
  expect(after.confirmed).toEqual([]);
  expect(await written(app)).toEqual([]);
  expect((await agent.post(`/reviews/${id}/undo`)).status).toBe(404);
  const auditLog = (await agent.get('/acts')).body['acts'] as readonly { act: string }[];
  expect(auditLog.map(({ act }) => act).slice(0, 2)).toEqual(['confirmation-undone', 'found-still-true']);
});

test('what two people tap at once, and one of them again, counts once and stands in the log once', async () => {
  await using app = await onItsDay();
  const [one, other] = [await office(app), await office(app)];
  const fact = of(await one.find('fact', factName), 'fact');

  const answers = await Promise.all([one, other].map(({ agent }) => agent.post('/reviews', fact)));
  answers.push(await one.agent.post('/reviews', fact));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await one.shown()).confirmed).toHaveLength(1);
  const auditLog = (await one.agent.get('/acts')).body['acts'] as readonly { act: string }[];
  expect(auditLog.filter(({ act }) => act === 'found-still-true')).toHaveLength(1);
});

test('a claim is asked about until the owner has confirmed it once and for all, and twice a year where nobody does', () => {
  const here = { en: 'here' };
  const claim: Claim = { text: here, label: here, definition: here, owner: '', asOf: reviewBy, confirmed: false };
  const due = (claims: Record<string, Claim>, days = new Map<string, IsoDate>(), day = reviewBy) =>
    dueReviews({ facts: {}, tables: [], known: new Map(), claims, days }, day).map(({ kind, key }) => [kind, key]);
  const read = new Map([[nameOfConfirmed({ kind: 'claim', key: 'open' }), reviewBy]]);
  const both = { open: claim, settled: { ...claim, confirmed: true } };

  expect(due(both)).toEqual([['claim', 'open']]);
  expect(due(both, read, addDays(reviewBy, confirmedForDays))).toEqual([]);
  expect(due(both, read, addDays(reviewBy, confirmedForDays + 1))).toEqual([['claim', 'open']]);
});

test.each([
  ['nothing has this name', { key: 'no-such-fact' }, 404],
  ['another version was seen', { version: '0'.repeat(16) }, 409],
  ['a kind that there is not', { kind: 'price' }, 422],
  ['no version', { version: '' }, 422],
])('%s: nothing is confirmed', async (_, change, status) => {
  await using app = await onItsDay();
  const { agent, find, shown } = await office(app);
  const fact = of(await find('fact', factName), 'fact');

  expect((await agent.post('/reviews', { ...fact, ...change })).status).toBe(status);
  expect((await shown()).confirmed).toEqual([]);
});

test('a fact that is due comes back when it is due next; one confirmed before its day comes back on it', async () => {
  await using app = await consoleApp();
  const at = (day: IsoDate) => {
    until(app, day);
    return office(app);
  };

  const before = await at(addDays(reviewBy, -10));
  await before.agent.post('/reviews', of(await before.find('fact', factName), 'fact'));
  expect(keysIn(await before.shown(), 'fact')).not.toContain(factName);
  const onIt = await at(reviewBy);
  await onIt.agent.post('/reviews', of(await onIt.find('fact', factName), 'fact'));
  expect(keysIn(await onIt.shown(), 'fact')).not.toContain(factName);

  app.clock.advance(200 * dayMs);
  await (await office(app)).find('fact', factName);
  const items = async () =>
    ((await (await office(app)).agent.get('/launch')).body['items'] as { what: string }[]).map(({ what }) => what);
  expect((await items()).filter((what) => what.startsWith(`${factName}: `))).toHaveLength(1);
  const due = await office(app);
  await due.agent.post('/reviews', of(await due.find('fact', factName), 'fact'));
  expect((await items()).filter((what) => what.startsWith(`${factName}: `))).toEqual([]);
});
