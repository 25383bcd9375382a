import { expect, test } from 'vitest';
import { resultSentence } from './shared-result.ts';

test.each([
  ['eBay Fee Calculator', 'Profit: $50.66', 'eBay Fee Calculator: Profit: $50.66'],
  ['What reaches my account?', '$1,500 → Rs 490,994', 'What reaches my account? $1,500 → Rs 490,994'],
  ['Rule checks', '', 'Rule checks'], // nothing is answered yet
])('%j with %j', (title, answer, sentence) => {
  expect(resultSentence({ answer }, title)).toBe(sentence);
});
