import { dayAt } from '@formation/calendar';
import { copiesLeft } from '../db/upgrade-copies.ts';
import { personService } from '../people/person-service.ts';
import { type Answer, asJson, type Call, type Command, ownersZone, who } from './command.ts';
import { eraseAgain } from './erase-again.ts';
import { removal } from './removal-text.ts';

const nothing = (address: string): Answer => ({ refused: `Nothing is kept of ${address}.` });

const deskOf = ({ store, settings, now }: Call) => personService({ store, settings, now: () => now });

async function person(call: Call): Promise<Answer> {
  const desk = deskOf(call);
  const text = await desk.text(call.argument);
  if (text === undefined) return nothing(call.argument);
  return { text, register: () => desk.exported(call.argument, who) };
}

async function erase(call: Call): Promise<Answer> {
  const { argument: address, format } = call;
  const removed = await deskOf(call).erase(address, who);
  if (removed === undefined) return nothing(address);
  const { until, overdue } = await copiesLeft(call.settings.dataDir, call.now);
  const day = until === undefined ? undefined : dayAt(until, ownersZone);
  if (format === 'json')
    return asJson({
      removed,
      ...(day !== undefined && { copiesUntil: day }),
      ...(overdue.length > 0 && { copiesOverdue: overdue }),
    });
  const lines = [removal(removed, format, `what was kept of ${address}`).text];
  if (day !== undefined)
    lines.push(
      `Copies from before an upgrade or the move to PostgreSQL may still hold it. The last of them goes on ${day}.`,
    );
  for (const path of overdue)
    lines.push(
      `A copy from before an upgrade or a move should be gone and may still hold it. Delete it as root: ${path}`,
    );
  return { text: lines.join('\n') };
}

async function register({ store, format }: Call): Promise<Answer> {
  const entries = await store.persons.register();
  if (format === 'json') return asJson({ register: entries });
  const lines = entries.map(({ day, what, person: hash }) => `${day}  ${what.padEnd(8)}  ${hash}`);
  return { text: lines.join('\n') || 'Nobody has asked yet.' };
}

/** The commands for persons who ask for their data, or to be forgotten. */
export const personCommands: Readonly<Record<string, Command>> = {
  person: { takes: 'EMAIL', formats: ['json'], does: 'all that is kept of an address, for its person', run: person },
  erase: { takes: 'EMAIL', formats: ['table', 'json'], does: 'remove all that is kept of an address', run: erase },
  register: {
    takes: '',
    formats: ['table', 'json'],
    does: 'what was exported and erased, without names',
    run: register,
  },
  'erase-again': {
    takes: 'FILE',
    formats: ['table', 'json'],
    does: 'after a restore: make the erasures of a register again',
    run: eraseAgain,
  },
};
