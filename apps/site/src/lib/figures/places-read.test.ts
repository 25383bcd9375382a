import { readAnswers, isRefusal, type Figure, type Source } from '@formation/fees';
import { answer, question } from '@formation/fees/etsy';
import { expect, test } from 'vitest';
import { placesRead } from './places-read.ts';

const order = answer(readAnswers(question, { itemPrice: '100' }).answers, '2026-11-21');
const [line] = isRefusal(order) ? [] : Object.values(order.lines).flatMap((lines) => lines ?? []);

/** A figure whose number was read at a source. */
function readAt(source: Source): Figure {
  if (line === undefined) throw new Error('an order has lines');
  return { ...line, how: { op: 'table', cited: { source, status: 'single' } } };
}

test('paper names the day on which a place was read last, as the screen does, and each place once', () => {
  const page: Source = { title: 'Fees', href: 'https://example.com/fees', checked: '2026-06-01' };
  const again: Source = { ...page, readAgain: '2026-11-02' };
  const book: Source = { title: 'Book', checked: '2026-05-01' };

  expect(placesRead([readAt(page), readAt(book)]).map(({ day }) => day)).toEqual(['2026-06-01', '2026-05-01']);
  for (const figures of [
    [readAt(again), readAt(page)],
    [readAt(page), readAt(again)],
  ])
    expect(placesRead(figures)).toEqual([{ title: 'Fees', href: 'https://example.com/fees', day: '2026-11-02' }]);
});
