import { expect, test } from 'vitest';
import { serviceCards } from '../../entries/services/cards.ts';
import { otherCalculators, resourceCards, tools } from '../../entries/tools/tools.ts';
import { calculatorSupport } from '../entries/calculator-support.ts';
import { everywhere } from '../entries/everywhere.ts';
import { serviceCard, type ServiceCard } from '../entries/service-card.ts';
import { tool } from '../entries/tool.ts';
import { supportUnder } from './support-under.ts';

test.each(Object.entries(supportUnder))('the words under the %s calculator fit their schema', (_, words) => {
  everywhere(calculatorSupport).parse(words);
});

test('every tool and every service card fits its schema', () => {
  for (const entry of Object.values(tools)) tool.parse(entry);
  for (const entry of serviceCards) serviceCard.parse(entry);
});

test('the six other calculators, in their order', () => {
  expect(otherCalculators.map((name) => tools[name].title.en)).toEqual([
    'eBay Fee Calculator',
    'Mercuri Bank Fee Calculator',
    'Etsy Fee Calculator',
    'Wise Fee Calculator',
    'Amazon Fee Calculator',
    'Profit Margin Calculator',
  ]);
});

test('the four cards of the resources page lead to their calculators', () => {
  expect(resourceCards.map((name) => tools[name].href)).toEqual([
    '/calculator/ebay',
    '/calculator/paypal',
    '/calculator/wise',
    '/calculator/amazon',
  ]);
});

test('the nine services, with the labels and addresses of the menu', () => {
  const cards: readonly ServiceCard[] = serviceCards; // there may be others beside them
  const all = cards.map(({ slug, title }) => [title.en, slug]);
  const nine = [
    ['Registered Agent', 'registered-agent'],
    ['EIN Number', 'ein'],
    ['BOI Report', 'boi-report'],
    ['ITIN Number', 'itin'],
    ['Annual Reports', 'annual-report'],
    ['Trade mark registration', 'trademark-registration'],
    ['USA Bank Account', 'usa-account'],
    ['Bookkeeping', 'bookkeeping'],
    ['Stripe Account', 'stripe-account'],
  ];
  expect(all.filter(([, slug]) => nine.some(([, one]) => one === slug))).toEqual(nine);
});

test('a highlighted word is part of its title, in each language', () => {
  for (const { title, highlight } of serviceCards as readonly ServiceCard[])
    for (const [language, word] of Object.entries(highlight ?? {}))
      expect(new Map(Object.entries(title)).get(language)).toContain(word);
});
