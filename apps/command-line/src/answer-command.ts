import {
  isPlatformName,
  isRefusal,
  loadPlatform,
  platformNames,
  type IsoDate,
  type PlatformName,
} from '@formation/fees';
import { compare } from './compare.ts';
import { delawareReply } from './delaware.ts';
import { asksHelp, helpText, optionLines } from './help.ts';
import { listReply } from './list/list.ts';
import { parseCommand } from './parse-command.ts';
import { payoutsReply } from './payouts.ts';
import { misunderstood, refused, success, type Reply } from './reply.ts';
import { solved } from './solved.ts';
import { asPlain, asText, jsonText } from './written.ts';

type Command = (words: readonly string[], today: IsoDate) => Reply | Promise<Reply>;

const commands: Readonly<Record<'solve' | 'compare' | 'list' | 'payouts' | 'delaware', Command>> = {
  solve: solved,
  compare,
  list: listReply,
  payouts: payoutsReply,
  delaware: delawareReply,
};

/** The answer to the words of a command line. */
export async function answerCommand(words: readonly string[], today: IsoDate): Promise<Reply> {
  const [name = '', ...rest] = words;
  if (name === '') return misunderstood('A platform or a command is needed. See: fees --help');
  if (asksHelp(name) || name === 'help') return success(overview);
  if (isCommand(name)) return commands[name](rest, today);
  if (isPlatformName(name)) return platformReply(name, rest, today);
  return misunderstood(
    `There is no command "${name}"; known: ${[...Object.keys(commands), ...platformNames].join(', ')}`,
  );
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

async function platformReply(name: PlatformName, words: readonly string[], today: IsoDate): Promise<Reply> {
  const { question, answer } = await loadPlatform(name);
  const request = parseCommand(question, words, today);
  if ('wrong' in request) return misunderstood(`${request.wrong}. See: fees ${name} --help`);
  if (request.help) return success(helpText(`fees ${name} [options]`, optionLines(question)));
  const found = answer(request.answers, request.day);
  if (isRefusal(found)) return refused(found);
  return success(request.json ? jsonText(asPlain(name, found, today)) : asText(found, today));
}

const overview = [
  'fees PLATFORM [options]                       published fees, exact, with their days and sources',
  'fees solve PLATFORM GOAL [WANTED] [options]   what to ask for, to keep what is wanted',
  "fees compare 'PLATFORM [options]' …           two to four answers side by side",
  'fees list FILE… [options]                     a report or a list of sales, every row by the fees of its day',
  'fees payouts [options]                        what reaches a rupee account, by every way home',
  'fees delaware [options]                       the yearly franchise tax of a Delaware corporation by its shares',
  '',
  `Platforms: ${platformNames.join(', ')}`,
  '',
  '  fees ebay --sold-price 100 --site us --category watches --item-cost 40',
  '  fees solve ebay profit 20 --item-cost 40',
  "  fees compare 'ebay --sold-price 100' 'etsy --item-price 100'",
  '',
  'Options and goals: fees PLATFORM --help, fees solve PLATFORM --help; fees list, payouts or delaware --help',
].join('\n');
