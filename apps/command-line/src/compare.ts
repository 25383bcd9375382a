import {
  amountOf,
  isPlatformName,
  isRefusal,
  loadPlatform,
  roles,
  totalOf,
  type IsoDate,
  type Role,
} from '@formation/fees';
import { answerScenario, bestScenario, type ScenarioAnswer } from '@formation/fees/compare';
import { bestText } from './best-text.ts';
import { asksHelp, helpText } from './help.ts';
import { parseCommand } from './parse-command.ts';
import { misunderstood, refused, success, type Reply } from './reply.ts';
import { sharedLines, sharedWords, withShared } from './shared-options.ts';
import { amountText, caveats, columns, signOf } from './written.ts';

const aloneOnly = 'is for a command by itself, not for one that is compared';
const usage = "fees compare [options] 'PLATFORM [options]' 'PLATFORM [options]' …";

/**
 * `compare 'ebay --sold-price 100' 'etsy --item-price 100'`: two to four answers side by side, by what their lines are,
 * and which of them leaves most, or why none is named. Options before the commands hold for all of them.
 */
export async function compare(words: readonly string[], today: IsoDate): Promise<Reply> {
  if (words.slice(0, 1).some(asksHelp)) return success(helpText(usage, sharedLines));
  const shared = sharedWords(words);
  if ('wrong' in shared) return misunderstood(shared.wrong);
  const { commands, facts } = shared;
  if (commands.length < 2 || commands.length > 4) {
    return misunderstood(`compare takes two to four commands, each quoted: ${usage}`);
  }
  const scenarios: ScenarioAnswer[] = [];
  for (const command of commands) {
    const one = await scenarioIn(command, today);
    if ('code' in one) return one;
    scenarios.push(one);
  }
  const set = withShared(scenarios, facts);
  return 'wrong' in set ? misunderstood(set.wrong) : reply(set, today);
}

function reply(scenarios: readonly ScenarioAnswer[], today: IsoDate): Reply {
  const found = scenarios.flatMap(({ platform, answer }) => (isRefusal(answer) ? [] : [{ name: platform, answer }]));
  const refusal = scenarios.map(({ answer }) => answer).find(isRefusal);
  if (refusal) return refused(refusal);
  const inRole = (role: Role, { answer }: (typeof found)[number]) => {
    const line = amountOf(answer, role);
    return line ? signOf(answer, answer.roles[role]) + amountText(line.value) : '–';
  };
  const amounts = columns([
    ['', ...found.map(({ name }) => name)],
    ...roles.map((role) => [role, ...found.map((one) => inRole(role, one))]),
    ['comes to', ...found.map(({ answer }) => signOf(answer, answer.total) + amountText(totalOf(answer).value))],
  ]);
  const best = bestScenario(scenarios, scenarios[0]?.day ?? today);
  return success(
    [
      amounts,
      ...(best ? [bestText(best, scenarios)] : []),
      ...found.map(({ name, answer }) => `${name}:\n${caveats(answer, today)}`),
    ].join('\n\n'),
  );
}

async function scenarioIn(command: string, today: IsoDate): Promise<Reply | ScenarioAnswer> {
  const [platform = '', ...words] = wordsIn(command);
  if (!isPlatformName(platform)) return misunderstood(`"${platform}" is no platform`);
  const calculator = await loadPlatform(platform);
  const request = parseCommand(calculator.question, words, today);
  if ('wrong' in request) return misunderstood(`${platform}: ${request.wrong}`);
  if (request.help || request.json)
    return misunderstood(`${platform}: ${request.help ? '--help' : '--json'} ${aloneOnly}`);
  return answerScenario({ platform, calculator, texts: request.texts, day: request.day });
}

/** The words of a command as a shell splits them: what is quoted stays together, and an apostrophe by itself is one. */
function wordsIn(command: string): readonly string[] {
  const words = command.match(/(?:'[^']*'|"[^"]*"|\S)+/g) ?? [];
  return words.map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}
