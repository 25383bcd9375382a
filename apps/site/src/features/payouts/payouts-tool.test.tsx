import { paidIn, type PaidIn } from '@formation/payouts';
import { carriedNumbers } from '@formation/payouts/carried-numbers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pooled } from '../../lib/async/pooled.ts';
import { PayoutsTool } from './payouts-tool.tsx';
import { wordsFor } from './words-for.ts';

const day = '2026-11-21';
const numbers = paidIn.map((currency) => [currency, carriedNumbers(currency, day)] as const);
const carried = pooled(Object.fromEntries(numbers) as Record<PaidIn, ReturnType<typeof carriedNumbers>>);
const words = wordsFor('en', {});
const shown = (isEmbedded: boolean) =>
  renderToStaticMarkup(<PayoutsTool day={day} carried={carried} words={words} isEmbedded={isEmbedded} />);

test('in a page of others it is without the month, and nothing is shared or saved', () => {
  const [own, framed] = [shown(false), shown(true)];
  for (const text of [words.page.month.title, words.sharing.copyLink, words.sharing.lastResults]) {
    expect(own).toContain(text);
    expect(framed).not.toContain(text);
  }
});

test('there it has every field of its own page, so that what a link says goes on to that', () => {
  const fields = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name).toSorted();
  expect(fields(shown(true))).toEqual(fields(shown(false)));
});
