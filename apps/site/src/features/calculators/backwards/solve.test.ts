import { messages } from '@formation/content';
import { isRefusal, loadPlatform } from '@formation/fees';
import { expect, test } from 'vitest';
import { modelOf } from '../published/platform-model.ts';
import { goalViews } from './goal-view.ts';

test('what misses a wish by less than is shown does not read as having reached it', async () => {
  const { platforms, calculators } = messages.en;
  const { backwards } = modelOf(await loadPlatform('ebay'), platforms.ebay.calculator, calculators.published);
  const margin = goalViews(backwards).find(({ id }) => id === 'margin');
  const solved = margin?.solve({ itemCost: '40000' }, '20', '2026-11-21');

  expect(solved && !isRefusal(solved) && solved.text).toMatch(/\b19\.9999%/);
});
