import { openPoints } from '@formation/content';
import { expect, test } from 'vitest';
/* eslint-disable no-restricted-imports -- a folder of scripts, which is no room */
import { admissions, admissionsIn, unlisted, unsaid } from '../../scripts/content/open-points/admitted.ts';
import { currentPage, openChapters, overduePoints, writtenPage } from '../../scripts/content/open-points.ts';
/* eslint-enable no-restricted-imports */

test('what a text says is not known has an entry with a day to look again: content/entries/launch/open-points.json', () => {
  expect(admissions().length).toBeGreaterThan(0);
  expect(unlisted(admissions(), openPoints)).toEqual([]);
});

test('no entry names words that no text says any more', () => {
  expect(unsaid(admissions(), openPoints)).toEqual([]);
});

test.each([
  'The fee is 3%. Whether it counts here is not settled.',
  'What banks add was not looked up.',
  'We don’t know who pays it.',
  'We have not yet found a page that names it.',
  'What a refund costs: not found for this site.',
])('“%s” needs one', (text) => {
  expect(unlisted(admissionsIn('a page', text), [])).toHaveLength(1);
  expect(unlisted(admissionsIn('a page', text), [{ says: [text.slice(0, -1)], listedUnder: 'Fees: ebay' }])).toEqual(
    [],
  );
});

test.each(['The day is known.', 'Page not found.', 'Nothing was found to be wrong.'])('“%s” needs none', (text) => {
  expect(admissionsIn('a page', text)).toEqual([]);
});

test('words that stand beside each doubt of a table name its chapter', async () => {
  const titles = (await openChapters()).map(({ title }) => title);
  const named = openPoints.flatMap((point) => ('listedUnder' in point ? [point.listedUnder] : []));
  expect(titles).toEqual(expect.arrayContaining(named));
});

test('each point has a day, pages, and a file to change', async () => {
  const chapters = await openChapters();
  expect(chapters.every(({ where }) => where !== '')).toBe(true);
  for (const { pages, points } of chapters)
    for (const { what, pages: own = pages } of points) expect(own.length, what).toBeGreaterThan(0);
});

test('a point is overdue on the day after its day', () => {
  const point = { what: 'A fee', why: 'one source', reviewBy: '2027-05-21' } as const;
  const chapters = [{ title: 'Fees', pages: ['/fees'], where: 'a table', points: [point] }];
  expect(overduePoints(chapters, '2027-05-21')).toEqual([]);
  expect(overduePoints(chapters, '2027-05-22')).toEqual([{ title: 'Fees', what: 'A fee', reviewBy: '2027-05-21' }]);
});

test('docs/open-points.md is current: npm run open-points writes it', async () => {
  expect(writtenPage()).toBe(await currentPage());
});
