import { expect, test } from 'vitest';
import { carouselOf } from './featured-testimonials.ts';

const text = { quote: 'They answer.', description: 'Each time.', name: 'A', role: 'Designer', image: '' };
const real = { ...text, id: 'real', sample: false };
const sample = { ...text, id: 'sample', sample: true };

test.each([
  ['samples alone, before any real review', [sample], false, ['sample']],
  ['samples go once a source has real reviews', [sample, real], true, ['real']],
  ['real ones stay', [real], false, ['real']],
])('%s', (_, all, hasRealReviews, shown) => {
  expect(carouselOf(all, hasRealReviews).map(({ id }) => id)).toEqual(shown);
});
