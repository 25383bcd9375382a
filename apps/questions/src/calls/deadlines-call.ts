import { addMonths } from '@formation/calendar';
import { dutyText, lateTexts, type Locale, messages, sourceTitle } from '@formation/content';
import {
  type Company,
  deadlines,
  type LinkFields,
  readCompanyLink,
  standingDuties,
  undatedDuties,
} from '@formation/deadlines';
import type { Answers, IsoDate } from '@formation/fees';
import { toText } from '@formation/money';
import { singleCall } from '../single-call.ts';
import { deadlinesQuestion } from './deadlines-question.ts';

/** What a company must file or pay by when, by the names of the links of its page. */
export const deadlinesCall = singleCall({
  prefix: '/api/v1/deadlines',
  weight: 1,
  schema: 'Deadlines',
  summary: 'What a company must file or pay, by which day',
  question: deadlinesQuestion,
  answer(read, request) {
    const { company } = readCompanyLink(linkFields(read), read.day);
    const { months } = read.answers;
    const until = addMonths(read.day, Number(toText(months, 0)));
    return { body: deadlinesAnswer(company, { day: read.day, until }, request.language) };
  },
});

type Read = Readonly<{ answers: Answers; texts: Readonly<Record<string, string>> }>;

/** What was read, as a link of the page says it. */
function linkFields({ answers, texts }: Read): LinkFields {
  const fields = Object.entries(answers).map(([key, answer]) => [key, linkText(answer)] as const);
  return { ...texts, ...Object.fromEntries(fields) };
}

/** A box is ticked in a link by `on`. */
function linkText(answer: Answers[string]): string | undefined {
  if (typeof answer === 'object') return toText(answer, 0);
  return answer === true ? 'on' : answer || undefined;
}

function deadlinesAnswer(
  company: Company,
  { day, until }: Readonly<{ day: IsoDate; until: IsoDate }>,
  language: Locale,
) {
  const rules = messages[language].deadlines;
  const sourceOf = (source: Parameters<typeof sourceTitle>[0] & Readonly<{ href?: string; checked: IsoDate }>) => ({
    title: sourceTitle(source, rules.sources),
    ...(source.href !== undefined && { href: source.href }),
    checked: source.checked,
  });
  return {
    day,
    until,
    country: company.country,
    deadlines: deadlines(company, day, until).map((deadline) => ({
      ...deadline,
      title: rules.duties[deadline.duty].title,
      text: dutyText(language, deadline),
      late: lateTexts(language, deadline),
      source: sourceOf(deadline.source),
    })),
    /** Rules that have no day, or none while the company does not do something. */
    undated: [
      ...undatedDuties(company).map(({ duty, onlyIf, source, verified }) => ({
        ...{ duty, onlyIf, text: rules.duties[duty].title },
        ...{ source: sourceOf(source), verified },
      })),
      ...standingDuties(company).map(({ id, source, verified }) => ({
        ...{ duty: id, text: rules.standing[id] },
        ...{ source: sourceOf(source), verified },
      })),
    ],
  };
}
