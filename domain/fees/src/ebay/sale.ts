import { flatSale, type FlatSale, type SaleInputs } from '../flat-sale.ts';
import type { IsoDate } from '../schedule.ts';
import { fees } from './rates.ts';

/**
 * The quick estimate of a sale paid through eBay: see {@link flatSale}.
 *
 * @param day - the day whose fees apply.
 */
export function sale(inputs: SaleInputs<'USD'>, day: IsoDate): FlatSale<'USD'> {
  return flatSale(inputs, fees, day);
}
