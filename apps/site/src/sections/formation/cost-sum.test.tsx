import { messages } from '@formation/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { counted } from '../../features/company-cost/result/count-costs.ts';
import { wordsFor } from '../../features/company-cost/result/words-for.ts';
import { CostSum } from './cost-sum.tsx';

const words = messages.en.formationPages.sum;

test.each([
  [{ place: 'us', level: 'basic' }, words.note],
  [{ place: 'us', level: '' }, words.withoutUs],
  [{ place: 'hk', level: '' }, words.withoutUs],
])('the sum of %j says whether our price is in it', (fields, said) => {
  const { cost } = counted(fields, '2026-11-28');
  const sum = renderToStaticMarkup(
    <CostSum flag="us" title="A company" cost={cost} costWords={wordsFor('en')} words={words} />,
  );

  expect(sum).toContain(said);
});
