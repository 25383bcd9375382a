import { deadlineRemarks, fill, sourceTitle } from '@formation/content';
import { deadlineUid, type CalendarPlan, type Deadline, type LinkedCompany } from '@formation/deadlines';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import { companyTitle, type DeadlineWords } from '../deadline-words.ts';
import { lateFeeText } from '../late-fees.ts';

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
    events: list.map((deadline) => ({
      uid: deadlineUid(deadline, { companyId: linked.id, host: maker.host }),
      day: deadline.due,
      summary: fill(rules.calendar.summary, { title: rules.duties[deadline.duty].title, company: title }),
      description: description(deadline, words),
      url,
    })),
  };
}

/** What the page says of a deadline: what to do, what there is to know of the day, and what being late costs. */
function description(deadline: Deadline, words: DeadlineWords): string {
  const { rules, locale } = words;
  const { duty, source, lateFees = [], verified } = deadline;
  const { what, late } = rules.duties[duty];
  return fill(rules.calendar.description, {
    what: [what, ...deadlineRemarks(deadline, rules, (day) => shortDay(locale, day))].join('\n'),
    late: [late, ...lateFees.map((step) => lateFeeText(step, words))].join('\n'),
    source: source.href ?? sourceTitle(source, rules.sources),
    sure: verified ? rules.calendar.sure : rules.unverified,
  });
}
