import { isCurrency, type Currency } from '@formation/money';

/** What a published number counts. Texts that are no numbers are a day, a yes or no, or a name. */
export type FeeUnit =
  | 'fraction'
  | Currency
  | 'in'
  | 'cm'
  | 'lb'
  | 'g'
  | 'in³ for one lb'
  | 'cm³ for one g'
  | `${Currency} a month for one ${'ft³' | 'm³'}`
  | 'day'
  | 'yes or no'
  | 'name';

/** How a table describes a number: outright, or by what the things around it are counted in. */
export type Measure = 'fraction' | Currency | 'money' | 'length' | 'weight' | 'volume for one weight' | 'storage';

/** What a place in a table is counted in; read from the objects around it. */
export type Surroundings = Readonly<{
  currency?: Currency | undefined;
  lengthUnit?: 'in' | 'cm' | undefined;
  weightUnit?: 'lb' | 'g' | undefined;
  volume?: 'ft³' | 'm³' | undefined;
}>;

/** The surroundings of what stands inside an object: what it says itself goes before what is around it. */
export function surroundingsIn(outer: Surroundings, object: object): Surroundings {
  const { currency, lengthUnit, weightUnit, unit }: Readonly<Record<string, unknown>> = { ...object };
  return {
    ...outer,
    ...(typeof currency === 'string' && isCurrency(currency) && { currency }),
    ...((lengthUnit === 'in' || lengthUnit === 'cm') && { lengthUnit }),
    ...((weightUnit === 'lb' || weightUnit === 'g') && { weightUnit }),
    ...(typeof unit === 'string' && { volume: unit.startsWith('per m3') ? 'm³' : 'ft³' }),
  };
}

/** The unit of a measure where it stands, or nothing when its surroundings do not say. */
export function unitOf(measure: Measure, around: Surroundings): FeeUnit | undefined {
  const { currency, lengthUnit, weightUnit, volume } = around;
  if (measure === 'money') return currency;
  if (measure === 'length') return lengthUnit;
  if (measure === 'weight') return weightUnit;
  if (measure === 'storage') return currency && volume && `${currency} a month for one ${volume}`;
  if (measure !== 'volume for one weight') return measure;
  return weightUnit && (weightUnit === 'lb' ? 'in³ for one lb' : 'cm³ for one g');
}
