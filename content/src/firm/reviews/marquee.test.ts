import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partnerMarquee, reviewMarquee } from './marquee.ts';

const unshuffled = () => 0;

test.each([
  // reviews          first row                        second row
  ['', '', ''],
  ['a', 'aaaaaa', 'aaaaaa'], //                        one review six times, three a row, doubled
  ['ab', 'aaaaaa', 'bbbbbb'],
  ['abcd', 'acacacac', 'bdbdbdbd'], //                 the whole list again, although six would do
  ['abcde', 'acebdacebd', 'bdacebdace'],
  ['abcdef', 'aceace', 'bdfbdf'], //                   six are enough
  ['abcdefg', 'acegaceg', 'bdfbdf'],
])('the reviews "%s" in two rows', (reviews, first, second) => {
  expect(reviewMarquee([...reviews], unshuffled).map((row) => row.join(''))).toEqual([first, second]);
});

test('the order depends on the random source and on nothing else', () => {
  const source = (numbers: readonly number[]) => {
    const rest = [...numbers];
    return () => rest.shift() ?? 0;
  };
  const run = () => reviewMarquee([...'abcdef'], source([0.99, 0.5, 0.1, 0.9, 0, 0])).map((row) => row.join(''));
  expect(run()).toEqual(run());
  expect(run()).toEqual(['fabfab', 'cedced']); // drawn in turn: f, c, a, e, b, d
});

test('every review is shown equally often, each row twice over, at least six before doubling', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (reviews, randoms) => {
        const rows = reviewMarquee(reviews, () => randoms.next().value);
        const shown = rows.flat();
        for (const row of rows) expect(row.slice(0, row.length / 2)).toEqual(row.slice(row.length / 2));
        expect(shown.length).toBeGreaterThanOrEqual(12);
        for (const review of reviews) {
          expect(shown.filter((other) => other === review)).toHaveLength(shown.length / reviews.length);
        }
      },
    ),
  );
});

test('of three reviews or more, none ever stands beside its own copy', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 3, maxLength: 30 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (reviews, randoms) => {
        for (const row of reviewMarquee(reviews, () => randoms.next().value))
          for (const [index, review] of row.entries()) expect(row[(index + 1) % row.length]).not.toBe(review);
      },
    ),
  );
});

test('partners are dealt to two rows and each row is written four times', () => {
  expect(partnerMarquee([...'abc']).map((row) => row.join(''))).toEqual(['acacacac', 'bbbb']);
  expect(partnerMarquee([])).toEqual([[], []]);
});
