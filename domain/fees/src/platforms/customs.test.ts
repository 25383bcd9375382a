/** Which customs rules are named for which sale, from which day. */
import { expect, test } from 'vitest';
import { readAnswers, type Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import { tableFaults } from '../schedule/table-faults.ts';
import { customs, customsTo } from './customs.ts';
import { answer, question } from './ebay/index.ts';

test('the table is in order', () => {
  expect(tableFaults(customs)).toEqual([]);
});

test.each<[IsoDate, readonly string[]]>([
  ['2024-12-12', []],
  ['2024-12-13', ['responsiblePerson']],
  ['2025-08-29', ['responsiblePerson', 'usFreeOfDuty']],
  ['2026-06-30', ['responsiblePerson', 'usFreeOfDuty']],
  ['2026-07-01', ['euDuty', 'responsiblePerson', 'usFreeOfDuty']],
])('on %s parcels to both meet %j', (day, rules) => {
  expect(customsTo(['eu', 'us'], day)).toEqual(rules);
});

test.each<[string, Texts, readonly string[]]>([
  ['from Sri Lanka, where the buyer is not asked for', {}, ['euDuty', 'responsiblePerson', 'usFreeOfDuty']],
  ['from Britain to the United States', { site: 'UK', registered: 'UK', buyer: 'us' }, ['usFreeOfDuty']],
  ['from Britain to Australia', { site: 'UK', registered: 'UK', buyer: 'restOfWorld' }, []],
  ['inside the United States', { registered: 'US' }, []],
  ['from the United States to Germany', { registered: 'US', buyer: 'eurozone' }, ['euDuty', 'responsiblePerson']],
])('%s', (_, texts, rules) => {
  const found = answer(readAnswers(question, { soldPrice: '45', ...texts }).answers, '2026-11-21');
  if (isRefusal(found)) throw new Error(found.refused);
  expect(found.notCounted.filter((key) => Object.hasOwn(customs, key))).toEqual(rules);
});
