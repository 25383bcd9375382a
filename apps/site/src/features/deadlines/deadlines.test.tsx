import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Deadlines } from './deadlines.tsx';
import { wordsFor } from './words-for.ts';

const words = wordsFor('en');
const maker = { name: 'Us', email: 'we@example.com', host: 'example.com' };
const shown = (isEmbedded: boolean) =>
  renderToStaticMarkup(<Deadlines day="2026-11-21" maker={maker} words={words} isEmbedded={isEmbedded} />);
const fields = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

test('in a page of others no mail is asked for and nothing is shared; the calendar and every field are there', () => {
  const [own, framed] = [shown(false), shown(true)];
  const { page, sharing, rules } = words;
  for (const text of [page.alerts, page.result.another, sharing.copyLink]) {
    expect(own).toContain(text);
    expect(framed).not.toContain(text);
  }
  expect(framed).toContain(rules.calendar.add);
  expect(fields(framed)).toEqual(fields(own));
});
