import { parseArgs } from 'node:util';
import { isoDate } from '@formation/calendar';
import {
  asking,
  fieldsByName,
  idleFields,
  readAnswers,
  type Answers,
  type Field,
  type IsoDate,
  type Question,
} from '@formation/fees';
import { faultsText, idleText } from './faults.ts';

/** What was typed after the name of a command, read; or the one line that says why it is not understood. */
export type ParsedCommand =
  | Readonly<{
      answers: Answers;
      /** What was given, by the keys of the fields. */
      texts: Texts;
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
export function parseCommand(question: Question, words: readonly string[], today: IsoDate): ParsedCommand {
  const texts = parsedWords([...question.fields, ...shared.fields], words);
  if (typeof texts === 'string') return { wrong: texts };
  const day = texts['day'] === undefined ? today : isoDate(texts['day']);
  if (!day) return { wrong: `--day is a day such as 2026-11-21, not "${texts['day']}"` };
  const { answers: how, faults: unread } = readAnswers(shared, texts);
  const { answers, faults } = readAnswers(question, texts);
  const typed = new Set(question.fields.map(({ key }) => key).filter((key) => texts[key] !== undefined));
  const idle = idleFields(question, texts, answers);
  if (isNotEmpty(unread)) return { wrong: faultsText(unread, shared, how) };
  if (isNotEmpty(faults) && !how.help) return { wrong: faultsText(faults, question, answers) };
  if (idle.length > 0 && !how.help) return { wrong: idleText(idle) };
  return { answers, texts, typed, day, ...how };
}

/** What every command takes besides, but for the day. */
const shared = asking().group('shared').yes('json').yes('help').asked();

type Texts = Readonly<Record<string, string>>;

/** The text of each option by its key, `--day` among them; or why the words are not understood. */
export function parsedWords(fields: readonly Field[], words: readonly string[]): Texts | string {
  const byOption = fieldsByName(fields);
  const texts: Record<string, string> = {};
  const { tokens } = parseArgs({ args: [...words], strict: false, tokens: true, options: optionsOf(byOption) });
  for (const token of tokens) {
    if (token.kind !== 'option') {
      return `"${token.kind === 'positional' ? token.value : '--'}" has no option before it`;
    }
    const { name, rawName, value } = token;
    const field = byOption.get(name);
    if (!field && name !== 'day') return `There is no option ${rawName}`;
    const key = field?.key ?? name;
    if (texts[key] !== undefined) return `--${name} is given twice`;
    const text = field?.kind === 'yes' ? (value ?? 'yes') : value;
    if (text === undefined) return `--${name} needs a value`;
    texts[key] = text;
  }
  return texts;
}

function optionsOf(byOption: ReadonlyMap<string, Field>) {
  const all = [...byOption].map(([name, { kind }]) => [name, { type: kind === 'yes' ? 'boolean' : 'string' }] as const);
  return { ...Object.fromEntries(all), day: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
}

function isNotEmpty<T>(list: readonly T[]): list is readonly [T, ...T[]] {
  return list.length > 0;
}
