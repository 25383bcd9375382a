import type { Answer, Row } from '../src/answer.ts';
import type { Calculator } from '../src/platform.ts';
import { shownFields, typedOf } from '../src/question/form.ts';
import { readAnswers, type Texts } from '../src/question/read.ts';
import { isRefusal } from '../src/refusal.ts';
import type { IsoDate } from '../src/schedule/schedule.ts';
import type { Goal } from '../src/solve/goal.ts';
import { leavesOf } from './leaves.ts';

const rowText = ({ key, tone, isLess, why }: Row) =>
  `${isLess ? 'less ' : ''}${tone === 'out' ? '−' : ''}${key}${why === undefined ? '' : ` (${why})`}`;

/** What a figure rests on, without which row of a table it is: rows are what a table says today. */
const restsOn = ({ lines }: Answer) =>
  [...new Set(leavesOf(lines).map((leaf) => leaf.replace(/\).*/, ')')))].join(', ');

function answerText(answer: Answer): readonly string[] {
  const { lines, sheet, total, roles, notCounted } = answer;
  return [
    `lines ${Object.keys(lines).join(', ')}`,
    ...sheet.map(({ group, rows }) => `sheet ${group}: ${rows.map(rowText).join(', ')}`),
    `total ${total}, of ${roles.revenue} − ${roles.fees} − ${roles.costs} = ${roles.profit}`,
    `not counted ${notCounted.join(', ')}`,
    `from ${restsOn(answer)}`,
  ];
}

/** What a calculator asks, answers and can be asked backwards when these are given: each part, without its amounts. */
export function laidOut({ question, answer, goals }: Calculator, texts: Texts, day: IsoDate): readonly string[] {
  const { answers } = readAnswers(question, texts);
  const fields = shownFields(question, typedOf(question, texts)).flatMap(({ fields: shown }) => shown);
  const found = answer(answers, day);
  const backwards = ({ id, field, wanted, solve }: Goal) => {
    const of = wanted?.kind === 'amount' ? ` in ${wanted.currency(answers)}` : ` ${wanted?.kind ?? ''}`;
    const solved = solve(answers, { units: 40n, scale: wanted?.kind === 'percent' ? 2 : 0 }, day);
    return `backwards ${id}${of.trimEnd()}: ${isRefusal(solved) ? solved.refused : `the ${solved.bound} ${field}`}`;
  };
  return [
    `asks ${fields.map(({ field }) => field.key).join(', ')}`,
    ...(isRefusal(found) ? [`refuses: ${found.refused}`] : answerText(found)),
    ...goals.map(backwards),
  ].map((line) => line.trimEnd());
}
