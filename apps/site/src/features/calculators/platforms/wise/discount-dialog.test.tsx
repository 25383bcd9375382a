import { messages } from '@formation/content';
import * as wise from '@formation/fees/wise/quick';
import { readAmount } from '@formation/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiscountDialog } from './discount-dialog.tsx';

const words = messages.en.calculators.wise.discountDialog;

test.each([
  ['50000', '300.35 GBP 225.26 GBP 75.09 GBP'],
  ['500', '3.35 GBP 3.35 GBP 0.00 GBP'], // below the first step
])('what %s saves is an amount, as the two fees are', (sent, amounts) => {
  const amount = readAmount(sent, 'GBP');
  const transfer = wise.transfer({ amount, to: 'EUR', method: 'bankTransfer' }, '2026-11-21');
  const shared = { words, amount, transfer, closeLabel: 'Close', onClose: () => undefined };
  const html = renderToStaticMarkup(<DiscountDialog open {...shared} />);
  const shown = [...html.matchAll(/<td>([^<]*)/g)].map(([, text]) => text);

  expect(shown.join(' ')).toBe(amounts);
});
