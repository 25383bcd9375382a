import { fill } from '@formation/content';
import type { Change } from '@formation/fees/tables';
import { changesByDay } from './changes-by-day.ts';
import { pathName, stepName, type FeeWords } from './fee-name.ts';
import { valueText } from './value-text.ts';

/** Each day's changes of a platform as one entry of a feed. */
export function changesFeed(words: FeeWords) {
  return changesByDay().map(({ id, platform, from, own }) => ({
    title: `${words.platforms[platform]}: ${fill(words.changes.from, { day: from })}`,
    description: own.map((change) => sentence(change, words)).join(' '),
    link: `/fees/changes#${id}`,
    pubDate: new Date(from),
  }));
}

function sentence({ platform, path, units, before, after }: Change, words: FeeWords): string {
  const names = { day: (day: string) => day, of: (id: string) => stepName(id, platform, words) };
  const text = (value: unknown) => valueText(value, { units, words: words.values }, names).text;
  return fill(words.changes.text, {
    fee: pathName(path, platform, words),
    before: text(before.value),
    after: text(after.value),
  });
}
