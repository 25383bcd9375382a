import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

test('every room uses only the rooms it may', async () => {
  const { output } = await cruise(['domain', 'content', 'design', 'apps'], {
    ...config.options,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  if (typeof output === 'string') throw new Error('expected a result object');

  expect(output.summary.totalCruised).toBeGreaterThan(10); // a parser that sees nothing also finds nothing
  expect(output.summary.violations).toEqual([]);
});
