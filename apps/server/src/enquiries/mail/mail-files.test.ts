import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { emlPath, outboxFolder } from '../../db/data-files.ts';
import { runHousekeeping } from '../../db/housekeeping.ts';
import { outbox } from '../../outbox/outbox.ts';
import { officeMail } from '../../testing/office-mail.ts';
import {
  callAt,
  type Engine,
  engines,
  freshOrigin,
  isInFiles,
  scratchStore,
  someEnquiry,
} from '../../testing/scratch-store.ts';

const hourMs = 3_600_000;
const email = 'nimal@example.com';
const log = { info: () => undefined, warn: () => undefined };

/** A store whose mails wait as files. */
async function scratchFiles(engine: Engine) {
  const { store, dataDir, clock } = await scratchStore(engine);
  const now = () => clock.now;
  const round = outbox({
    store,
    dataDir,
    ...officeMail,
    retryBaseMs: 1000,
    log,
    now,
  });
  const writeAll = async () => {
    while (await round());
  };
  const files = () => readdirSync(outboxFolder(dataDir)).length;
  return {
    store,
    dataDir,
    clock,
    writeAll,
    files,
    house: () => runHousekeeping({ store, retentionMonths: 24, log, now }),
  };
}

type Files = Awaited<ReturnType<typeof scratchFiles>>;

/** A call whose visitor was reminded of it, and which was moved then. */
async function movedCall({ store, clock, writeAll }: Files) {
  const start = clock.now + 72 * hourMs;
  const call = { name: 'Nimal', email, timeZone: 'Asia/Colombo', topic: '' };
  const made = await store.bookings.add({ ...call, ...callAt(start) }, freshOrigin());
  if (isRefused(made)) throw new Error(made.refused);
  clock.now = start - 23 * hourMs;
  await writeAll();
  await store.bookings.move(made.booking.id, callAt(start + 48 * hourMs));
}

/** One company's reminders, asked for and confirmed twice. */
async function askedTwice({ store, clock, writeAll }: Files) {
  const until = clock.now + 7 * 24 * hourMs;
  const facts = 'country=us&state=WY&kind=llc&incorporated=2025-03-20';
  const ask = () => store.reminders.ask({ email, company: 'a', facts, until }, freshOrigin());
  const wishes = [await ask(), await ask()];
  await writeAll();
  for (const wish of wishes)
    if (!isRefused(wish)) await store.reminders.confirm(wish.id, () => ({ until, consentText: '1' }));
}

const replaced = [
  ['a call that was moved', movedCall],
  ['reminders that were asked for twice', askedTwice],
] as const;

describe.each(engines())('on $name', (engine) => {
  test.each(replaced)('erasing a person leaves no mail of %s', async (_, happens) => {
    const files = await scratchFiles(engine);
    await happens(files);
    expect(files.files()).toBeGreaterThan(0);

    await files.store.enquiries.erase(email);

    expect(files.files()).toBe(0);
    expect(isInFiles(files.dataDir, email)).toBe(false);
  });

  test('the files of mails that are gone go with the next round of housekeeping, the others stay', async () => {
    const { store, dataDir, writeAll, files, house } = await scratchFiles(engine);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    await writeAll();
    await store.enquiries.add(someEnquiry(), freshOrigin());
    const [beingWritten] = await store.mails.claim(1);
    for (const id of [beingWritten?.id ?? '', crypto.randomUUID()]) {
      writeFileSync(`${emlPath(dataDir, id)}.part`, email);
    }
    writeFileSync(emlPath(dataDir, crypto.randomUUID()), email);
    writeFileSync(join(outboxFolder(dataDir), 'a note of the owner.eml'), 'not ours');

    await house();

    expect(files()).toBe(3);
    expect(readdirSync(outboxFolder(dataDir))).toContain(`${beingWritten?.id}.eml.part`);
  });
});
