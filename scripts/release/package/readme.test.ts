import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, loadPlatform, platformNames, readAnswers } from '@formation/fees';
import { arbitraryTexts } from '@formation/fees/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const said = [...(/sale\.refused\); \/\/ (.*)$/m.exec(readme)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
  ([, one]) => one,
);

test('the README names why an answer is refused, and nothing else', async () => {
  const refused = new Set<string>();
  for (const name of platformNames) {
    const { question, answer } = await loadPlatform(name);
    for (const texts of fc.sample(arbitraryTexts(question), { numRuns: 300, seed: 1 })) {
      const input = answer(readAnswers(question, texts).answers, '2026-11-21');
      if (isRefusal(input)) refused.add(input.refused);
    }
  }
  expect(said.toSorted()).toEqual([...refused].toSorted());
});
