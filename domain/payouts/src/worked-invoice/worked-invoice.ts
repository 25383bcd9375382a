import type { IsoDate } from '@formation/fees';
import type { Money } from '@formation/money';
import { isArrival, type Arrival } from '../answers/arrival.ts';
import { payouts, type Ranked } from '../answers/payouts.ts';
import { firstQuestion } from '../asked.ts';
import type { Assumptions } from '../assumptions/assumption.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import type { Question } from '../question.ts';
import type { RouteKey } from '../routes/routes.ts';
import type { Step } from '../routes/walk.ts';

/** An invoice followed on its way home, with the question that it answers. */
export type WorkedInvoice = Pick<Ranked, 'bounds'> &
  Readonly<{ question: Question; answer: Arrival; assumptions: Assumptions }>;

const by: RouteKey = 'stripe-us-wise';

/**
 * One invoice a month on its way home as `payouts` computes it: paid by card to a US company, sent with Wise, credited
 * in rupees.
 *
 * @param day - the day whose fees and rates apply.
 */
export function workedInvoice(invoiced: Money<'USD'>, day: IsoDate): WorkedInvoice {
  const question: Question = {
    ...firstQuestion(day),
    amount: invoiced,
    company: 'us',
    carried: carriedNumbers(invoiced.currency, day),
  };
  const { rows, assumptions } = payouts(question, [by]);
  const [row] = rows;
  if (!row || !isArrival(row.answer)) throw new TypeError(`${by} has no answer`);
  return { question, answer: row.answer, ...(row.bounds && { bounds: row.bounds }), assumptions };
}

/** The step of a worked invoice by its name. */
export function stepOf({ answer }: WorkedInvoice, name: Step['step'], at?: Step['at']): Step {
  const found = answer.steps.find(({ step, at: stop }) => step === name && (at === undefined || at === stop));
  if (!found) throw new RangeError(`there is no step ${name}`);
  return found;
}
