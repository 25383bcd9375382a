import { readAnswers } from '@formation/fees';
import { question as asks, questionFrom, routeKeys, type RouteKey } from '@formation/payouts';
import { carriedNumbers } from '@formation/payouts/carried-numbers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsFor } from '../words-for.ts';
import { Backwards } from './backwards.tsx';
import { choiceOf } from './route-field.tsx';

const words = wordsFor('en', {});
const { page } = words;
const day = '2026-11-21';
const answers = readAnswers(asks, { amount: '1000', currency: 'USD' });
const question = { ...questionFrom(answers, day), carried: carriedNumbers('USD', day) };
const said = (way: RouteKey, wanted: string) =>
  renderToStaticMarkup(<Backwards wanted={wanted} way={choiceOf(way, routeKeys)} question={question} words={words} />);

/** Named in rupees, which the field asks for. */
const tooMuch = 'from Rs\u00A00.01 to Rs\u00A0100,000,000';

test('an invoice is found to the cent', () => {
  expect(said('wise-lk', '300000')).toContain('Invoice $');
});

test.each([
  ['etsy-payoneer', '300000', page.result.closed['not-offered']],
  ['wise-lk', '1e15', tooMuch],
  ['wise-lk', '-5', tooMuch],
  ['wise-lk', '0', tooMuch],
] as const)('by %s, %s: no invoice, and the reason', (way, wanted, reason) => {
  expect(said(way, wanted)).toContain(reason);
  expect(said(way, wanted)).not.toContain('Invoice $');
});

test('while no route is chosen the best one counts, whichever it is', () => {
  const [best, other] = ['wise-lk', 'payoneer-bank'] as const;
  expect([choiceOf('', [best, other]).route, choiceOf('', [other, best]).route]).toEqual([best, other]);
  expect([choiceOf(other, [best, other]).route, choiceOf('barter', [best, other]).route]).toEqual([other, best]);
  expect(choiceOf('', [best, other], 1).route).toBe(other);
});
