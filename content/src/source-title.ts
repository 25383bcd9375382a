import type { Messages } from './messages/shape.ts';

type Names = Messages['deadlines']['sources'];

/** What was read: a page, or what has none of its own. */
export type NamedSource = Readonly<{ title: string; href: string } | { described: keyof Names }>;

/** What a source is called: a page by its own title, what has no page in the words of the reader. */
export const sourceTitle = (source: NamedSource, names: Names): string =>
  'described' in source ? names[source.described] : source.title;
