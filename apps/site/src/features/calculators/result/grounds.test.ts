import { messages } from '@formation/content';
import { isRefusal, loadPlatform, platformNames } from '@formation/fees';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../published/platform-model.ts';

const { platforms, calculators } = messages.en;
const day = '2026-11-21';

describe.each(platformNames)('%s', (name) => {
  test('says of its fees how sure they are, and claims its own page only where that was read', async () => {
    const platform = await loadPlatform(name);
    const answer = modelOf(platform, platforms[name].calculator, calculators.published).answer({}, day);
    if (isRefusal(answer)) return;
    const texts = answer.grounds.join('\n');
    expect(texts).not.toMatch(/\{\w+\}|undefined/);
    const isOwn = Object.values(platform.sources).some(({ own }) => own);
    if (!isOwn) expect(texts).not.toContain('own page');
  });
});

test('no sentence about all fees says that they are the platforms’ own', () => {
  const { note } = calculators.published;
  expect(note).not.toMatch(/own published|official/i);
});
