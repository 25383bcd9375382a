import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isRefusal, type IsoDate, type Refusal } from '@formation/fees';
import type { Command } from './command.ts';
import { misuses, optionLines, type Given, type Options } from './option.ts';
import { mercuryCommand, payoneerCommand, stripeCommand } from './platforms/accounts.ts';
import { amazonCommand } from './platforms/amazon.ts';
import { ebayCommand } from './platforms/ebay.ts';
import { etsyCommand } from './platforms/etsy.ts';
import { paypalCommand } from './platforms/paypal.ts';
import { wiseCommand } from './platforms/wise.ts';
import { read } from './read.ts';
import { asJson, asText } from './written.ts';

const commands: Readonly<Record<string, Command>> = {
  ebay: ebayCommand,
  paypal: paypalCommand,
  wise: wiseCommand,
  amazon: amazonCommand,
  etsy: etsyCommand,
  stripe: stripeCommand,
  payoneer: payoneerCommand,
  mercury: mercuryCommand,
};

/** What a run prints, and its exit code: 0 an answer, 1 the tables have none, 2 the command was not understood. */
export type Answered = Readonly<{ code: 0 | 1 | 2; text: string }>;

const always: Options = {
  day: { kind: 'choice', help: 'the day whose fees apply, such as 2026-11-21; today when left out' },
  json: { kind: 'flag', help: 'the answer as JSON, with every formula and source' },
  help: { kind: 'flag', help: 'this text' },
};

/** The answer to the words of a command line. */
export function answered([name = '', ...words]: readonly string[], today: IsoDate): Answered {
  if (['', '--help', '-h', 'help'].includes(name)) return { code: name === '' ? 2 : 0, text: overview };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { code: 2, text: `There is no platform "${name}". Known: ${Object.keys(commands).join(', ')}.` };
  const given = parsed(words, { ...command.options, ...always });
  if (typeof given === 'string') return { code: 2, text: misused(name, [given]) };
  if (given['help']) return { code: 0, text: helpOf(name, command) };

  const day = dayFrom(given['day'], today);
  const wrong = [...misuses(command.options, given), ...(day ? [] : ['--day is a day such as 2026-11-21'])];
  if (!day || wrong.length > 0) return { code: 2, text: misused(name, wrong) };
  const answer = command.answer(read(given), day);
  if (isRefusal(answer)) return { code: 1, text: refusalText(answer, day) };
  return { code: 0, text: given['json'] ? asJson(name, answer) : asText(answer) };
}

function parsed(words: readonly string[], table: Options): Given | string {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { kind }] of Object.entries(table))
    options[name] = { type: kind === 'flag' ? 'boolean' : 'string' };
  try {
    return parseArgs({ args: [...words], options }).values as Given; // nothing may be given twice
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function dayFrom(text: Given[string], today: IsoDate): IsoDate | undefined {
  if (text === undefined) return today;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(String(text)) && !Number.isNaN(Date.parse(String(text)));
  return isDay ? (text as IsoDate) : undefined; // it was just compared with the form of a day
}

function refusalText(refusal: Refusal, day: IsoDate): string {
  if (refusal.refused === 'not-published') return `Not available: no table has "${refusal.what}" for this on ${day}.`;
  if (refusal.refused === 'out-of-range') {
    return `"${refusal.what}" must be between ${refusal.least} and ${refusal.most}.`;
  }
  return 'No amount reaches this.';
}

const misused = (name: string, reasons: readonly string[]) => `${reasons.join('\n')}\nSee: fees ${name} --help`;

const helpOf = (name: string, { about, example, options }: Command) =>
  [`fees ${name}: ${about}`, '', `  fees ${example}`, '', ...optionLines({ ...options, ...always })].join('\n');

const overview = [
  'fees PLATFORM [options]: published fees, exact, with their days and sources',
  '',
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`),
  '',
  `  fees ${ebayCommand.example}`,
  '  fees PLATFORM --help',
].join('\n');
