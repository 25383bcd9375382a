import { expect, test } from 'vitest';
import { amazon } from '../../entries/calculators/amazon.ts';
import { ebay } from '../../entries/calculators/ebay.ts';
import { paypal } from '../../entries/calculators/paypal.ts';
import { wise } from '../../entries/calculators/wise.ts';
import { serviceCards } from '../../entries/services/cards.ts';
import { tools } from '../../entries/tools/tools.ts';
import { facts } from '../firm/claims/facts.ts';
import { questionSets } from '../pages/question-sets.ts';
import { messages } from './index.ts';

/** Texts that the specification words, and which stay as they are. */
const specified = [
  'Any questions? Ask on WhatsApp!',
  'Hello! I have a question.',
  'Opens WhatsApp with “Hello! I have a question.” Nothing is sent until you press send there.',
  "Thanks! Your message has been sent. We'll get back to you shortly.",
  "You'll get this discount on this transfer. Increase your amount to unlock bigger discounts.",
];

function texts(words: unknown): readonly string[] {
  if (typeof words === 'string') return specified.includes(words) ? [] : [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(texts) : [];
}

const all = texts([messages.en, ebay, paypal, wise, amazon, facts, serviceCards, tools, questionSets('en')]);

test.each([
  ['words that sell and say nothing', /seamless|unlock|empower|journey|cutting|world-class/i],
  ['words that talk down', /\bsimply\b|\bjust\b|\beasily\b/i],
  ['exclamation marks', /!/],
  ['live rates, which the site does not have', /live (exchange )?rate|real-time rate/i],
  ['two spaces in a row', / {2}/],
  ['a space at an end', /^\s|\s$/],
])('no text has %s', (_, pattern) => {
  expect(all.filter((text) => pattern.test(text))).toEqual([]);
});
