import { parseArgs } from 'node:util';
import { isoDate } from '@formation/calendar';
import {
  hyphenated,
  isAsked,
  readAnswers,
  type Answers,
  type Fault,
  type Field,
  type IsoDate,
  type Question,
} from '@formation/fees';
import { saysOtherCurrency } from '@formation/money';

/** What was typed after the name of a command, read; or the one line that says why it is not understood. */
export type Given =
  | Readonly<{
      answers: Answers;
      /** The fields that were given. */
      typed: ReadonlySet<string>;
      day: IsoDate;
      json: boolean;
      help: boolean;
    }>
  | Readonly<{ wrong: string }>;

/**
 * Reads options as the question describes them. Nothing is guessed and nothing passed over: what is given twice, unknown
 * or negative, or does not apply to the rest, is refused.
 */
export function given(question: Question, words: readonly string[], today: IsoDate): Given {
  const parsed = parsedWords(question, words);
  if ('wrong' in parsed) return parsed;
  const { texts, flags } = parsed;
  const day = texts['day'] === undefined ? today : isoDate(texts['day']);
  if (!day) return { wrong: `--day is a day such as 2026-11-21, not "${texts['day']}"` };
  const { answers, faults } = readAnswers(question, texts, { saysOther: saysOtherCurrency });
  const [fault] = faults;
  const help = flags.has('help');
  if (fault && !help) return { wrong: fault.code === 'missing' ? missingText(faults) : faultText(fault, question) };
  const typed = new Set(question.fields.map(({ key }) => key).filter((key) => texts[key] !== undefined));
  const idle = question.fields.filter((field) => typed.has(field.key) && !isAsked(field, answers));
  if (idle.length > 0 && !help) return { wrong: idleText(idle) };
  return { answers, typed, day, json: flags.has('json'), help };
}

type Parsed = Readonly<{ texts: Readonly<Record<string, string>>; flags: ReadonlySet<string> }>;

function parsedWords({ fields }: Question, words: readonly string[]): Parsed | Readonly<{ wrong: string }> {
  const byOption = optionNames(fields);
  const texts: Record<string, string> = {};
  const flags = new Set<string>();
  const { tokens } = parseArgs({ args: [...words], strict: false, tokens: true, options: optionsOf(fields) });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') {
      return { wrong: `"${token.kind === 'positional' ? token.value : '--'}" has no option before it` };
    }
    const { name, value } = token;
    const field = byOption.get(name);
    const one = field?.key ?? name;
    if (seen.has(one)) return { wrong: `--${name} is given twice` };
    seen.add(one);
    if (name === 'json' || name === 'help') flags.add(name);
    else if (name === 'day' && value !== undefined) texts['day'] = value;
    else if (field?.kind === 'yes' && value === undefined) texts[field.key] = 'yes';
    else if (!field) return { wrong: `There is no option --${name}` };
    else if (value === undefined) return { wrong: `--${name} needs a value` };
    else texts[field.key] = value;
  }
  return { texts, flags };
}

/** Each field by its name, and by what other programs call it where no field has that name. */
function optionNames(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const aliases = fields.flatMap((field) => (field.aliases ?? []).map((alias) => [alias, field] as const));
  return new Map([...aliases.toReversed(), ...fields.map((field) => [hyphenated(field.key), field] as const)]);
}

function optionsOf(fields: readonly Field[]) {
  const named = [...optionNames(fields)];
  const own = named.map(([name, { kind }]) => [name, kind === 'yes' ? 'boolean' : 'string'] as const);
  const all = [...own, ['day', 'string'] as const, ['json', 'boolean'] as const, ['help', 'boolean'] as const];
  return Object.fromEntries(all.map(([name, type]) => [name, { type }]));
}

/** Every option that the others leave nothing to say. */
function idleText(fields: readonly Field[]): string {
  const options = fields.map(({ key }) => `--${hyphenated(key)}`);
  return `${options.join(', ')} ${options.length === 1 ? 'does' : 'do'} not apply to the rest of what is given`;
}

/** Every option that is needed and left out. */
function missingText(faults: readonly Fault[]): string {
  const options = faults.flatMap(({ key, code }) => (code === 'missing' ? [`--${hyphenated(key)}`] : []));
  return `${options.join(', ')} ${options.length === 1 ? 'is' : 'are'} needed`;
}

/** Why an option is refused, in one line. */
function faultText({ key, code, given: text, limit = '' }: Fault, { fields }: Question): string {
  const option = `--${hyphenated(key)}`;
  const field = fields.find((one) => one.key === key);
  switch (code) {
    case 'missing':
      return missingText([{ key, code, given: text }]);
    case 'not-a-number':
      return `${option} is a number such as 12.50, not "${text}"`;
    case 'unclear':
      return `${option} can be read in more than one way: "${text}"; write it as 1234.50`;
    case 'other-currency':
      return `${option} is in ${limit}, not "${text}"`;
    case 'not-whole':
      return `${option} is a whole number, not "${text}"`;
    case 'negative':
      return `${option} is less than 0: "${text}"`;
    case 'too-small':
      return `${option} is at least ${limit}, not "${text}"`;
    case 'too-large':
      return `${option} is at most ${limit}, not "${text}"`;
    case 'unknown':
      return field?.kind === 'choice'
        ? `${option} is one of ${field.choices.join(', ')}, not "${text}"`
        : `${option} takes no value, or yes or no, not "${text}"`;
  }
}
