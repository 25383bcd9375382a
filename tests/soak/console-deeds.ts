import type { ConsolePerson } from './console-person.ts';
import type { EnquiryClient } from './enquiry-client.ts';

/** Something that somebody does to an enquiry; its text is in no other deed. */
export type Deed = Readonly<{
  kind: 'take' | 'note' | 'close' | 'draft' | 'answer' | 'undo';
  enquiry: string;
  text: string;
  path: string;
  body: object;
}>;

/** What one person knows: what was acknowledged, and what got no answer and is sent again. */
export type Book = { done: Deed[]; unsure: Deed | undefined; strange: number[]; worked: Set<string>; made: number };

export const freshBook = (): Book => ({ done: [], unsure: undefined, strange: [], worked: new Set(), made: 0 });

type Entry = Readonly<{
  id: string;
  version: number;
  address: string;
  answers: readonly Readonly<{ id: string; text: string }>[];
}>;

/** Does something, and writes down how sure it is. Undefined where the server refused it. */
async function tryDeed(person: ConsolePerson, book: Book, deed: Deed): Promise<Entry | undefined> {
  book.unsure = deed;
  const { status, body } = await person.post(deed.path, deed.body); // a line that breaks leaves it unsure
  book.unsure = undefined;
  if (status === 200) book.done.push(deed);
  else if (status === 503) book.unsure = deed;
  else if (status !== 409 && status !== 404) book.strange.push(status);
  return status === 200 ? (body as unknown as Entry) : undefined; // the documented shape
}

/** All that is done to one enquiry: taken, noted, drafted, answered; one in four taken back, one in four closed. */
async function work(person: ConsolePerson, book: Book, { id, turn }: Readonly<{ id: string; turn: number }>) {
  const path = `/enquiries/${id}`;
  const mark = `${person.email} deed ${book.done.length} of ${turn} end`;
  const deed = (kind: Deed['kind'], to: string, body: object) =>
    tryDeed(person, book, { kind, enquiry: id, text: `${kind} ${mark}`, path: path + to, body });
  const key = (kind: string) => `${kind} ${mark}`;
  const taken = (await person.get(path)).body as unknown as Entry; // the documented shape
  const took = await deed('take', '/work', { version: taken.version, key: key('take'), holder: person.email });
  const noted =
    took && (await deed('note', '/work', { version: took.version, key: key('note'), note: `note ${mark}` }));
  if (noted === undefined) return;
  await deed('draft', '/draft', { subject: 'Soak', text: `draft ${mark}`, version: 0 });
  const letter = { subject: 'Soak', text: `answer ${mark}`, address: noted.address };
  const sent = await deed('answer', '/answer', { ...letter, version: noted.version, key: key('answer') });
  if (sent === undefined) return;
  const answer = sent.answers.find(({ text }) => text === letter.text);
  if (turn % 4 === 0) await tryDeed(person, book, undoOf(id, { ...letter, answer: answer?.id ?? '' }));
  if (turn % 4 === 1) await deed('close', '/work', { version: sent.version, key: key('close'), state: 'won' });
}

const undoOf = (id: string, { text, answer }: Readonly<{ text: string; answer: string }>): Deed => ({
  kind: 'undo',
  enquiry: id,
  text,
  path: `/enquiries/${id}/answers/${answer}/undo`,
  body: {},
});

type Row = Readonly<{ id: string; name: string; holder: string }>;

/** One day of somebody: repeats what got no answer, then works on what visitors of theirs send, until the line breaks. */
export async function workOn(person: ConsolePerson, book: Book, visitor: EnquiryClient): Promise<void> {
  try {
    if (book.unsure !== undefined) await tryDeed(person, book, book.unsure);
    for (;;) {
      book.made += 1;
      const name = `${person.email.split('@')[0]}-${book.made}`;
      await visitor.enquire(name, `${name}@example.com`);
      const { rows } = (await person.get('/enquiries?state=new')).body as unknown as { rows: readonly Row[] }; // the documented shape
      const mine = rows.filter((row) => row.name.startsWith(`${name.split('-')[0]}-`) && !book.worked.has(row.id));
      for (const { id } of mine) {
        book.worked.add(id);
        await work(person, book, { id, turn: book.worked.size });
      }
    }
  } catch {
    return; // the server was killed
  }
}
