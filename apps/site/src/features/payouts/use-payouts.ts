import { isoDate, utcDay, type IsoDate } from '@formation/calendar';
import { assumptionKeys, isArrival, payouts } from '@formation/payouts';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { fieldsAtFirst, ownField } from './fields-at-first.ts';
import { typedQuestion } from './typed-question.ts';

const noOwn = Object.fromEntries(assumptionKeys.map((key) => [ownField(key), '']));

/** What stands in the form, the question it asks, and the answer. */
export function usePayouts(builtOn: IsoDate) {
  const { typed, form, put, link } = useSharedForm({
    atFirst: fieldsAtFirst(builtOn),
    always: ['day'],
    onVisit: () => ({ day: utcDay(Date.now()) }),
  });
  const question = typedQuestion(typed, isoDate(typed['day']) ?? builtOn);
  const answer = payouts(question);
  const answers = answer.rows.map((row) => row.answer).filter(isArrival);
  return { typed, form, link, question, answer, answers, reset: () => put(noOwn) };
}
