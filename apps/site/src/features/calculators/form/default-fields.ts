import type { Typed } from '../../../lib/input/use-typed.ts';
import type { Field, PublishedModel } from '../published/published-model.ts';

const valueOf = (field: Field): string | undefined => {
  if (field.kind === 'check') return undefined; // a box that is not ticked is absent
  return field.kind === 'choice' ? field.options[0]?.value : (field.initial ?? '');
};

/**
 * What stands in a model's form in the page's HTML: what was initial here, and for the rest what its fields begin with.
 * The answer beside the form is worked out from the same.
 */
export function withDefaults(fields: ReturnType<PublishedModel['fields']>, initial: Typed): Typed {
  const startingValues = fields
    .flatMap((group) => group.fields)
    .map((field) => [field.name, valueOf(field)] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(startingValues), ...initial };
}
