import { fill } from '@formation/content';
import { deadlineUid, type CalendarPlan, type Deadline, type LinkedCompany } from '@formation/deadlines';
import { companyTitle, type DeadlineWords } from './deadline-words.ts';
import { lateFeeText } from './late-fees.ts';

/** Who makes the calendar file: the firm, and the host that its events are named after. */
export type Maker = Readonly<{ name: string; email: string; host: string }>;

/** What goes into a calendar file, and in which words. */
export type Wanted = Readonly<{
  linked: LinkedCompany & Readonly<{ id: string }>;
  list: readonly Deadline[];
  reminders: readonly number[];
  /** The moment the file is made, in UTC. */
  stamp: string;
  /** The page with these dates. */
  url: string;
  maker: Maker;
  words: DeadlineWords;
}>;

/** The dates of a company as events; the same date always has the same identity. */
export function calendarPlan({ linked, list, reminders, stamp, url, maker, words }: Wanted): CalendarPlan {
  const { rules } = words;
  const title = companyTitle(linked.company, linked.name, words);
  return {
    product: `-//${maker.name}//Deadlines//EN`,
    organizer: { name: maker.name, email: maker.email },
    stamp,
    reminders,
    events: list.map((deadline) => {
      const { duty, due, source, lateFees = [], condition } = deadline;
      const { title: dutyTitle, what, late } = rules.duties[duty];
      const toDo = condition ? `${what} ${rules.conditions[condition]}` : what;
      const steps = [late, ...lateFees.map((step) => lateFeeText(step, words))].join('\n');
      return {
        uid: deadlineUid(deadline, { companyId: linked.id, host: maker.host }),
        day: due,
        summary: fill(rules.calendar.summary, { title: dutyTitle, company: title }),
        description: fill(rules.calendar.description, { what: toDo, late: steps, source: source.href ?? source.title }),
        url,
      };
    }),
  };
}
