import { z } from 'zod';
import { everywhere } from './everywhere.ts';

const countryNames = ['us', 'uk'] as const;
/** Those that are drawn. */
const flags = ['us', 'gb', 'hk', 'de', 'lk', 'eu'] as const;

/** A package of the price list. */
export const formationPackage = z.strictObject({
  name: everywhere(z.string().max(20)).describe('Its name.'),
  price: z
    .string()
    .regex(/^\$\d+$/, 'Write whole dollars with their sign, as in $129.')
    .describe('The price as it is shown, with its sign.'),
  note: everywhere(z.string().max(20)).describe('What stands beside the price, or nothing.'),
  buildsOn: z.number().int().min(0).nullable().describe('The package in the same list that it contains, by position.'),
  features: z
    .array(
      z.strictObject({
        title: everywhere(z.string().max(70)).describe('One thing that the price buys.'),
        text: everywhere(z.string().max(90)).optional().describe('What it means, where the title does not say.'),
      }),
    )
    .min(1)
    .describe('What this package has, beyond the one it builds on.'),
  popular: z.boolean().describe('Whether the card is marked POPULAR; exactly one in each country.'),
  colour: z
    .enum(['gain', 'action', 'highlight'])
    .describe('The colour of the card’s accent, by its role in the design.'),
});

export type FormationPackage = Readonly<z.infer<typeof formationPackage>>;

function fitTogether(list: readonly FormationPackage[], context: z.RefinementCtx): void {
  if (list.filter(({ popular }) => popular).length !== 1)
    context.addIssue('Write true for "popular" at one package of the country, and false at the others.');
  for (const [at, { buildsOn }] of list.entries())
    if (buildsOn !== null && buildsOn >= at)
      context.addIssue({
        code: 'custom',
        path: [at, 'buildsOn'],
        message: 'Write the position of a package above it, counted from 0, or null.',
      });
}

/** The packages of each country: `entries/packages/packages.json`. In a text, `{premium}` stands for the claim of that name. */
export const packageLists = z.record(
  z.enum(countryNames),
  z.array(formationPackage).min(1).superRefine(fitTogether).readonly(),
);

/** A country in the picker above the packages: `entries/packages/countries.json`. */
export const countryOption = z
  .strictObject({
    value: z.enum(countryNames).describe('The key of the country’s packages.'),
    label: everywhere(z.string().max(30)).describe('The country’s name.'),
    flag: z.enum(flags).describe('The flag beside its name.'),
    registryFee: z
      .enum(['on-top', 'included'])
      .describe('Whether what the state or registry charges to form a company comes on top of the price.'),
  })
  .refine(({ value, registryFee }) => value !== 'us' || registryFee === 'on-top', {
    path: ['registryFee'],
    error: 'Write on-top: what a US company costs to form depends on the state that the customer chooses.',
  });

export type CountryOption = Readonly<z.infer<typeof countryOption>>;
