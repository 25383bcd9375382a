import { messages } from '@formation/content';
import type { Dated, FeeValue } from '@formation/fees';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeeTable } from './fee-table.tsx';

const words = messages.en.feeTables;
const source = { title: 'A page', checked: '2026-08-16' } as const;
const value: FeeValue = { kind: 'percent', percent: '3' };
const now: Dated<FeeValue> = { status: 'seen', source, value };
const later = (status: Dated<FeeValue>['status']): Dated<FeeValue> => ({ from: '2026-12-02', status, source, value });

const textOf = (next: Dated<FeeValue>) => {
  const fee = { platform: 'ebay', section: [], path: ['abroad', 'LK', 'conversion'], entries: [now, next] } as const;
  const setting = { locale: 'en', words, day: '2026-11-21', sources: [source] } as const;
  const markup = renderToStaticMarkup(<FeeTable title="Fees" fees={[fee]} from={0} {...setting} />);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
};

test('a value to come says how sure it is, where that is less than read twice', () => {
  expect(textOf(later('unknown'))).toContain(`From 2 Dec 2026: 3% ${words.statuses.unknown}`);
  expect(textOf(later('official'))).not.toContain(words.statuses.unknown);
});
