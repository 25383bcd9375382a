import { citedIn, readAnswers } from '@formation/fees';
import { isArrival, paidIn, payouts, question, questionFrom } from '@formation/payouts';
import { expect, test } from 'vitest';
import { figureNames } from './payouts-words.ts';
import { wordsFor } from './words-for.ts';

const day = '2026-11-21';

test('every number that was read at no address says where in words of the page, in English as its table does', () => {
  const names = figureNames(wordsFor('en', {}));
  const answers = paidIn.flatMap((currency) => {
    const { rows } = payouts(questionFrom(readAnswers(question, { amount: '1000', currency }), day));
    return rows.map(({ answer }) => answer).filter(isArrival);
  });
  const places = citedIn(answers.map(({ received }) => received)).flatMap(({ cited }) => [
    cited.source,
    ...(cited.confirmedBy ?? []),
  ]);
  const withoutAddress = places.filter(({ href }) => href === undefined);

  expect(withoutAddress.length).toBeGreaterThan(0);
  for (const { title, described = '' } of withoutAddress) expect(names[described]).toBe(title);
});
