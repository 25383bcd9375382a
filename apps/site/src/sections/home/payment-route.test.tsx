import { readOn, sourcesOf } from '@formation/fees';
import { money } from '@formation/money';
import { stepOf, workedInvoice } from '@formation/payouts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { PaymentRoute } from './payment-route.tsx';

const day = '2026-11-21';
const invoice = workedInvoice(money('2400', 'USD'), day);
const html = renderToStaticMarkup(<PaymentRoute locale="en" invoice={invoice} day={day} />);

/** What is read of a page. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&');

/** Every number that a line of the route opens to, with the places where it was read. */
const numbers = (['receive', 'upkeep', 'send', 'convert', 'credit'] as const).flatMap((name) =>
  stepOf(invoice, name).keys.flatMap((key) => {
    const { published } = invoice.assumptions[key];
    return published ? [{ key, places: sourcesOf(published) }] : [];
  }),
);

test('some number was read in the text of whoever takes it', () => {
  expect(numbers.filter(({ places }) => places.some(({ own }) => own))).not.toEqual([]);
});

test.each(numbers)(
  '$key names its best source, and the newest text of whoever takes it, with its day',
  ({ places }) => {
    const [best] = places;
    const newest = places.filter(({ own }) => own).toSorted((one, other) => (readOn(one) < readOn(other) ? 1 : -1))[0];

    for (const place of [best, newest])
      if (place) expect(textOf(html)).toContain(`${place.title} , ${shortDay('en', readOn(place))}`);
  },
);
