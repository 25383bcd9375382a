/** Texts that a phrase of the list is right in: names of others, and labels that the specification spells. */
export const exceptions: readonly string[] = [
  'messages.calculators.amazon.pricing.fulfilmentName',
  'messages.calculators.amazon.pricing.fulfilments.fba',
  'messages.calculators.amazon.fees.fulfilment',
  'messages.platforms.amazon.calculator.fields.fulfilment.label',
  'messages.platforms.amazon.calculator.choices.fulfilment.fba',
];
