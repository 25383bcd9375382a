import { fill, type Locale, type Messages } from '@formation/content';
import { checks, type CheckAnswer, type CheckId } from '@formation/formation';

export type CheckWords = Readonly<{
  locale: Locale;
  page: Messages['checksPage'];
  checks: Messages['formation']['checks'];
  sharing: Messages['sharing'];
}>;

type Texts = Readonly<{
  questions: Readonly<Record<string, Readonly<{ title: string; answers: Readonly<Record<string, string>> }>>>;
  results: Readonly<Record<string, string>>;
}>;

/** The words of one check, by the keys of its table. */
export const textsOf = (id: CheckId, words: CheckWords['checks']): Texts => words[id];

type Result = Pick<Extract<CheckAnswer<CheckId>, Readonly<{ result: unknown }>>, 'result' | 'figures'>;

/** What holds, in words, with the figures of its rule. */
export const resultText = (id: CheckId, { result, figures = {} }: Result, words: CheckWords['checks']) =>
  fill(textsOf(id, words).results[result] ?? '', figures);

/** The lines of a check in words: what has to be answered, and what then holds. */
export function checkLines(id: CheckId, words: CheckWords['checks']) {
  const { questions } = textsOf(id, words);
  return checks[id].lines.map((line) => ({
    conditions: Object.entries(line.when).map(([question, answer]) => {
      const texts = questions[question];
      return `${texts?.title ?? ''} ${texts?.answers[answer] ?? ''}`;
    }),
    ...('from' in line ? { from: line.from } : {}),
    result: resultText(id, { result: line.then, ...('figures' in line && { figures: line.figures }) }, words),
  }));
}
