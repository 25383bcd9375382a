import type { Sent } from '../api/shapes.ts';

/** What the visitor typed into a field; empty where they left it out. */
export const typedIn = ({ typed }: Pick<Sent, 'typed'>, field: string): string =>
  typed.find(({ name }) => name === field)?.text ?? '';
