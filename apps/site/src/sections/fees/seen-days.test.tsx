/** The day since when a fee counts, and the day on which somebody saw it, are never given for one another. */
import { messages } from '@formation/content';
import type { Dated, FeeValue } from '@formation/fees';
import { changes, changesByDay } from '@formation/fees/tables';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeList } from './change-list.tsx';
import { changesFeed } from './changes-feed.ts';
import { feeSummary } from './fee-summary.ts';
import { LatestChanges } from './latest-changes.tsx';
import { sinceText } from './since-text.ts';

const words = messages.en.feeTables;
const source = { title: 'A page', checked: '2026-08-31' } as const;
const percent = (value: string): Dated<FeeValue> => ({
  status: 'single',
  source,
  value: { kind: 'percent', percent: value },
});
const plain = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the newest fee is the one with the latest day since when it counts, not the one that was read last', () => {
  const newest = (...entries: readonly Dated<FeeValue>[]) => {
    const fees = entries.map((one) => ({ platform: 'wise', path: ['fee'], section: [], entries: [one] }) as const);
    return sinceText(feeSummary(fees, '2026-12-31').newest, { locale: 'en', words });
  };
  const since = (from: Dated<FeeValue>['from'] & string) => ({ ...percent('1'), from });
  const earlier = { ...percent('1'), source: { ...source, checked: '2026-06-01' } } as const;

  expect(newest(percent('1'), since('2026-02-12'), since('2025-01-01'))).toBe('12 Feb 2026');
  expect(newest(earlier, percent('1'))).toBe('seen on 31 Aug 2026');
});

const change = (after: Dated<FeeValue>) =>
  ({ platform: 'stripe', path: [after.from ?? 'seen'], day: '2026-08-31', before: percent('1'), after }) as const;
const mixed = [change(percent('2')), change({ ...percent('3'), from: '2026-08-31' })];

test('what was only seen on a day is not said to count from it, in the list, before it and in the feed', () => {
  const list = plain(<ChangeList locale="en" words={words} changes={mixed} />);
  expect(list).toMatch(/Stripe From 31 Aug 2026 .* 3% .*Stripe Seen on 31 Aug 2026 .* 2% /);
  const latest = plain(<LatestChanges locale="en" words={words} changes={mixed} />);
  expect(latest).toBe(' Stripe , from 31 Aug 2026 Stripe , seen on 31 Aug 2026 ');
  expect(changesFeed('en', mixed).map(({ title, link }) => [title, link])).toEqual([
    ['Stripe: From 2026-08-31', '/fees/changes#stripe-2026-08-31'],
    ['Stripe: Seen on 2026-08-31', '/fees/changes#stripe-2026-08-31-seen'],
  ]);
});

test('every day of the list is one or the other', async () => {
  const all = await changes();
  const days = changesByDay(all);
  expect(days.flatMap(({ own }) => own).length).toBe(all.length);
  for (const { isSeen, own } of days)
    for (const { before, after } of own) expect((after ?? before).from === undefined).toBe(isSeen);
});
