import { isoDate } from '@formation/calendar';
import {
  asking,
  isPlatformName,
  platformNames,
  readAnswers,
  type IsoDate,
  type PlatformName,
  type Question,
} from '@formation/fees';
import type { DayOrder, PricesAre, Settings } from '@formation/fees/lists';
import { faultsText } from '../faults.ts';
import { parsedWords } from '../parse-command.ts';

type Wrong = Readonly<{ wrong: string }>;

/** The files of a command, and the options after them. */
type ListWords = Readonly<{
  files: readonly string[];
  platform: PlatformName | undefined;
  sheet: string | undefined;
  ticked: readonly string[];
  options: readonly string[];
}>;

/** How a list is worked out, as it was typed. */
export type ListRequest = Readonly<{
  settings: Settings;
  day: IsoDate;
  isOwnDay: boolean;
  dayOrder: DayOrder | undefined;
  prices: PricesAre | undefined;
  as: 'text' | 'json' | 'csv';
}>;

/** Takes an option with a value out of words, each time that it stands there. */
function withoutOption(words: readonly string[], name: string) {
  const values: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = [words[at], words[at + 1]];
    if (word.startsWith(`--${name}=`)) values.push(word.slice(name.length + 3));
    else if (word !== `--${name}` || next === undefined) rest.push(word);
    else {
      values.push(next);
      at += 1;
    }
  }
  return { values, rest };
}

/** The parts of a command: the files stand before the options, so that no value is taken for one. */
export function listWords(words: readonly string[]): ListWords | Wrong {
  const at = words.findIndex((word) => word.startsWith('-'));
  const files = at < 0 ? words : words.slice(0, at);
  const { values: ticked, rest } = withoutOption(at < 0 ? [] : words.slice(at), 'count-as-sale');
  const { values: platforms, rest: others } = withoutOption(rest, 'platform');
  const { values: sheets, rest: options } = withoutOption(others, 'sheet');
  const [platform] = platforms;
  if (platforms.length > 1) return { wrong: '--platform is given twice' };
  if (sheets.length > 1) return { wrong: '--sheet is given twice' };
  if (platform !== undefined && !isPlatformName(platform))
    return { wrong: `--platform is one of ${platformNames.join(', ')}, not "${platform}"` };
  return { files, platform, sheet: sheets[0], ticked, options };
}

const own = asking()
  .group('list')
  .choice('dayOrder', ['day-first', 'month-first'], { optional: true, box: 'dayOrder' })
  .choice('prices', ['each', 'all'], { optional: true, box: 'prices' })
  .yes('ownDays')
  .yes('json')
  .yes('csv')
  .asked();

const none = asking().asked();

/** Reads the options of a list: its own, and those of the platform, which hold for rows that say nothing else. */
export function listRequest(
  question: Question = none,
  options: readonly string[],
  today: IsoDate,
): ListRequest | Wrong {
  const texts = parsedWords([...own.fields, ...question.fields], options);
  if (typeof texts === 'string') return { wrong: texts };
  const { day: dayText, ...rest } = texts;
  const day = dayText === undefined ? today : isoDate(dayText);
  if (!day) return { wrong: `--day is a day such as 2026-11-21, not "${dayText}"` };
  const { answers: how, faults: unread } = readAnswers(own, rest);
  const settings = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !own.fields.some((one) => one.key === key)),
  );
  const { answers, faults } = readAnswers(question, settings);
  const [wrong] = unread;
  if (wrong) return { wrong: faultsText([wrong], own, how) };
  const [fault] = faults.filter(({ code }) => code !== 'missing'); // a row says it
  if (fault) return { wrong: faultsText([fault], question, answers) };
  if (how.json && how.csv) return { wrong: '--json or --csv, not both' };
  const as = how.json ? 'json' : how.csv ? 'csv' : 'text';
  const { ownDays, dayOrder, prices } = how;
  return { settings, day, isOwnDay: ownDays || dayText === undefined, dayOrder, prices, as };
}
