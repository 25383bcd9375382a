import { expect, test } from 'vitest';
import { claimTexts } from '../claims/claim-texts.ts';
import { costTerms } from './cost-terms.ts';

const costs = [
  { label: 'Our work', text: 'Part of a package.', quoted: 'On its own, we quote it.' },
  {
    label: 'Usual time',
    text: 'From a complete file.',
    claim: 'registration' as const,
    fact: 'ein-without-ssn' as const,
  },
];
const time = {
  label: 'Usual time',
  text: `${claimTexts('en').registration} From a complete file.`,
  fact: 'ein-without-ssn',
};
const quoted = { label: 'Our work', text: 'Part of a package. On its own, we quote it.' };

test('while the price is open the page says that we quote it', () => {
  expect(costTerms(costs, { is: 'open' }, 'en')).toEqual([quoted, time]);
});

test('a fixed price comes first, and nothing is quoted beside it', () => {
  expect(costTerms(costs, { is: 'fixed', amount: '$99' }, 'en')).toEqual([
    { label: 'Our price', text: '$99' },
    { label: 'Our work', text: 'Part of a package.' },
    time,
  ]);
});

test('a price that only begins somewhere is still quoted', () => {
  expect(costTerms(costs, { is: 'from', amount: '$99' }, 'en').slice(0, 2)).toEqual([
    { label: 'Our price', text: 'from $99' },
    quoted,
  ]);
});
