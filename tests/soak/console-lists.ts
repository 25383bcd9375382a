import type { ConsolePerson } from './console-person.ts';
import { expectThat, percentile } from './figures.ts';

/** A list that is there before one notices; on a slow machine it may be so much slower than the shortest one. */
const fineMs = 200;
const slower = 5;

const [often, seldom] = ['waiting for papers', 'from the fair'];

/** What an enquiry is tagged with, of number i: every third, every thousandth, and a seventh of the others by two. */
export const tagsOf = `case when i % 3 = 0 then '["${often}"]' when i % 1001 = 1 then '["${seldom}"]'
  when i % 7 = 1 then '["bank account","sells on eBay"]' else '' end`;

/** When one comes back: a twentieth long ago, half of them because their clients wrote, and a twentieth in many years. */
export const followUpOf = `case when i % 20 = 4 then received_at - i * 1000 + 1 when i % 20 = 3 then 4102444800000 else 0 end`;

/** What was done to the enquiries; both databases read it. */
export const pastOf = (rows: number): readonly string[] => {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows * 3})`;
  const enquiry = `'many-' || (i / 3)`;
  return [
    `insert into enquiry_history (id, enquiry_id, version, at, who, what, text)
     ${numbers} select 'past-' || i, ${enquiry}, i % 3, 1700000000000 + i, 'ann@example.com', 'note', 'Rings at five' from n`,
    `insert into enquiry_history (id, enquiry_id, version, at, who, what, text)
     select 'heard-' || id, id, 4, follow_up_at, address, 'replied', '' from enquiries
     where follow_up_at between 1 and 4000000000000`,
  ];
};

const tagged = (tag: string) => `tag=${encodeURIComponent(tag)}`;

/** The lists that somebody turns to in a day; the first is the shortest. */
const lists = [
  '/enquiries?state=held',
  ...['new', 'won', 'asleep', 'mine', 'unassigned', 'overdue'].flatMap((state) => [
    `/enquiries?state=${state}`,
    `/enquiries?state=${state}&${tagged(often)}`,
    `/enquiries?state=${state}&${tagged(seldom)}`,
  ]),
  '/tags',
  '/today',
];

/** How long a list takes, of some looks at it. */
async function waitsFor(look: () => Promise<Readonly<{ status: number; length: number }>>) {
  const waits: number[] = [];
  let length = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now();
    const answer = await look();
    waits.push(performance.now() - began);
    length = answer.status === 200 ? answer.length : 0;
  }
  return { middle: percentile(waits, 50), length };
}

/** Somebody turns from list to list, by state, view and tag. */
export async function consoleLists(person: ConsolePerson): Promise<void> {
  let calm = 0;
  for (const path of lists) {
    const { middle, length } = await waitsFor(() => person.text(path));
    calm ||= middle;
    const isFine = length > 0 && middle < Math.max(fineMs, slower * calm);
    expectThat(isFine, `${path}: ${length} letters, p50 ${Math.round(middle)} ms`);
  }
}
