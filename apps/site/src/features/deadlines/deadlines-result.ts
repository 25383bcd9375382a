import type { Deadline, LinkedCompany } from '@formation/deadlines';
import type { SharedResult } from '../../lib/sharing/shared-result.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { companyTitle, type DeadlineWords } from './deadline-words.ts';

/** The dates of a company as they leave the page: the next in a sentence, all of them as lines. */
export function deadlinesResult(
  { company, name }: LinkedCompany,
  list: readonly Deadline[],
  words: DeadlineWords,
): SharedResult {
  const lines = list.map(({ duty, due }) => [words.rules.duties[duty].title, shortDay(words.locale, due)] as const);
  const next = lines[0]?.join(', ') ?? words.page.result.noNext;
  return { answer: `${companyTitle(company, name, words)}: ${next}`, lines: () => lines };
}
