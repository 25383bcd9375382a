import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstDeadlines } from './first-deadlines.tsx';

test.each(['si', 'ta'] as const)(
  'what is English in the deadlines of %s is the title of a page, and leads to it',
  (locale) => {
    const company = { country: 'us', kind: 'llc', state: 'NY', owners: 'one', incorporated: '2026-11-28' } as const;
    const list = renderToStaticMarkup(<FirstDeadlines locale={locale} company={company} today="2026-11-28" />);
    const marked = [...list.matchAll(/<(\w+)[^>]* lang="en"/g)];

    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked.map(([, element]) => element))).toEqual(new Set(['a']));
  },
);
