// npm run open-points: writes docs/open-points.md, what is not known or not confirmed, and says what is overdue.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt, type IsoDate } from '@formation/calendar';
import { calls } from '@formation/content';
import type { Chapter } from './open-points/chapter.ts';
import { companyChapters, ruleChapters } from './open-points/of-companies.ts';
import { claimChapter, factChapters, textChapter } from './open-points/of-content.ts';
import { feeChapters } from './open-points/of-fees.ts';
import { payoutChapter } from './open-points/of-payouts.ts';
import { openPointsPage } from './open-points/page.ts';
import { eventsText, surenessText } from './open-points/summary.ts';

const file = join(import.meta.dirname, '../../docs/open-points.md');

/** Everything that is open, from all tables and texts. */
export const openChapters = async (): Promise<readonly Chapter[]> => [
  textChapter(),
  claimChapter(),
  ...factChapters(),
  ...companyChapters(),
  ...ruleChapters(),
  await payoutChapter(),
  ...(await feeChapters()),
];

/** The page as it has to be. */
export const currentPage = async (): Promise<string> =>
  openPointsPage(await openChapters(), await surenessText(), await eventsText());

export const writtenPage = (): string => readFileSync(file, 'utf8');

/** The points whose day has passed. */
export const overduePoints = (chapters: readonly Chapter[], today: IsoDate) =>
  chapters.flatMap(({ title, points }) =>
    points.filter(({ reviewBy }) => reviewBy < today).map(({ what, reviewBy }) => ({ title, what, reviewBy })),
  );

if (import.meta.main) {
  const chapters = await openChapters();
  writeFileSync(file, await currentPage());
  const today = dayAt(Date.now(), calls.hours.timeZone);
  const overdue = overduePoints(chapters, today);
  for (const { title, what, reviewBy } of overdue) console.log(`${title}: ${what}, by ${reviewBy}`);
  const count = chapters.flatMap(({ points }) => points).length;
  console.log(`${count} open points in docs/open-points.md, ${overdue.length} overdue on ${today}.`);
}
