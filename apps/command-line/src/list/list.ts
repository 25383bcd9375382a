import { basename } from 'node:path';
import { csv } from '@formation/csv';
import { loadPlatform, platformNames, type Calculator, type IsoDate, type PlatformName } from '@formation/fees';
import {
  ambiguousDay,
  answerList,
  fileLine,
  joinedFiles,
  knownReports,
  layoutOf,
  recognised,
  resultRows,
  summaryOf,
} from '@formation/fees/lists';
import { asksHelp, fieldLines, helpText } from '../help.ts';
import { misunderstood, success, type Reply } from '../reply.ts';
import { jsonText, wordsOf } from '../written.ts';
import { listPlain } from './list-json.ts';
import { listRequest, listWords, type ListRequest } from './list-request.ts';
import type { ListResult } from './list-result.ts';
import { listText, problemLines } from './list-text.ts';
import { fileWords } from './list-words.ts';
import { openFiles } from './open-files.ts';
import { rowProblem } from './row-problem.ts';

type Tables = Exclude<Awaited<ReturnType<typeof openFiles>>, { wrong: string }>;
type Words = Exclude<ReturnType<typeof listWords>, { wrong: string }>;

const notThat = (wrong: string) => misunderstood(`${wrong}. See: fees list --help`);

/** `list FILE… [options]`: a list of sales, or a report that is known, worked out row by row. */
export async function listReply(words: readonly string[], today: IsoDate): Promise<Reply> {
  const typed = listWords(words);
  if ('wrong' in typed) return notThat(typed.wrong);
  if (typed.options.some(asksHelp)) return success(await helpFor(typed.platform));
  if (typed.files.length === 0) return notThat('A file is needed, before the options');
  const tables = await openFiles(typed.files, typed.sheet);
  if ('wrong' in tables) return notThat(tables.wrong);
  const cells = tables[0].first.map((record) => record.cells);
  const found = recognised(cells, knownReports);
  const platform = typed.platform ?? found?.report.platform;
  const calculator = platform && (await loadPlatform(platform));
  const known = found && (typed.platform === undefined || typed.platform === found.report.platform) ? found : undefined;
  const by = known ?? calculator;
  if (!by) return notThat(`It is no report that is known: say whose fees with --platform, ${platformNames.join(', ')}`);
  const request = listRequest(calculator?.question, typed.options, today);
  if ('wrong' in request) return notThat(request.wrong);
  const layout = layoutOf(tables[0].first, by);
  const left = leftToSay(layout, request);
  if (left !== undefined) return notThat(left);
  return reply(worked({ tables, typed, layout, platform, calculator }, request), request);
}

type Layout = ReturnType<typeof layoutOf>;

/** What nobody can know of a list but who has it. */
function leftToSay({ missing, unread, dayTexts }: Layout, { dayOrder }: ListRequest): string | undefined {
  if (missing.length > 0)
    return `No column is known for ${missing.map(wordsOf).join(', ')} among: ${unread.join(', ')}`;
  const day = dayOrder ? undefined : ambiguousDay(dayTexts);
  return day && `"${day}" can be read in two ways: --day-order day-first or --day-order month-first`;
}

type Opened = Readonly<{ tables: Tables; typed: Words; layout: Layout }> & Pick<ListResult, 'platform' | 'calculator'>;

function worked({ tables, typed, layout, platform, calculator }: Opened, request: ListRequest): ListResult {
  const { settings, day, isOwnDay, dayOrder, prices = layout.prices } = request;
  const { records, starts } = joinedFiles(tables, layout.headerLine);
  const { headerLine, columns } = layout;
  const report = answerList(
    calculator,
    {
      ...{ records, starts, headerLine, columns, prices, settings, day, isOwnDay, dayOrder },
      hasSemicolons: tables[0].delimiter === ';',
      ticked: typed.ticked,
    },
    () => undefined,
  );
  const place = (line: number) => {
    const at = fileLine(line, starts);
    const name = starts.length > 0 ? `${basename(typed.files[at.file] ?? '')}, ` : '';
    return `${name}line ${at.line}`;
  };
  return { platform, calculator, layout, report, summary: summaryOf(report), day, isOwnDay, place };
}

function reply(result: ListResult, { as }: ListRequest): Reply {
  const problems = problemLines(result);
  const texts = { text: () => listText(result), json: () => jsonText(listPlain(result)), csv: () => csvText(result) };
  const text = texts[as]();
  return problems.length > 0 ? { code: 1, text, problems: problems.join('\n') } : success(text);
}

/** Every row as it came with its result before it, as the page of lists saves it. */
function csvText({ report, calculator }: ListResult): string {
  const rows = resultRows(report, fileWords, {
    fault: (fault) => rowProblem(fault, calculator),
    notOffered: (key) => `${wordsOf(key)} as set is not offered there: the first choice counts.`,
  });
  return csv(rows).trimEnd();
}

const usage = 'fees list FILE… [options]';

const ownOptions = [
  '  --platform NAME\n      whose fees; a report that is known says it itself',
  '  --day DAY\n      the day whose fees apply to every row; when left out, the date of each row, or today where it has none',
  '  --own-days\n      with --day: rows that have a date keep it',
  '  --day-order NAME\n      day-first or month-first, where dates such as 05/11/2026 can be read in two ways',
  '  --prices NAME\n      each or all: whether the prices of a row are for one piece or for all of them',
  '  --sheet NAME\n      which sheet of a workbook, by its name or number; the first when left out',
  '  --count-as-sale WORD\n      a word for a kind or a state of rows that means a sale; as often as there are such words',
  '  --csv\n      every row with its result, as the page of lists saves it',
  '  --json\n      the sums, what is apart and the problems as JSON',
  '  --help, -h\n      this text',
];

const explained = [
  'Files are CSV, text with tabs, or Excel workbooks; several of one report count as one list.',
  'Exit code: 0 every row is counted or is no sale, 1 some are not counted and named, 2 it could not be read.',
];

/** The help of the command; with a platform also its options, which hold for rows that say nothing else. */
async function helpFor(platform: PlatformName | undefined): Promise<string> {
  const question: Calculator['question'] | undefined = platform && (await loadPlatform(platform)).question;
  const more = ["Options of the platform hold for rows that don't say otherwise: fees list --platform NAME --help"];
  return helpText(usage, explained, ownOptions, question ? fieldLines(question) : more);
}
