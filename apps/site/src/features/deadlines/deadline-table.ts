import { deadlineRemarks, sourceTitle } from '@formation/content';
import { csv } from '@formation/csv';
import type { Deadline } from '@formation/deadlines';
import type { SavedFile } from '../../lib/sharing/save-file.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import type { DeadlineWords } from './deadline-words.ts';
import { lateFeeText } from './late-fees.ts';

/** The dates as a table to keep: what being late costs at first is a number by itself, its currency beside it. */
export function deadlineTable(list: readonly Deadline[], words: DeadlineWords): SavedFile {
  const { table } = words.page;
  const { fileName, yes, no, ...headings } = table;
  const lines = list.map((deadline) => {
    const { due, duty, lateFees = [], source, verified } = deadline;
    const { title, what, late } = words.rules.duties[duty];
    return [
      due,
      title,
      what,
      deadlineRemarks(deadline, words.rules, (day) => shortDay(words.locale, day)).join(' '),
      [late, ...lateFees.map((step) => lateFeeText(step, words))].join(' '),
      lateFees[0]?.amount ?? '',
      lateFees[0]?.currency ?? '',
      sourceTitle(source, words.rules.sources),
      source.href ?? '',
      source.checked,
      verified ? yes : no,
    ];
  });
  return { name: fileName, type: 'text/csv', text: csv([Object.values(headings), ...lines]) };
}
