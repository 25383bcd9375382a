import type { IsoDate } from '@formation/fees';
import { money, type Money } from '@formation/money';
import { payouts } from '../answers/payouts.ts';
import { firstQuestion } from '../asked.ts';
import { assumptions } from '../assumptions/assumption.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import type { CompanyCountry, PaidIn, PayerCountry, Question } from '../question.ts';
import { flat } from '../routes/numbers.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';

/** What a usual payment saves by the best route through a company, against the best without one. */
export type CompanySaving = Readonly<{
  by: 'card' | 'bank';
  amount: Money<PaidIn>;
  against: RouteKey;
  saved: Money<'LKR'>;
}>;

/** A client at home where the company is, who pays a thousand; the dollars of Hong Kong come from anywhere. */
const clients = {
  us: { country: 'US', amount: money('1000', 'USD') },
  uk: { country: 'GB', amount: money('1000', 'GBP') },
  hk: { country: 'elsewhere', amount: money('1000', 'USD') },
} as const satisfies Readonly<Record<CompanyCountry, Readonly<{ country: PayerCountry; amount: Money<PaidIn> }>>>;

const questionOf = (company: CompanyCountry, by: CompanySaving['by'], day: IsoDate): Question => {
  const { country, amount } = clients[company];
  const carried = carriedNumbers(amount.currency, day);
  return { ...firstQuestion(day), amount, payer: { country, by }, company, carried };
};

/** What a company saves of a usual payment, by each of the ways in which a client pays an invoice. */
export function companySavings(company: CompanyCountry, day: IsoDate): readonly CompanySaving[] {
  return (['card', 'bank'] as const).flatMap((by): readonly CompanySaving[] => {
    const { rows } = payouts(questionOf(company, by, day));
    const best = rows.find(({ answer }) => routeOf(answer.route).company === company);
    if (!best?.paysBack) return [];
    const { against, saved } = best.paysBack;
    return [{ by, amount: clients[company].amount, against, saved }];
  });
}

/** What a company usually costs in a later year, in rupees. */
export function usualUpkeep(company: CompanyCountry, day: IsoDate): Money<'LKR'> {
  const question = questionOf(company, 'bank', day);
  return flat(`upkeep-${company}`, 'LKR', { question, assumptions: assumptions(question), isTypical: true }).value;
}
