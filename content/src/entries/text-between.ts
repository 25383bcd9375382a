import { z } from 'zod';

const lengthOf = (input: unknown): string => `has ${String(input).length} characters`;
const numberOf = (input: unknown): number => (Array.isArray(input) ? input.length : 0);

/**
 * A text of limited length. Whoever writes it reads in the build's refusal how long it is and how long it may be.
 *
 * @param name - what the refusal calls it.
 */
export const textBetween = (name: string, least: number, most: number) =>
  z
    .string(`The ${name} is missing, or is no text.`)
    .min(least, { error: ({ input }) => `The ${name} ${lengthOf(input)}; it needs ${least} or more.` })
    .max(most, { error: ({ input }) => `The ${name} ${lengthOf(input)}; it may have ${most} at most.` });

/**
 * A list of limited length, refused in the same way.
 *
 * @param name - what the refusal calls its items, in the plural.
 */
export const listBetween = <Item extends z.ZodType>(
  [name, item]: readonly [name: string, item: Item],
  least: number,
  most: number,
) =>
  z
    .array(item, `The ${name} are missing, or are no list.`)
    .min(least, { error: ({ input }) => `There are ${numberOf(input)} ${name}; it takes ${least} or more.` })
    .max(most, { error: ({ input }) => `There are ${numberOf(input)} ${name}; it may have ${most} at most.` });
