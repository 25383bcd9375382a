import type { Everywhere } from '../locales.ts';

/** A page as a list of what is next shows it. */
export type Lead = Readonly<{ href: string; title: Everywhere; text: Everywhere }>;
