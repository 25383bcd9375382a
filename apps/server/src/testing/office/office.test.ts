import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedded, engines } from '../scratch-store.ts';
import * as callSteps from './call-steps.ts';
import { type Firm, openFirm } from './firm.ts';
import * as mailSteps from './mail-steps.ts';
import { moods } from './mails.ts';
import { day, emptyOffice, hour, type Office } from './office.ts';
import { expectAgreement } from './seen.ts';
import * as steps from './steps.ts';

/** How many are tried on the embedded database; on the other one, where each takes ten times as long, a tenth. */
const sequences = Number(process.env['OFFICE_CASES'] ?? 300);
const firstDay = Date.parse('2026-11-23T04:00:00Z');

const address = fc.constantFrom('nimal@example.com', 'fathima@example.com');
const which = fc.nat(3); // few things, so that much happens to each
const wish = fc.record({ which, who: fc.constantFrom('kamala@example.org', 'ravi@example.org'), ago: fc.nat(2) });
const state = fc.constantFrom('new', 'answered', 'waiting', 'won', 'lost', 'held');
const quarters = fc.oneof(fc.nat(3), fc.nat(200));
const work = fc.record(
  { state, isTaken: fc.boolean(), sleepsMs: fc.constantFrom(hour, day), note: fc.constant('Called back.') },
  { requiredKeys: [] },
);

type Turn = fc.AsyncCommand<Office, Firm>;

/** A step as the runner wants it: done on one server, and judged by what the other one shows. */
function turn(name: string, by: number, step: steps.Step): Turn {
  return {
    check: () => true,
    async run(office, firm) {
      office.now += 1; // no two things happen at once
      firm.clock.now = office.now;
      await step(office, firm, firm.servers[by === 0 ? 0 : 1]);
      await expectAgreement(office, firm.servers[by === 0 ? 1 : 0].store);
    },
    toString: () => name,
  };
}

const step = <Ts extends [unknown, ...unknown[]]>(
  name: string,
  inputs: { [Index in keyof Ts]: fc.Arbitrary<Ts[Index]> },
  make: (...given: Ts) => steps.Step,
) =>
  fc
    .tuple(fc.nat(1), fc.tuple<Ts>(...inputs))
    .map(([by, given]) => turn(`${name}(${JSON.stringify(given).slice(1, -1)}) on ${by}`, by, make(...given)));

const passes = (ms: number): steps.Step => {
  return async (office, firm) => {
    await Promise.resolve();
    office.now += ms;
    firm.clock.now = office.now;
  };
};

const everything = [
  step('arrives', [address, fc.boolean()], steps.arrives),
  step('works', [fc.tuple(wish, work).map(([one, other]) => ({ ...one, ...other }))], steps.works),
  ...[1, 2].flatMap(() => [step('answers', [wish], steps.answers), step('takes back', [wish], steps.takesBack)]),
  step('books', [address, quarters], callSteps.books),
  step('cancels', [which], callSteps.cancels),
  step('moves', [which, quarters], callSteps.moves),
  step('the firm cancels', [wish], callSteps.firmCancels),
  step('confirms a call', [which], callSteps.confirmsCall),
  step('the firm cancels all', [wish], callSteps.firmCancelsAll),
  step('blocks', [quarters, wish.map(({ who }) => who)], callSteps.blocks),
  step('unblocks', [which], callSteps.unblocks),
  step('wants reminders', [address], steps.wantsReminders),
  step('confirms', [which], steps.confirms),
  step('stops', [which], steps.stops),
  step('mails go', [fc.constantFrom(...moods)], mailSteps.posts),
  step('time passes', [fc.constantFrom(1000, 5000, 20_000, 61_000, hour, 7 * hour, day)], passes),
  step('dies', [which], mailSteps.dies),
  step('tries again', [wish], mailSteps.retries),
  step('dismisses', [which], mailSteps.dismisses),
  step('erases', [address], mailSteps.erases),
];

/** In the end the mail server takes everything: what is to go has gone, and nothing went twice. */
async function expectOneOfEach(office: Office, firm: Firm): Promise<void> {
  for (const _ of [1, 2]) {
    await turn('time passes', 0, passes(2 * day)).run(office, firm);
    await turn('mails go', 1, mailSteps.posts('well')).run(office, firm);
  }
  const due = office.mails.filter(({ state: how, due: at }) => how === 'waiting' && at <= office.now);
  expect(due).toEqual([]);
  expect([...firm.delivered.values()].filter((times) => times !== 1)).toEqual([]);
}

describe.each(engines())('on $name', (engine) => {
  test('whatever visitors, our people, the mail server, the clock and crashes do, two servers show what the model says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(everything, { maxCommands: 40, size: 'max' }), async (turns) => {
        const firm = await openFirm(engine, firstDay);
        const office = emptyOffice(firstDay);
        try {
          await fc.asyncModelRun(() => ({ model: office, real: firm }), turns);
          await expectOneOfEach(office, firm);
        } finally {
          await firm.close();
        }
      }),
      { numRuns: engine === embedded ? sequences : sequences / 10 },
    );
  });
});
