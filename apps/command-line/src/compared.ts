import {
  amountOf,
  isPlatformName,
  isRefusal,
  loadPlatform,
  roles,
  totalOf,
  type Answer,
  type IsoDate,
  type Role,
} from '@formation/fees';
import { given } from './given.ts';
import { asksHelp } from './help.ts';
import { misunderstood, refused, told, type Reply } from './reply.ts';
import { amountText, columns, reach } from './written.ts';

type Column = Readonly<{ name: string; answer: Answer }>;

const aloneOnly = 'is for a command by itself, not for one that is compared';
const usage = "fees compare 'PLATFORM [options]' 'PLATFORM [options]' …";

/** `compare 'ebay --sold-price 100' 'etsy --item-price 100'`: two to four answers side by side, by what their lines are. */
export async function compared(commands: readonly string[], today: IsoDate): Promise<Reply> {
  if (commands.slice(0, 1).some(asksHelp)) return told(usage);
  if (commands.length < 2 || commands.length > 4) {
    return misunderstood(`compare takes two to four commands, each quoted: ${usage}`);
  }
  const found: Column[] = [];
  for (const command of commands) {
    const one = await answerTo(command, today);
    if ('code' in one) return one;
    found.push(one);
  }
  const inRole = (role: Role, { answer }: Column) => {
    const line = amountOf(answer, role);
    return line ? amountText(line.value) : '–';
  };
  const amounts = columns([
    ['', ...found.map(({ name }) => name)],
    ...roles.map((role) => [role, ...found.map((one) => inRole(role, one))]),
    ['comes to', ...found.map(({ answer }) => amountText(totalOf(answer).value))],
  ]);
  return told([amounts, ...found.map(({ name, answer }) => `${name}:\n${reach(answer, today)}`)].join('\n\n'));
}

async function answerTo(command: string, today: IsoDate): Promise<Reply | Column> {
  const [name = '', ...words] = wordsIn(command);
  if (!isPlatformName(name)) return misunderstood(`"${name}" is no platform`);
  const { question, answer } = await loadPlatform(name);
  const asked = given(question, words, today);
  if ('wrong' in asked) return misunderstood(`${name}: ${asked.wrong}`);
  if (asked.help || asked.json) return misunderstood(`${name}: ${asked.help ? '--help' : '--json'} ${aloneOnly}`);
  const found = answer(asked.answers, asked.day);
  return isRefusal(found) ? refused(found) : { name, answer: found };
}

/** The words of a command as a shell splits them: what is quoted stays together, and an apostrophe by itself is one. */
function wordsIn(command: string): readonly string[] {
  const words = command.match(/(?:'[^']*'|"[^"]*"|\S)+/g) ?? [];
  return words.map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}
