import { isoDate, type IsoDate } from '@formation/calendar';
import {
  assumptionKeys,
  isArrival,
  ownField,
  payouts,
  type AssumptionKey,
  type PaidIn,
  type Published,
  type Question,
} from '@formation/payouts';
import { tableOf, type Pooled } from '../../lib/async/pooled.ts';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { todayHere } from '../../lib/text/dates/today-here.ts';
import { defaultFields } from './form/default-fields.ts';
import { upgradedSearch } from './form/earlier-link.ts';
import { typedQuestion } from './form/typed-question.ts';

/** What a company costs and a marketplace keeps, by the currency that is paid. */
export type Carried = Pooled<PaidIn, AssumptionKey, Published>;

const noOwn = Object.fromEntries(assumptionKeys.map((key) => [ownField(key), '']));

/** What stands in the form, the question it asks, and the answer; none while the amount or the rate is wrong. */
export function usePayouts(builtOn: IsoDate, carried: Carried) {
  const { typed, form, put, link } = useSharedForm({
    defaults: defaultFields(builtOn),
    always: ['day'],
    upgrade: upgradedSearch,
    onVisit: () => ({ day: todayHere() }),
  });
  const { question: asked, wrong } = typedQuestion(typed, isoDate(typed['day']) ?? builtOn);
  const question: Question = { ...asked, carried: tableOf(carried, asked.amount.currency) };
  const isAnswered = !wrong.has('amount') && !wrong.has('rate');
  const answer = payouts(question, isAnswered ? undefined : []);
  const answers = answer.rows.map((row) => row.answer).filter(isArrival);
  return {
    typed,
    form,
    link,
    question,
    wrong,
    answer,
    answers,
    setOwn: (key: AssumptionKey, text: string) => put({ [ownField(key)]: text }),
    setCurrency: (currency: PaidIn) => put({ currency }),
    reset: () => put(noOwn),
  };
}

export type Asking = Omit<ReturnType<typeof usePayouts>, 'form' | 'link'>;
