import { addDays, laterOf, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';

/** The first day on which a company does business, and the last one before it is dormant. */
export type Trade = Readonly<{ from: IsoDate; to?: IsoDate }>;

/**
 * When a company does business. What its owner sold before it existed is not its trade. Who trades from the day on
 * which the company is dormant, or from a later one, was dormant until then.
 */
export function tradeOf({ incorporated, tradingFrom, dormantSince }: UkCompany): Trade {
  const from = laterOf(tradingFrom ?? incorporated, incorporated);
  if (!dormantSince || (tradingFrom && tradingFrom >= dormantSince)) return { from };
  return { from, to: addDays(dormantSince, -1) };
}

/** Whether a company has been dormant since its formation, with no day on which it begins to trade. */
export function neverTraded(company: UkCompany): boolean {
  const { from, to } = tradeOf(company);
  return to !== undefined && to < from;
}
