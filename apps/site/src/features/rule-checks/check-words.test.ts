import { locales, messages, type Locale } from '@formation/content';
import { expect, test } from 'vitest';
import { checkLines } from './check-words.ts';
import { checkIds } from './typed-checks.ts';

test.each(Object.keys(locales) as Locale[])('every answer says in %s what holds, with its figures', (locale) => {
  for (const id of checkIds)
    for (const { conditions, result } of checkLines(id, messages[locale].formation.checks)) {
      expect(result.length, `${id}: ${conditions.join(', ')}`).toBeGreaterThan(0);
      expect(result).not.toMatch(/[{}]|undefined/);
      for (const condition of conditions) expect(condition.trim()).toMatch(/\S \S/); // the question and its answer
    }
});
