import { dateIn, dayIn } from '../formats/date-in.ts';
import type { Locale } from '../locales.ts';
import { messages } from '../messages/index.ts';
import { deadlineRemarks, type Dated } from './deadline-remarks.ts';
import { lateFeeText, type Step } from './late-fee-text.ts';

/** A deadline as the room of the deadlines has it. */
type Due = Dated & Readonly<{ duty: keyof (typeof messages)['en']['deadlines']['duties']; lateFees?: readonly Step[] }>;

/** What to do by a day, and what else there is to know about it. */
export function dutyText(language: Locale, due: Due): string {
  const rules = messages[language].deadlines;
  const remarks = deadlineRemarks(due, rules, (day) => dayIn(language, day));
  return [rules.duties[due.duty].what, ...remarks].join(' ');
}

/** What being late costs: the sentence, then its steps with their days and amounts. */
export function lateTexts(language: Locale, { duty, lateFees = [] }: Due): readonly string[] {
  const rules = messages[language].deadlines;
  const dayText = (day: string) => dateIn(language, day);
  return [rules.duties[duty].late, ...lateFees.map((step) => lateFeeText(step, rules.lateFees, dayText))];
}
