import { z } from 'zod';

const lengthOf = (input: unknown): string => `has ${String(input).length} characters`;

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
