import { parseArgs } from 'node:util';
import { isEmailAddress } from '@formation/leads';
import { type Role, roles } from '../store/console.ts';
import { alarmCommands } from './alarm-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { bookingCommands } from './booking-commands.ts';
import type { Command, Format } from './command.ts';
import { confirmationCommands } from './confirmation-commands.ts';
import { consoleCommands } from './console-commands.ts';
import { countCommands } from './count-commands.ts';
import { leadCommands } from './lead-commands.ts';
import { moveCommands } from './move-command.ts';
import { personCommands } from './person-commands.ts';
import { reminderCommands } from './reminder-commands.ts';

const commands = {
  ...leadCommands,
  ...personCommands,
  ...bookingCommands,
  ...reminderCommands,
  ...countCommands,
  ...alarmCommands,
  ...confirmationCommands,
  ...backupCommands,
  ...moveCommands,
  ...consoleCommands,
};

/** What can be asked, one line each. */
export const usage = [
  'Use: npm run leads -- COMMAND [--format FORMAT] [--out FILE]',
  ...Object.entries(commands).map(
    ([name, { takes, formats, does }]) => `  ${`${name} ${takes}`.padEnd(24)} ${does} (${formats.join(', ')})`,
  ),
].join('\n');

type Parsed = Readonly<{
  command: Command;
  argument: string;
  format: Format;
  keep: number | undefined;
  role: Role | undefined;
  out: string | undefined;
}>;
type Words = Readonly<{
  positionals: string[];
  format?: string | undefined;
  keep?: string | undefined;
  role?: string | undefined;
  out?: string | undefined;
}>;

function words(args: readonly string[]): Words | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        keep: { type: 'string' },
        role: { type: 'string' },
        out: { type: 'string' },
      },
    });
    return { positionals, ...values };
  } catch {
    return undefined; // an option that nobody knows
  }
}

/** Reads what was typed. Undefined is wrong use. */
export function parsedCall(args: readonly string[]): Parsed | undefined {
  const typed = words(args);
  if (typed === undefined) return undefined;
  const { positionals } = typed;
  const [group = ''] = positionals;
  const name = positionals.slice(0, ['bookings', 'console', 'reminders'].includes(group) ? 2 : 1).join(' ');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const rest = positionals.slice(name.split(' ').length);
  if (command === undefined || rest.length !== (command.takes === '' ? 0 : 1)) return undefined;
  const [argument = ''] = rest;
  if (command.takes === 'EMAIL' && !isEmailAddress(argument)) return undefined;
  const format = command.formats.find((known) => known === (typed.format ?? command.formats[0]));
  if (typed.keep !== undefined && !(command.keeps && /^[1-9]\d{0,3}$/.test(typed.keep))) return undefined;
  const keep = typed.keep === undefined ? undefined : Number(typed.keep);
  const role = roles.find((known) => known === typed.role);
  if (typed.role !== undefined && !(command.asksRole && role)) return undefined;
  return format && typed.out !== '' ? { command, argument, format, keep, role, out: typed.out } : undefined;
}
