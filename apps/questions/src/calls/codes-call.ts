import { setImmediate } from 'node:timers/promises';
import {
  breadcrumb,
  type CodeAnswer,
  codeAnswers,
  codeBook,
  type Entry,
  isRegistrable,
  type SearchIndex,
  searchIndexInSteps,
  type System,
  systems,
} from '@formation/codes';
import { chineseTitles } from '@formation/codes/chinese';
import { tables } from '@formation/codes/tables';
import { asking } from '@formation/fees';
import { toText } from '@formation/money';
import type { CallQuestion } from '../call-question.ts';
import { singleCall } from '../single-call.ts';

const everySystem = Object.keys(systems) as readonly System[]; // its keys are the systems

const question = asking()
  .group('codes')
  .choice('in', ['all', ...everySystem])
  .number('limit', { whole: true, default: '10', least: '1', most: '40' })
  .asked();
const callQuestion = {
  question,
  texts: [{ key: 'q', kind: 'text', needed: true, most: 200 }],
} as const satisfies CallQuestion;

/** Builds the index in portions, so that other questions are answered meanwhile. */
async function buildIndex(): Promise<SearchIndex> {
  const steps = searchIndexInSteps(codeBook(tables));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/** The lists, opened by the first question. */
const opened: { index?: Promise<SearchIndex> } = {};
const openIndex = () => (opened.index ??= buildIndex());

/** The industry codes of three countries that answer a trade in words, or the digits of a code. */
export const codesCall = singleCall({
  prefix: '/api/v1/codes',
  weight: 5,
  schema: 'Codes',
  summary: 'Industry codes of three countries, by words or digits',
  question: callQuestion,
  async answer({ answers, texts, day }) {
    const within = everySystem.filter((system) => answers.in === 'all' || answers.in === system);
    const query = texts['q'] ?? '';
    const chinese = /\p{Script=Han}/u.test(query) ? chineseTitles() : undefined;
    const limit = Number(toText(answers.limit, 0));
    const found = codeAnswers(await openIndex(), { query, systems: within, chinese, limit });
    return { body: { day, query, codes: found.map(codeOf), lists: within.map(listOf) } };
  },
});

const named = ({ code, title }: Entry) => ({ code, title });

/** A code with what it belongs to, from the top down; `via` are the everyday words that led to it. */
const codeOf = ({ entry, via }: CodeAnswer) => ({
  list: entry.system,
  ...named(entry),
  level: entry.level,
  isRegistrable: isRegistrable(entry),
  within: breadcrumb(entry).map(named),
  ...(via !== undefined && { via }),
});

function listOf(key: System) {
  const { name, edition, country, source, terms } = systems[key];
  return { key, name, edition, country, source, terms };
}
