import { expect, test } from 'vitest';
import { sourceIcon } from '../../pages/source-icon.ts';
import { avatarAddress } from './avatar-address.ts';
import { mergedReviews } from './merged-reviews.ts';

const none = { facebook: [], google: [], trustpilot: [] };
const words = { id: '1', text: 'A review of ten letters or more.' };

test.each([
  ['Facebook, recommended', { ...none, facebook: [{ ...words, isRecommended: true }] }, 5],
  ['Facebook, not recommended', { ...none, facebook: [{ ...words, isRecommended: false }] }, 4],
  ['Google, two stars', { ...none, google: [{ ...words, stars: 2 }] }, 2],
  ['Google without stars', { ...none, google: [words] }, 5],
  ['Trustpilot, one star', { ...none, trustpilot: [{ ...words, stars: 1 }] }, 1],
  ['Trustpilot without stars', { ...none, trustpilot: [words] }, 5],
])('%s', (_, sets, rating) => {
  expect(mergedReviews(sets).map((review) => review.rating)).toEqual([rating]);
});

test.each([
  ['facebook', 'Facebook Reviewer', 'Facebook'],
  ['google', 'Google Reviewer', 'Google'],
  ['trustpilot', 'TrustPilot Reviewer', 'Trustpilot'],
] as const)('a nameless review from %s', (source, name, title) => {
  const nameless = [
    { ...words, isRecommended: true },
    { ...words, text: 'Another review of many letters.', isRecommended: true, reviewerName: '  ' },
  ];
  for (const review of mergedReviews({ ...none, [source]: nameless })) {
    expect([review.name, review.title, review.source]).toEqual([name, title, source]);
  }
});

test('reviews of all sources make one list, newest first, the undated last, with ids that never clash', () => {
  const merged = mergedReviews({
    facebook: [{ ...words, isRecommended: true }],
    google: [{ ...words, date: '2026-01-02' }],
    trustpilot: [{ ...words, date: '2026-10-01' }],
  });
  expect(merged.map(({ id }) => id)).toEqual(['trustpilot-1', 'google-1', 'facebook-1']);
});

test('no two of the reviews on the site share an id', () => {
  const ids = mergedReviews().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const [sample, real] = [
  { ...words, sample: true },
  { ...words, id: '2', text: 'A real one, of as many letters.' },
];

test.each([
  ['samples alone stay, and are marked', { ...none, google: [sample] }, [true]],
  ['a real one removes those of its own source', { ...none, google: [sample, real] }, [false]],
  ['… and of all others', { ...none, google: [sample], trustpilot: [real] }, [false]],
])('%s', (_, sets, samples) => {
  expect(mergedReviews(sets).map((review) => review.sample)).toEqual(samples);
});

test('the same words of the same person are there once, those of two people twice', () => {
  const said = (id: string, reviewerName: string) => ({ ...words, id, reviewerName });
  const sets = { ...none, google: [said('1', 'Ann'), said('2', 'Bo')], trustpilot: [said('3', 'Ann')] };
  expect(mergedReviews(sets).map(({ name }) => name)).toEqual(['Ann', 'Bo']);
});

const picture = 'https://pictures.example/a b.png?size=9';
const proxy = 'https://proxy.example/';

test.each([
  [
    'trustpilot',
    picture,
    proxy,
    'https://proxy.example/?url=https%3A%2F%2Fpictures.example%2Fa%20b.png%3Fsize%3D9&w=90&h=90&fit=cover',
  ],
  ['trustpilot', picture, '', picture], // without a proxy the picture keeps its address
  ['trustpilot', '', proxy, ''],
  ['google', picture, proxy, picture],
  ['facebook', picture, proxy, picture],
] as const)('the picture of a reviewer on %s', (source, url, base, address) => {
  expect(avatarAddress(url, source, base)).toBe(address);
});

test.each([
  ['facebook', 'facebook'],
  ['trustpilot', 'trustpilot'],
  ['google', 'default'],
  ['a source to come', 'default'],
])('the icon of %s is %s', (source, icon) => {
  expect(sourceIcon(source)).toBe(icon);
});
