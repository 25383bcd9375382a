import type { Currency } from '@formation/money';
import type {
  Amount,
  Band,
  Bands,
  Between,
  Charge,
  Names,
  PartedStep,
  Per,
  Percent,
  Period,
  Range,
  Seasons,
  Sizes,
  Step,
  Tiers,
  WeightPrices,
  YesNo,
} from './fee-value.ts';

/** `between('0.99', '1.53')`: how far the typical number may be off, for a number that is known no better. */
export const between = (low: string, high: string): Between => ({ low, high });

/** `percent('13.6')`: hundredths of what the fee is charged on; `percent('1.17', between('0.99', '1.53'))`. */
export const percent = (text: string, open?: Between): Percent => ({
  kind: 'percent',
  percent: text,
  ...(open && { between: open }),
});

/** `amount('0.30', 'USD')`, or for a time: `amount('35.00', 'USD', 'month')`; either may be open, as a percentage may. */
export const amount = <C extends Currency>(
  text: string,
  currency: C,
  ...rest: readonly (Per | Between | undefined)[]
): Amount<C> => {
  const per = rest.find((one) => typeof one === 'string');
  const open = rest.find((one) => typeof one === 'object');
  return { kind: 'amount', amount: text, currency, ...(per && { per }), ...(open && { between: open }) };
};

/** `charge('2.9', { fixed: { USD: '0.30' } })`: a percentage and an amount together. */
export const charge = (text: string, rest: Omit<Charge, 'kind' | 'percent'> = {}): Charge => ({
  kind: 'charge',
  percent: text,
  ...rest,
});

/** Percentages of the parts of an amount: `tiersByPart('USD', [{ upTo: '7500', percent: '13.6' }, { percent: '2.35' }])`. */
export const tiersByPart = (currency: Currency, steps: readonly Step[]): Tiers => ({
  kind: 'tiers',
  currency,
  by: 'part',
  steps,
});

/** Percentages of the whole amount, by the step that contains it. */
export const tiersByWhole = (currency: Currency, steps: readonly (Step | PartedStep)[]): Tiers => ({
  kind: 'tiers',
  currency,
  by: 'whole',
  steps,
});

/** One amount for each order or transfer, by its total. */
export const bands = (currency: Currency, list: readonly Band[]): Bands => ({ kind: 'bands', currency, bands: list });

/** `range('percent', '2', '100')`, `range('USD', '10', '40')`. */
export const range = (of: Range['of'], least: string, most: string): Range => ({ kind: 'range', of, least, most });

export const weightPrices = (rest: Omit<WeightPrices, 'kind'>): WeightPrices => ({ kind: 'weight-prices', ...rest });

export const sizes = (rest: Omit<Sizes, 'kind'>): Sizes => ({ kind: 'sizes', ...rest });

export const seasons = (rest: Omit<Seasons, 'kind'>): Seasons => ({ kind: 'seasons', ...rest });

export const period = (rest: Omit<Period, 'kind'>): Period => ({ kind: 'period', ...rest });

export const yesNo = (is: boolean): YesNo => ({ kind: 'yes-no', is });

export const names = (list: readonly string[]): Names => ({ kind: 'names', names: list });
