import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test.each([
  ['en-GB', undefined, '1 Mar 2028'],
  ['en-GB', { month: 'short', year: 'numeric' }, 'Mar 2028'],
  ['en-US', { weekday: 'long' }, 'Wednesday'],
  ['de-DE', undefined, '01.03.2028'],
] as const)('1 March 2028 in %s with %j is "%s"', (language, options, text) => {
  expect(dayText(language, '2028-03-01', options)).toBe(text);
});

test.each(['2026-02-30', '', 'soon'])('"%s" is not written', (day) => {
  expect(() => dayText('en-GB', day)).toThrow(RangeError);
});
