import type { Messages } from '@formation/content';

export type Words = Messages['console'];

/** The roles to choose from; the first one may the least. */
export const roleOptions = ({ roles }: Words) =>
  (['reader', 'agent', 'owner'] as const).map((value) => ({ value, label: roles[value] }));

/** What is wrong, in the reader's words. */
export function whyNot({ refused }: Words, code: string): string {
  return Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : refused.failed; // it is one of them
}
