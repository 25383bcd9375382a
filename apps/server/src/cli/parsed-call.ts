import { parseArgs } from 'node:util';
import { roles } from '@formation/console-api';
import { isEmailAddress } from '@formation/leads';
import type { Role } from '../console/accounts/account-types.ts';
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
import { siteCommands } from './site-commands.ts';

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
  ...siteCommands,
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
type Wrong = Readonly<{ wrong: string }>;
type Named = Readonly<{ name: string; command: Command; rest: readonly string[] }>;

const options = {
  format: { type: 'string' },
  keep: { type: 'string' },
  role: { type: 'string' },
  out: { type: 'string' },
} as const;

const oneOf = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);

function words(args: readonly string[]): Words | Wrong {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { positionals, ...values };
  } catch (error) {
    const option = /'(--?[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 'Something';
    if (Object.hasOwn(options, option.slice(2))) return { wrong: `${option} needs a value.` };
    return { wrong: `There is no option ${option}: ${oneOf(Object.keys(options).map((known) => `--${known}`))}.` };
  }
}

function named(positionals: readonly string[]): Named | Wrong {
  const [group] = positionals;
  if (group === undefined) return { wrong: usage };
  const name = positionals.slice(0, ['bookings', 'console', 'reminders'].includes(group) ? 2 : 1).join(' ');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return { wrong: `There is no command ${name}.\n\n${usage}` };
  return { name, command, rest: positionals.slice(name.split(' ').length) };
}

function wrongArgument({ name, command: { takes }, rest }: Named): string | undefined {
  const [argument, ...more] = takes === '' ? ['', ...rest] : rest;
  const use = `${name} ${takes}`.trim();
  if (argument === undefined) return `Something is missing after ${name}: ${use}.`;
  if (more[0] !== undefined) return `"${more[0]}" is a word too many: ${use}.`;
  return takes === 'EMAIL' && !isEmailAddress(argument) ? `"${argument}" is no e-mail address: ${use}.` : undefined;
}

function wrongOption({ name, command }: Named, { keep, role, out }: Words): string | undefined {
  if (keep !== undefined && !command.keeps) return `${name} takes no --keep.`;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) return '--keep needs a whole number from 1 to 9999.';
  if (role !== undefined && !command.asksRole) return `${name} takes no --role.`;
  if (role !== undefined && !roles.some((known) => known === role)) return `There is no role ${role}: ${oneOf(roles)}.`;
  return out === '' ? '--out needs the name of a file.' : undefined;
}

/** Reads what was typed, or says what in it is wrong; only who named no command that exists is given the list. */
export function parsedCall(args: readonly string[]): Parsed | Wrong {
  const typed = words(args);
  if ('wrong' in typed) return typed;
  const call = named(typed.positionals);
  if ('wrong' in call) return call;
  const wrong = wrongArgument(call) ?? wrongOption(call, typed);
  if (wrong !== undefined) return { wrong };
  const { name, command, rest } = call;
  const { format: wanted = command.formats[0], out } = typed;
  const format = command.formats.find((known) => known === wanted);
  if (format === undefined) return { wrong: `There is no format ${wanted} for ${name}: ${oneOf(command.formats)}.` };
  const keep = typed.keep === undefined ? undefined : Number(typed.keep);
  return { command, argument: rest[0] ?? '', format, keep, role: roles.find((known) => known === typed.role), out };
}
