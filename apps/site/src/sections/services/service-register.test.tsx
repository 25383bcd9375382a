import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceTitle } from './service-register.tsx';

test.each([
  ['USA Bank Account', 'Bank', 'USA <mark>Bank</mark> Account'],
  ['Bank to Bank', 'Bank', '<mark>Bank</mark> to Bank'],
  ['Bookkeeping', undefined, 'Bookkeeping'],
  ['US Bank Account', 'බැංකු', 'US Bank Account'], // the title is English since its English changed, the word is not
])('in “%s” %s is set apart where it is a part of it', (title, highlight, markup) => {
  expect(renderToStaticMarkup(<ServiceTitle title={title} highlight={highlight} />)).toBe(markup);
});
