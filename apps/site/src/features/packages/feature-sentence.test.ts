import { expect, test } from 'vitest';
import { featureSentence } from './feature-sentence.ts';

test('features stand in a sentence; names keep their capitals', () => {
  expect(featureSentence(['Order priority', 'Fast EIN', 'BOI Reporting', 'Incorporation documents'], 'en')).toBe(
    'order priority, Fast EIN, BOI Reporting, and incorporation documents',
  );
});
