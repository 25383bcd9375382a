import { z } from 'zod';
import { everywhere } from './everywhere.ts';

/** A package of the price list: `entries/packages/packages.ts`. */
export const formationPackage = z.strictObject({
  name: everywhere(z.string().max(20)).describe('Its name.'),
  price: z
    .string()
    .regex(/^\$\d+$/)
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

/** A country in the picker above the packages: `entries/packages/countries.ts`. */
export const countryOption = z
  .strictObject({
    value: z.enum(['us', 'uk']).describe('The key of the country’s packages.'),
    label: everywhere(z.string().max(30)).describe('The country’s name.'),
    flag: z.string().length(2).describe('The code of its flag.'),
    registryFee: z
      .enum(['on-top', 'included'])
      .describe('Whether what the state or registry charges to form a company comes on top of the price.'),
  })
  .refine(({ value, registryFee }) => value !== 'us' || registryFee === 'on-top', {
    path: ['registryFee'],
    error: 'Write on-top: what a US company costs to form depends on the state that the customer chooses.',
  });

export type CountryOption = Readonly<z.infer<typeof countryOption>>;
