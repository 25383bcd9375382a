import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { events } from './tables/events.ts';
import { markets } from './tables/markets.ts';
import { sources } from './tables/sources.ts';

export { answer, type Sale } from './answer.ts';
export { betterFulfilment, type BetterFulfilment } from './better-fulfilment.ts';
export { cheaperParcels, type CheaperParcel } from './cheaper-parcels.ts';
export { goods, marketCurrencies, marketNames, type Goods, type MarketName } from './marketplace.ts';
export { measureIn } from './measure-in.ts';
export { measures, question, type UnitSale } from './question.ts';
export { goals } from './solve.ts';
export { markets } from './tables/markets.ts';

/** Amazon: one unit by the shop, sent by Amazon or by the seller. */
export const amazon: Platform = platform({
  question,
  answer,
  goals,
  sources,
  events,
  table: markets,
  paidBy: 'marketplace',
  sections: 'all',
  each: 'unit',
  withoutFacts: ({ fulfilment }) => [fulfilment === 'fba' ? 'postageCost' : 'inboundCost'],
  example: { sellingPrice: '30', length: '8', width: '6', height: '2', weight: '1', productCost: '8' },
});
