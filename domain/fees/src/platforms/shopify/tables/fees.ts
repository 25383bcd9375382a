import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Charge, Percent } from '../../../value/fee-value.ts';
import { amount, charge, percent } from '../../../value/kinds.ts';
import { payHere } from '../../payhere.ts';
import { sources } from './sources.ts';

const { seen } = citing(sources);

type Plan = Readonly<{
  eachMonth: Schedule<Amount<'USD'>>;
  /** A month, where the year is paid at once. */
  paidYearly: Schedule<Amount<'USD'>>;
  /** Of an order that is paid through any gateway but Shopify Payments. */
  outside: Schedule<Percent>;
  /** Of an order paid by a card in Shopify Payments of a US company. */
  card: Schedule<Charge>;
}>;

const single = ['single', 'pricing-2026-09'] as const;
const month = (text: string) => [seen(single, amount(text, 'USD', 'month'))] as const;
const card = (text: string) => [seen(single, charge(text, { fixed: { USD: '0.30' } }))] as const;

export const plans = {
  basic: {
    eachMonth: month('39.00'),
    paidYearly: month('29.00'),
    outside: [seen(['seen', 'uk-2026-08', 'tazapay', 'thumbtube', 'bluebarry'], percent('2'))],
    card: card('2.9'),
  },
  grow: {
    eachMonth: month('105.00'),
    paidYearly: month('79.00'),
    outside: [seen(['seen', 'uk-2026-08', 'thumbtube', 'bluebarry'], percent('1'))],
    card: card('2.7'),
  },
  advanced: {
    eachMonth: month('399.00'),
    paidYearly: month('299.00'),
    outside: [seen(['seen', 'uk-2026-08', 'thumbtube'], percent('0.6'))],
    card: card('2.5'),
  },
} as const satisfies Readonly<Record<string, Plan>>;

/** More for a card from outside the company's country. */
export const cardFromAbroad: Schedule<Percent> = [seen(['single', 'bluebarry'], percent('1.5'))];

/** Of a card payment that PayHere, on its plan Plus, pays out in dollars. */
export const payhere: Schedule<Percent> = payHere.plusRate;
