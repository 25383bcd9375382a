import { setTimeout as pause } from 'node:timers/promises';
import { type Book, type Deed, freshBook, workOn } from './console-deeds.ts';
import { consolePerson, type ConsolePerson, type Place, siteUrl } from './console-person.ts';
import { type Database, databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { expectThat, scratchFolder } from './figures.ts';
import { mailbox, messageId } from './mailbox.ts';
import { leads, startServer } from './server-process.ts';

const people = 4;

type Staff = Readonly<{ person: ConsolePerson; book: Book; ended: string[] }>;

/** Ends the session and comes in anew; a line that breaks in between leaves nothing that anybody relies on. */
async function comeInAnew({ person, ended }: Staff): Promise<void> {
  const before = person.session();
  try {
    if ((await person.post('/sign-out')).status === 200) ended.push(before);
    await person.signIn();
  } catch {
    person.forget(); // the server was killed: in again in the next round
  }
}

/** How many sessions answer otherwise than they should: the ended ones, and those that go on. */
async function wrongSessions(staff: readonly Staff[]): Promise<number> {
  const found = staff.map(async ({ person, ended }) => {
    const dead = await Promise.all(ended.map((cookie) => person.statusOf(cookie)));
    const alive = person.session() === '' ? 200 : await person.statusOf(person.session());
    return dead.filter((status) => status !== 401).length + (alive === 200 ? 0 : 1);
  });
  return (await Promise.all(found)).reduce((sum, count) => sum + count, 0);
}

type Run = Readonly<{ env: Record<string, string | undefined>; place: Place; staff: readonly Staff[] }>;

async function round({ env, place, staff }: Run, turn: number): Promise<number> {
  const server = await startServer(env);
  place.origin = server.origin;
  const wrong = await wrongSessions(staff);
  for (const each of staff) if (each.person.session() === '') await each.person.signIn();
  const visitor = enquiryClient(server.origin, people);
  const days = staff.map(async (each, index) => {
    if (index === turn % people) await comeInAnew(each);
    await workOn(each.person, each.book, visitor);
  });
  await pause(1500 + Math.random() * 2000);
  await server.crash();
  await Promise.all(days);
  visitor.close();
  return wrong;
}

type Entry = Readonly<{
  holder: string;
  state: string;
  history: readonly Readonly<{ text: string }>[];
  answers: readonly Readonly<{ text: string }>[];
}>;

/** Whether what was acknowledged is there, once. */
function isStored({ kind, text }: Deed, entry: Entry, { email, undone }: Readonly<{ email: string; undone: boolean }>) {
  const answers = entry.answers.filter((each) => each.text === text).length;
  const stored: Readonly<Record<Deed['kind'], boolean>> = {
    take: entry.holder === email,
    note: entry.history.filter((each) => each.text === text).length === 1,
    close: entry.state === 'won',
    draft: true, // the answer took its place; one that was taken back is looked at below
    answer: answers === (undone ? 0 : 1),
    undo: answers === 0,
  };
  return stored[kind];
}

/** The deeds of somebody that are not there as they were acknowledged. */
async function missingOf({ person, book }: Staff): Promise<readonly Deed[]> {
  const undone = new Set(book.done.filter(({ kind }) => kind === 'undo').map(({ text }) => text));
  const missing: Deed[] = [];
  for (const deed of book.done) {
    const entry = (await person.get(`/enquiries/${deed.enquiry}`)).body as unknown as Entry; // the documented shape
    const isUndone = undone.has(deed.text);
    if (!isStored(deed, entry, { email: person.email, undone: isUndone })) missing.push(deed);
    if (deed.kind !== 'undo') continue;
    const { draft } = (await person.get(`/enquiries/${deed.enquiry}/draft`)).body as { draft: { text: string } | null };
    if (draft?.text !== deed.text) missing.push(deed);
  }
  return missing;
}

/** The text of an answer, as a letter holds it: long lines are folded there. */
const answerIn = (mail: string) =>
  /answer \S+ deed \d+ of \d+ end/.exec(mail.replaceAll(/=?\r?\n/g, ' ').replaceAll('  ', ' '))?.[0];

async function judge({ env, place, staff }: Run, mails: readonly string[], kills: number): Promise<void> {
  const server = await startServer(env);
  place.origin = server.origin;
  expectThat((await wrongSessions(staff)) === 0, 'no session that was ended is open, and none that goes on is lost');
  for (const { person, book } of staff) {
    if (person.session() === '') await person.signIn();
    book.unsure = undefined; // nobody relies on it any more
  }
  const done = staff.flatMap(({ book }) => book.done);
  const undone = new Set(done.filter(({ kind }) => kind === 'undo').map(({ text }) => text));
  const answers = done.filter(({ kind, text }) => kind === 'answer' && !undone.has(text));
  const arrived = () =>
    Map.groupBy(
      mails.filter((mail) => answerIn(mail) !== undefined),
      (mail) => answerIn(mail) ?? '',
    );
  const unsent = () => answers.filter(({ text }) => !arrived().has(text)).length;
  for (let waited = 0; waited < 180 && unsent() > 0; waited += 1) await pause(1000); // what a killed one had claimed is free after a minute
  const missing = (await Promise.all(staff.map(missingOf))).flat();
  const sent = [...arrived()];
  const twice = sent.filter(([, copies]) => new Set(copies.map(messageId)).size > 1).length;
  const again = sent.filter(([, copies]) => copies.length > 1).length;
  console.log(
    `  ${kills} kills, ${done.length} deeds acknowledged, ${answers.length} answers and ${undone.size} taken back`,
  );
  expectThat(done.length > kills, 'deeds were acknowledged between the kills');
  expectThat(missing.length === 0, `${missing.length} acknowledged deeds are missing or there twice`);
  expectThat(unsent() === 0, `${unsent()} acknowledged answers are not sent`);
  expectThat(twice === 0, `${twice} answers were sent as two letters`);
  expectThat(again <= kills * 5, `${again} letters came again, under the same Message-ID: those under way in a kill`);
  expectThat(!sent.some(([text]) => undone.has(text)), 'no answer that was taken back was sent');
  expectThat(
    staff.every(({ book }) => book.strange.length === 0),
    'every other answer was a refusal that the console knows',
  );
  const open = staff.map(({ person }) => person.session());
  for (const { person } of staff) leads(env, ['console', 'sign-out', person.email]);
  const still = await Promise.all(staff.map(({ person }, index) => person.statusOf(open[index] ?? '')));
  expectThat(
    still.every((status) => status === 401),
    'who is signed out from the terminal is out everywhere',
  );
  await server.stop();
}

async function peopleOn({ name, url }: Database, rounds: number): Promise<void> {
  console.log(`  ${name}`);
  const mail = await mailbox();
  const env = {
    DATA_DIR: scratchFolder(),
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    SITE_URL: siteUrl,
    OUTBOX_TICK_MS: '100',
  };
  const first = await startServer(env);
  const place = { origin: first.origin };
  const staff: Staff[] = [];
  for (let each = 0; each < people; each += 1)
    staff.push({ person: await consolePerson(place, env, `person${each}@example.com`), book: freshBook(), ended: [] });
  await first.stop();
  const run = { env, place, staff };
  let wrong = 0;
  for (let turn = 0; turn < rounds; turn += 1) wrong += await round(run, turn);
  expectThat(wrong === 0, `${wrong} sessions were wrong after a kill`);
  await judge(run, mail.mails, rounds);
  mail.close();
}

/** The firm's people work in the console while the server is killed again and again. */
export async function consolePeople(rounds = 20): Promise<void> {
  for (const database of await databases()) {
    await peopleOn(database, rounds);
    await database.stop();
  }
}
