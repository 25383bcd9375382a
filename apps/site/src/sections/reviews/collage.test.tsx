import { mergedReviews } from '@formation/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Collage } from './collage.tsx';

test.each([0, 1, 5, 9])('the frame is full with the reviews of %i people', (count) => {
  const reviews = mergedReviews().slice(0, count);
  const collage = renderToStaticMarkup(<Collage label="Reviewers" reviews={reviews} />);

  expect(collage.match(/<svg|<img/g)).toHaveLength(9);
});
