import type { Typed } from '../../../../lib/input/use-typed.ts';

/** What the quick estimate calls a field, and the published fees the same field. */
const fields = [
  ['lengthIn', 'length'],
  ['widthIn', 'width'],
  ['heightIn', 'height'],
  ['weightLbs', 'weight'],
  ['storageCost', 'otherCosts'],
] as const;

const categories = [
  ['everything_else', 'everything-else'],
  ['electronics', 'consumer-electronics'],
] as const;

const inInches = ({ units = 'in-lb' }: Typed) => units === 'in-lb';

/** What was typed into the quick estimate, as the form of the published fees asks for it. */
export function forPublished(quick: Typed): Typed {
  const category = categories.find(([name]) => name === quick['category'])?.[1];
  const renamed = fields.flatMap(([from, to]) => (quick[from] === undefined ? [] : [[to, quick[from]] as const]));
  return { ...quick, ...Object.fromEntries(renamed), ...(category && { category }) };
}

/** What was typed for the published fees, as the quick estimate asks for it: inches and pounds only. */
export function forQuick(published: Typed): Typed {
  const category = categories.find(([, id]) => id === published['category'])?.[0];
  const known = fields.filter(([, name]) => name === 'otherCosts' || inInches(published));
  const renamed = known.flatMap(([to, from]) =>
    published[from] === undefined ? [] : [[to, published[from]] as const],
  );
  return { ...published, ...Object.fromEntries(renamed), ...(category && { category }) };
}
