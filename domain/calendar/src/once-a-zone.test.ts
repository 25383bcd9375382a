import { expect, test } from 'vitest';
import { onceAZone } from './once-a-zone.ts';

/** A maker that knows the zones that the platform knows, and what it was asked for. */
function maker() {
  const query: string[] = [];
  const make = (timeZone: string) => {
    query.push(timeZone);
    return new Intl.DateTimeFormat('en-GB', { timeZone });
  };
  return { asked: query, of: onceAZone(make) };
}

test('a zone is made once, however it is spelled', () => {
  const { asked, of } = maker();
  const made = of('Asia/Kolkata');
  for (const spelling of ['Asia/Kolkata', 'asia/kolkata', 'ASIA/KOLKATA', 'aSiA/kOlKaTa'])
    expect(of(spelling)).toBe(made);
  expect(of('Europe/London')).not.toBe(made);
  expect(asked).toEqual(['Asia/Kolkata', 'Europe/London']);
});

test('what is no zone is asked for each time, also where a sign turns into one of its letters', () => {
  const { asked, of } = maker();
  of('Asia/Kolkata');
  for (const name of ['Asia/\u212Aolkata', 'Asia/\u212Aolkata', 'Mars/Olympus', 'Mars/Olympus'])
    expect(() => of(name)).toThrow(RangeError);
  expect(asked).toHaveLength(5);
});
