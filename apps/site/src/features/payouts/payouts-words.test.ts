import { citedIn, readAnswers } from '@formation/fees';
import { arbitraryTexts } from '@formation/fees/testing';
import { isArrival, payouts, question, questionFrom } from '@formation/payouts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureNames } from './payouts-words.ts';
import { wordsFor } from './words-for.ts';

const day = '2026-11-21';

test('every number that was read at no address says where in words of the page, in English as its table does', () => {
  const names = figureNames(wordsFor('en', {}));
  const requests = fc.sample(arbitraryTexts(question), { numRuns: 200, seed: 1 });
  const answers = requests.flatMap((texts) => {
    const { rows } = payouts(questionFrom(readAnswers(question, { ...texts, amount: '1000' }), day));
    return rows.map(({ answer }) => answer).filter(isArrival);
  });
  const places = citedIn(answers.map(({ received }) => received)).map(({ cited }) => cited.source);
  const withoutAddress = places.filter(({ href }) => href === undefined);

  expect(withoutAddress.length).toBeGreaterThan(0);
  for (const { title, described = '' } of withoutAddress) expect(names[described]).toBe(title);
});
