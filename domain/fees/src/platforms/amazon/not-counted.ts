import type { SentFees } from './fees.ts';
import type { UnitSale } from './question.ts';
import type { SaleFees } from './sale-fees.ts';

type Counted = SentFees & SaleFees;

/** Fees that exist and are not in an answer: those that were not asked for, and those that nobody can say beforehand. */
export function notCounted(sale: UnitSale, counted: Counted): readonly string[] {
  const { marketplace, fulfilment, plan } = sale;
  const isUs = marketplace === 'us';
  const isFba = fulfilment === 'fba';
  const list: readonly (readonly [key: string, isMissing: boolean])[] = [
    ['professionalPlan', plan === 'professional' && !counted.planFee],
    ['placement', isUs && isFba && !counted.placementFee],
    ['lowStock', isUs && isFba && !sale.supplyDays],
    ['storage', isFba && !counted.storageFee],
    ['agedStock', isUs && isFba && !sale.stockDays],
    ['fullStore', isUs && isFba && !sale.stockWeeks],
    ['stockEurope', !isUs && isFba],
    ['returnsProcessing', isFba && !counted.returnsFee],
    ['refundAdministration', !counted.refundFee],
    ['reducedVat', marketplace === 'de'],
    ['ownVat', !isUs],
    ['returnedGoods', true],
    ['importing', true],
    ['removal', isFba],
    ['deals', true],
    ['payout', true],
  ];
  return list.flatMap(([key, isMissing]) => (isMissing ? [key] : []));
}
