import type { IsoDate } from '@formation/fees';
import { assumptionKeys, isArrival, payouts } from '@formation/payouts';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { fieldsAtFirst, ownField } from './fields-at-first.ts';
import { typedQuestion } from './typed-question.ts';

const todayHere = () => new Date().toISOString().slice(0, 10); // the ISO form begins with year-month-day
const isDay = (text = ''): text is IsoDate => /^\d{4}-\d\d-\d\d$/.test(text);
const noOwn = Object.fromEntries(assumptionKeys.map((key) => [ownField(key), '']));

/** What stands in the form, the question it asks, and the answer. */
export function usePayouts(builtOn: IsoDate) {
  const { typed, form, put, link } = useSharedForm({
    atFirst: fieldsAtFirst(builtOn),
    always: ['day'],
    onVisit: () => ({ day: todayHere() }),
  });
  const question = typedQuestion(typed, isDay(typed['day']) ? typed['day'] : builtOn);
  const answer = payouts(question);
  const answers = answer.rows.map((row) => row.answer).filter(isArrival);
  return { typed, form, link, question, answer, answers, reset: () => put(noOwn) };
}
