import { locales, papers, type Locale, type PaperName } from '@formation/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaperFigure } from './paper-figure.tsx';

const names = Object.keys(papers) as PaperName[]; // of this very object
const cases = (Object.keys(locales) as Locale[]).flatMap((locale) => names.map((name) => [locale, name] as const));

test.each(cases)('%s, %s: every number on the paper has a note beside it', (locale, name) => {
  const html = renderToStaticMarkup(<PaperFigure locale={locale} name={name} />);
  const numbers = [...html.matchAll(/<b aria-hidden="true">(\d)<\/b>/g)].map(([, number]) => Number(number));
  const [, notes = ''] = html.split('<ol>');

  expect(numbers).toEqual([...notes.matchAll(/<li>/g)].map((_, index) => index + 1));
  expect(html).not.toContain('undefined');
});
