import { rows, type Section } from '../../answer.ts';
import { isAtHome } from './marketplace.ts';
import type { UnitSale } from './question.ts';

/** How the answer to a sale is laid out; the size says why the parcel costs what it does. */
export function sheetOf(sale: UnitSale, sizeTier: string | undefined): readonly Section[] {
  const vatWhy = isAtHome(sale) ? 'vatBySeller' : 'vatByAmazon';
  const sent: Section['rows'] = sizeTier === undefined ? [] : [{ key: 'fulfilmentFee', tone: 'out', why: sizeTier }];
  return [
    {
      group: 'in',
      rows: [
        ...rows(['paidByBuyer']),
        { key: 'vatInPrice', tone: 'out', isLess: true, why: vatWhy },
        ...rows(['revenue']),
      ],
    },
    { group: 'parcel', rows: rows(['chargedWeight', 'dimensionalWeight', 'fulfilmentBase']) },
    {
      group: 'fees',
      rows: [
        ...rows(['referralFee', 'closingFee', 'perItemFee'], 'out'),
        ...sent,
        ...rows(['overmaxFee', 'packagingFee', 'peakFee', 'dangerousGoodsFee', 'storageFee'], 'out'),
        ...rows(['placementFee', 'lowStockFee', 'fullStoreFee', 'agedStockFee'], 'out'),
        ...rows(['refundFee', 'returnsFee', 'digitalFee', 'planFee', 'vatOnFees', 'sriLankanVat', 'amazonFees'], 'out'),
      ],
    },
    { group: 'out', rows: rows(['yourCosts'], 'out') },
    {
      group: 'result',
      rows: rows(['totalCosts', 'profitMargin', 'returnOnInvestment', 'fbaNetProfit', 'fbmNetProfit']),
    },
  ];
}
