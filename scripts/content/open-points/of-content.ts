import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims, facts, openPoints, type Fact } from '@formation/content';
import { dayOf, nextReview, type Chapter, type Point } from './chapter.ts';

/** What our texts say is not known. */
export const textChapter = (): Chapter => ({
  title: 'Words: what our texts say is not known',
  pages: [],
  where: 'content/entries/launch/open-points.json',
  points: openPoints.flatMap((point) =>
    'what' in point
      ? [{ what: point.what, why: 'a text says so', reviewBy: dayOf(point.reviewBy), pages: point.pages }]
      : [],
  ),
});

/** Figures of the firm that nobody has confirmed. */
export const claimChapter = (): Chapter => ({
  title: 'The firm: figures that nobody has confirmed',
  pages: ['/', '/about'],
  where: 'content/entries/claims/claims.json',
  points: Object.values(claims)
    .filter(({ confirmed }) => !confirmed)
    .map(({ text, label, owner, asOf }) => ({
      ...{ what: `${text.en} ${label.en}`, why: `to confirm: ${owner}` },
      reviewBy: nextReview(dayOf(asOf)),
    })),
});

const entries = join(import.meta.dirname, '../../../content/entries');
const folders: Readonly<Record<string, string>> = { services: 'service', calculators: 'calculator' };

/** The pages that name a fact in their entry. */
function pagesOf(fact: string): readonly string[] {
  const files = globSync(['{services,formation,blog}/*/en.md', 'calculators/*.ts'], { cwd: entries }).toSorted();
  const naming = files.filter((file) =>
    new RegExp(`fact.*\\b${fact}\\b`).test(readFileSync(join(entries, file), 'utf8')),
  );
  return naming.map((file) => {
    const [folder = '', name = ''] = file.replace(/\.ts$/, '').split('/');
    return `/${folders[folder] ?? folder}/${name}`;
  });
}

const pointOf = (name: string, { title, reviewBy, source, verified }: Fact): Point => ({
  ...{ what: title.en, why: verified ? 'confirmed' : 'not confirmed', reviewBy: dayOf(reviewBy) },
  source: { title: source.title, href: source.url },
  pages: pagesOf(name),
});

/** The rules and prices of others that pages state, those that nobody has confirmed first. */
export function factChapters(): readonly Chapter[] {
  const chapter = (title: string, verified: boolean): Chapter => ({
    ...{ title, pages: [], where: 'content/entries/facts/facts.json' },
    points: Object.entries(facts as Readonly<Record<string, Fact>>)
      .filter(([, fact]) => fact.verified === verified)
      .map(([name, fact]) => pointOf(name, fact)),
  });
  return [
    chapter('Facts: nobody has confirmed them', false),
    chapter('Facts: confirmed, to be read again by their day', true),
  ];
}
