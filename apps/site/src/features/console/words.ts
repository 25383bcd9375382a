import type { Messages } from '@formation/content';

export type Words = Messages['console'];
export type Role = keyof Words['roles'];

/** What is wrong, in the reader's words. */
export function whyNot({ refused }: Words, code: string): string {
  return Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : refused.failed; // it is one of them
}
