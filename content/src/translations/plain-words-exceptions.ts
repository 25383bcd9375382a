/** Texts that a phrase of the list is right in: names of others, labels that the specification spells, a message that we read. */
export const exceptions: readonly string[] = [
  'messages.calculators.amazon.pricing.fulfilmentName',
  'messages.calculators.amazon.pricing.fulfilments.fba',
  'messages.calculators.amazon.fees.fulfilment',
  'messages.platforms.amazon.calculator.fields.fulfilment.label',
  'messages.platforms.amazon.calculator.choices.fulfilment.fba',
  'entries.answers.2.subject',
  'entries.answers.2.text',
];
