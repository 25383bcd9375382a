import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyName, rotate } from '../backup/back-up.ts';
import { restoreDrill } from '../backup/restore-drill.ts';
import { wayBack } from '../db/upgrade.ts';
import { isoIn } from '../outbox/time-in.ts';
import { type Answer, asJson, type Call, type Command, ownersZone } from './command.ts';
import { doctor } from './doctor.ts';

async function backUp({ store, argument, keep, now }: Call): Promise<Answer> {
  const folder = keep === undefined ? argument : join(argument, copyName(now));
  if (existsSync(folder)) return { refused: `${folder} is there already: name a new folder.` };
  if (keep !== undefined) await mkdir(argument, { recursive: true, mode: 0o700 });
  await store.backUp(folder);
  const removed = keep === undefined ? [] : await rotate(argument, keep);
  const gone = removed.length === 0 ? '' : ` Removed the oldest: ${removed.join(', ')}.`;
  return { text: `Copied database, files and outbox to ${folder}.${gone}` };
}

async function drill({ argument, format, settings }: Call): Promise<Answer> {
  const found = await restoreDrill(argument, settings.databaseUrl);
  if ('refused' in found) return found;
  const { folder, enquiries, bookings, reminders, files, newest, faults } = found;
  if (faults.length > 0) return { refused: `The copy ${folder} is not whole:\n${faults.join('\n')}` };
  if (format === 'json') return asJson(found);
  const last = newest === undefined ? '' : ` The newest enquiry is of ${isoIn(ownersZone, newest)}.`;
  return {
    text: `The copy ${folder} can be restored: ${enquiries} enquiries, ${bookings} bookings, ${reminders} reminders, ${files} files, all whole.${last}`,
  };
}

async function upgrade({ store: { upgraded }, settings }: Call): Promise<Answer> {
  const { made, copy } = upgraded;
  if (copy === undefined) return { text: 'The tables are up to date: nothing was changed.' };
  return { text: `The tables are up to date (${made.join(', ')}). Copied before: ${copy}\n${wayBack(copy, settings)}` };
}

/** The commands that keep the data safe and the server well. */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    takes: 'FOLDER',
    formats: ['table'],
    does: 'copy all that is kept to a new folder; with --keep N into it, the newest N stay',
    keeps: true,
    run: backUp,
  },
  'restore-drill': {
    takes: 'FOLDER',
    formats: ['table', 'json'],
    does: 'restore a copy into an empty place and prove that it is whole',
    run: drill,
  },
  doctor: {
    takes: '',
    formats: ['table', 'json'],
    does: 'look at settings, address, mail, disk: a report without secrets',
    run: doctor,
  },
  upgrade: {
    takes: '',
    formats: ['table'],
    does: 'copy the database and bring its tables up to date',
    upgrades: true,
    run: upgrade,
  },
};
