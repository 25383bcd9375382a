import { lateTexts, type Locale, locales } from '@formation/content';
import { deadlines } from '@formation/deadlines';
import { expect, test } from 'vitest';
import { calendarFeed } from './calendar-feed.ts';
import { readLink } from './company-facts.ts';

const companies = [
  'country=uk&incorporated=2026-02-10&yearEnd=02-28',
  'country=us&state=DE&kind=llc&incorporated=2026-02-10&owner=foreign',
  'country=hk&incorporated=2026-02-10&yearEnd=03-31',
];
const cases = companies.flatMap((query) =>
  (Object.keys(locales) as Locale[]).map((locale) => [query, locale] as const),
);

test.each(cases)('%s: what being late costs is said in %s, in the calendar as well', (query, locale) => {
  const linked = readLink(query);
  if ('wrong' in linked) throw new Error(linked.wrong);
  const list = deadlines(linked.company, '2026-11-22', '2028-10-22').filter(({ lateFees = [] }) => lateFees.length > 0);
  const feed = calendarFeed(`${query}&lang=${locale}`, { siteUrl: 'https://a.example', now: Date.UTC(2026, 10, 22) });
  const file = 'file' in feed ? feed.file.replaceAll('\r\n ', '').replaceAll('\\', '') : '';

  expect(list).not.toHaveLength(0);
  for (const deadline of list)
    for (const { amount, currency } of deadline.lateFees ?? []) {
      const text = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount));
      expect(lateTexts(locale, deadline).join(' ')).toContain(text);
      expect(file).toContain(text);
    }
});
