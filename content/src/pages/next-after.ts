import { formationCards } from '../../entries/formation/cards.ts';
import { next, otherwise } from '../../entries/next/next.ts';
import { pages } from '../../entries/next/pages.ts';
import { serviceCards } from '../../entries/services/cards.ts';
import { tools } from '../../entries/tools/tools.ts';
import type { Lead } from './lead.ts';
import type { NextStep, Steps } from './next-step.ts';

/** Pages that end with what is next. */
export type NextKind = keyof typeof next;

const lists: Readonly<Record<NextKind, Readonly<Partial<Record<string, Steps>>>>> = next;

const leads: ReadonlyMap<string, Lead> = new Map<string, Lead>([
  ...Object.entries(tools).map(([name, lead]) => [`tool:${name}`, lead] as const),
  ...serviceCards.map(
    ({ slug, title, text }) => [`service:${slug}`, { href: `/service/${slug}`, title, text }] as const,
  ),
  ...formationCards.map(
    ({ slug, title, text }) => [`company:${slug}`, { href: `/formation/${slug}`, title, text }] as const,
  ),
  ...Object.entries(pages).map(([name, lead]) => [`page:${name}`, lead] as const),
]);

/** What is next after a page. A post or a calculator that `entries/next` does not name has what every new one has. */
export const nextAfter = (kind: NextKind, name: string): Steps => lists[kind][name] ?? otherwise;

/** A page as a list of what is next names it; nothing for an article, whose words are its own. */
export const leadOf = (step: NextStep): Lead | undefined => leads.get(step);
