import { formationCards, type Locale, type NextStep } from '@formation/content';
import { leadIn, type PageLink } from './lead-in.ts';

const more: readonly NextStep[] = [
  'page:resources',
  ...formationCards.map(({ slug }) => `company:${slug}` as const),
  'page:blog',
  'page:testimonials',
];

/** What the frame of every page leads to beside its fixed entries: in the side menu, under “Resources”, in the footer. */
export const moreLinks = (locale: Locale): readonly PageLink[] => more.flatMap((step) => leadIn(locale, step) ?? []);
