import { setTimeout as pause } from 'node:timers/promises';
import type { ConsolePerson } from './console-person.ts';
import { expectThat } from './figures.ts';

/** Who has most enquiries, and who wrote every fiftieth. */
export const [assignee, regular] = ['assignee@example.com', 'regular@example.com'];

/** A wait that nobody minds (100 ms on a quiet machine), and how much longer than with nobody at the console it may be on a slow one. */
const fineMs = 250;
const slower = 5;

/** What is kept besides enquiries: who is reminded, what was done for persons, and by whom. Both databases read it. */
export const besides = (rows: number): readonly string[] => {
  const numbers = (count: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${Math.ceil(count)})`;
  const address = `'reminded' || i || '@example.com'`;
  return [
    `insert into reminders (id, email, email_key, company, facts, state, asked_at, since_at, until_at, planned_for,
       consent_text, sender, network, language)
     ${numbers(rows / 5)} select 'reminder-' || i, ${address}, ${address}, '', '', 'asked', 0, 0, 4102444800000, '',
       '', '', '', 'en' from n`,
    `insert into register (id, person, day, what)
     ${numbers(rows / 20)} select 'entry-' || i, 'person-' || i, '2026-11-23', 'exported' from n`,
    `insert into console_acts (id, at, who, act, about, detail)
     ${numbers(rows / 20)} select 'act-' || i, i, '${assignee}', 'exported', 'entry-' || i, '' from n`,
  ];
};

/** What is asked at length; the last hands out a person. */
const reads: readonly (readonly [path: string, body?: object])[] = [
  ['/enquiries?state=new'],
  ['/csv/enquiries?state=new'],
  ['/search?words=first'],
  ['/csv/search?words=first'],
  ['/persons?words=zzzz'],
  ['/persons?words=reminded'],
  ['/csv/persons?words=reminded'],
  ['/accounts'],
  ['/register'],
  ['/csv/register'],
  [`/person?address=${regular}`],
  ['/person/export', { address: regular }],
];

/** How long one who asks whether the server lives waits at most while something is read to its end. */
async function longestWait(origin: string, reading: Promise<unknown>): Promise<number> {
  const state = { isOver: false, longest: 0 };
  const asking = (async () => {
    while (!state.isOver) {
      const asked = performance.now();
      const answer = await fetch(`${origin}/healthz`);
      await answer.arrayBuffer();
      state.longest = Math.max(state.longest, performance.now() - asked);
      await pause(2);
    }
  })();
  await reading;
  state.isOver = true;
  await asking;
  return state.longest;
}

/** The console reads what is long while somebody asks whether the server lives. */
export async function consoleReads(origin: string, owner: ConsolePerson): Promise<void> {
  const calm = await longestWait(origin, pause(2000));
  console.log(`  nobody at the console: /healthz waits ${Math.round(calm)} ms at most`);
  for (const [path, body] of reads) {
    const began = performance.now();
    const reading = owner.text(path, body);
    const longest = await longestWait(origin, reading);
    const { status, length } = await reading;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    expectThat(
      status === 200 && longest < Math.max(fineMs, slower * calm),
      `${path}: ${status}, ${length} letters in ${seconds} s; /healthz waits ${Math.round(longest)} ms at most`,
    );
  }
}
