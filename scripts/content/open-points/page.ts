import type { Chapter, Point } from './chapter.ts';
import { days, linked } from './written.ts';

const top = `# What we are not sure of

Everything on the site that one page says, that is known as a range only, that nobody has confirmed or that nobody knows,
with the day by which to look again, the source to open, the pages on which visitors read it and the file to change. It is
made from the tables and texts themselves: \`npm run open-points\` writes it anew, and says what is overdue today. What is
settled leaves the list by itself; do not change it here.
`;

const by = ({ reviewBy }: Point) => `by ${days.format(new Date(reviewBy))}`;
const byDay = (a: Point, b: Point) => a.reviewBy.localeCompare(b.reviewBy) || a.what.localeCompare(b.what, 'en');

/** Points that one look at one source settles stand in one line; a question stands alone. */
const together = ({ what, why, reviewBy, source, pages = [] }: Point) =>
  [reviewBy, why, source?.title ?? '', source?.href ?? '', what.endsWith('?') ? what : '', ...pages].join('\n');

const pagesText = (pages: readonly string[]) => pages.map((page) => `\`${page}\``).join(', ');

function line(points: readonly [Point, ...Point[]]): string {
  const [first] = points;
  const { why, source, pages } = first;
  const parts = [by(first), why, ...(source ? [linked(source)] : [])];
  const shown = pages?.length ? `; on ${pagesText(pages)}` : '';
  return `- ${[...new Set(points.map(({ what }) => what))].join('; ')} (${parts.join('; ')}${shown})`;
}

function chapterText({ title, pages, where, points }: Chapter): string {
  const groups = [...Map.groupBy(points.toSorted(byDay), together).values()];
  const lines = groups.map((group) => line(group as [Point, ...Point[]])); // a group has one or more
  const shown = pages.length > 0 ? `On ${pagesText(pages)}. ` : '';
  return [`## ${title}`, `${shown}Change it in \`${where}\`.`, lines.join('\n')].join('\n\n');
}

/**
 * The page for the owner.
 *
 * @param more - further chapters, written already.
 */
export function openPointsPage(chapters: readonly Chapter[], ...more: readonly string[]): string {
  const some = chapters.filter(({ points }) => points.length > 0);
  const rows = some.map(({ title, points }) => {
    const first = points.toSorted(byDay)[0];
    return `- ${title}: ${points.length}, the first ${first ? by(first) : ''}`;
  });
  return `${[top.trimEnd(), rows.join('\n'), ...some.map(chapterText), ...more].join('\n\n')}\n`;
}
