import {
  hyphenated,
  isPlatformName,
  isRefusal,
  loadPlatform,
  readWanted,
  type Goal,
  type IsoDate,
  type Platform,
  type Question,
  type Solved,
} from '@formation/fees';
import { currencies, roundDown, toExactText, type Decimal, type Money, type Rate } from '@formation/money';
import { faultText } from './faults.ts';
import { asksHelp, goalLines, helpText, optionLines } from './help.ts';
import { parseCommand } from './parse-command.ts';
import { misunderstood, refused, success, type Reply } from './reply.ts';
import { amountText, asPlain, jsonText, caveats, wordsOf } from './written.ts';

/** `solve PLATFORM GOAL [WANTED] [options]`: the answer asked backwards. */
export async function solved(words: readonly string[], today: IsoDate): Promise<Reply> {
  const [name = '', id = '', ...rest] = words;
  if (asksHelp(name)) return success(`${usageOf('PLATFORM')}\n\nThe goals of each: fees solve PLATFORM --help`);
  if (!isPlatformName(name)) return misunderstood(`solve needs a platform first, not "${name}"`);
  const platform = await loadPlatform(name);
  const { goals, question } = platform;
  if (words.some(asksHelp)) return success(helpText(usageOf(name), goalLines(goals), optionLines(question)));
  const goal = goals.find((one) => one.id === id);
  const known = goals.map((one) => one.id).join(', ');
  if (!goal) return misunderstood(`solve ${name} needs a goal after it, not "${id}"; known: ${known}`);
  if (!goal.wanted) return goalSolved(goal, { name, platform, words: rest }, today);
  const [wanted = '--', ...others] = rest;
  if (wanted.startsWith('--'))
    return misunderstood(`${id} needs what is wanted after it, a number such as 12.50. ${seeHelp(name)}`);
  return goalSolved(goal, { name, platform, wanted, words: others }, today);
}

/** So many decimals tell most neighbours of a percentage apart. */
const SHARE_DECIMALS = 4;

type SolveRequest = Readonly<{ name: string; platform: Platform; wanted?: string; words: readonly string[] }>;

function goalSolved(goal: Goal, { name, platform, wanted: text = '', words }: SolveRequest, today: IsoDate): Reply {
  const request = parseCommand(without(goal.field, platform.question), words, today);
  if ('wrong' in request) return misunderstood(`${request.wrong}. ${seeHelp(name)}`);
  if (request.typed.has(goal.field))
    return misunderstood(`--${hyphenated(goal.field)} is what is looked for: leave it out`);
  const { value: wanted, fault } = readWanted(goal, text, request.answers);
  if (fault) return misunderstood(`${faultText(goal.id, fault)}. ${seeHelp(name)}`);
  const found = goal.solve(request.answers, wanted, request.day);
  if (isRefusal(found)) return refused(found);
  if (request.json) {
    const target = goal.wanted && { target: toExactText(wanted) };
    const solution = { goal: goal.id, ...target, field: goal.field, ...plainSolution(found) };
    return success(jsonText({ ...asPlain(name, found.answer, today), solution }));
  }
  return success(`${solutionText(goal, wanted, found)}\n\n${caveats(found.answer, today)}`.trimEnd());
}

/** The question when one field is what is looked for: it need not be given. */
function without(key: string, { fields }: Question): Question {
  return { fields: fields.map((field) => (field.key === key ? { ...field, needed: false } : field)) };
}

/** What was found, for programs: shares as fractions. */
function plainSolution({ value, reached, bound, isExact, why, below }: Solved) {
  const plain = (one: Pick<Solved, 'value' | 'reached'>) => ({
    value: toExactText(one.value),
    reached: { line: one.reached.key, value: toExactText(one.reached.value) },
  });
  return {
    ...plain({ value, reached }),
    ...(value.currency !== undefined && { unit: value.currency }),
    bound,
    isExact,
    ...(why && { why }),
    ...(below && { below: plain(below) }),
  };
}

function solutionText(
  { field }: Goal,
  wanted: Decimal,
  { bound, value, reached, isExact, below, why }: Solved,
): string {
  const decimals = Math.max(SHARE_DECIMALS, wanted.scale - 2); // of percentages, which are wanted as fractions
  const found = `${wordsOf(field)}: ${bound === 'highest' ? 'at most ' : ''}${amountText(value)}`;
  const lines = [found, `${wordsOf(reached.key)}: ${amountText(reached.value, decimals)}`];
  if (isExact || !below) return lines.join('\n');
  const missed = `one step lower, ${amountText(below.value)}, misses it: ${missedText(below.reached.value, decimals)}`;
  const because = why === 'step' ? `; a fee changes at ${amountText(value)}` : '';
  return [...lines, missed + because].join('\n');
}

/** What misses what is wanted never reads as having reached it: it is rounded down. */
function missedText(value: Money | Rate, shareDecimals: number): string {
  const decimals = value.currency === undefined ? shareDecimals + 2 : currencies[value.currency].decimals;
  return amountText({ ...value, ...roundDown(value, decimals) }, shareDecimals);
}

function seeHelp(name: string): string {
  return `See: fees solve ${name} --help`;
}

function usageOf(name: string): string {
  return `fees solve ${name} GOAL [WANTED] [options]`;
}
