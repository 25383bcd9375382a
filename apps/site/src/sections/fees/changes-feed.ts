import { fill, messages, type Locale } from '@formation/content';
import type { FeeValue } from '@formation/fees';
import type { Change } from '@formation/fees/tables';
import { changesByDay } from './changes-by-day.ts';
import { pathName, platformName, stepName } from './fee-name.ts';
import { valueText } from './value-text.ts';

/** Each day's changes of a platform as one entry of a feed. */
export function changesFeed(locale: Locale, all: readonly Change[]) {
  const { changes } = messages[locale].feeTables;
  return changesByDay(all).map(({ id, platform, from, own }) => ({
    title: `${platformName(locale, platform)}: ${fill(changes.from, { day: from })}`,
    description: own.map((change) => sentence(change, locale)).join(' '),
    link: `/fees/changes#${id}`,
    pubDate: new Date(from),
  }));
}

function sentence({ platform, path, before, after }: Change, locale: Locale): string {
  const { values, changes } = messages[locale].feeTables;
  const names = { day: (day: string) => day, of: (id: string) => stepName(id, platform, locale) };
  const text = (value: FeeValue) => valueText(value, values, names).text;
  return fill(changes.text, {
    fee: pathName(path, platform, locale),
    before: text(before.value),
    after: text(after.value),
  });
}
