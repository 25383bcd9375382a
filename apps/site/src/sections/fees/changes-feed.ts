import rss from '@astrojs/rss';
import { fill, locales, messages, type Locale } from '@formation/content';
import { sourcesOf, type FeeValue, type IsoDate } from '@formation/fees';
import { changesByDay, type Change } from '@formation/fees/tables';
import { localePath } from '../../lib/language/locale.ts';
import { pathName, platformName, stepName } from './fee-name.ts';
import { valueText } from './value-text.ts';

/** The feed as a file of a site, whose address stands in every link. */
export function feedOf(locale: Locale, all: readonly Change[], site: URL): Promise<Response> {
  const { heading, meta } = messages[locale].feeTables.changes;
  const own = new URL(`${localePath(locale, '/fees/changes')}.xml`, site).href;
  return rss({
    title: heading,
    description: meta.description,
    site: new URL(localePath(locale, '/'), site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${locales[locale].tag}</language><atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    items: changesFeed(locale, all).map((item) => ({ ...item, link: new URL(item.link, site).href })),
  });
}

/** Each day's changes of a platform as one entry of a feed. */
export function changesFeed(locale: Locale, all: readonly Change[]) {
  const { changes } = messages[locale].feeTables;
  return changesByDay(all).map(({ id, platform, day, isSeen, own }) => ({
    title: `${platformName(locale, platform)}: ${fill(isSeen ? changes.seen : changes.from, { day })}`,
    description: own.map((change) => sentence(change, locale)).join(' '),
    link: `${localePath(locale, '/fees/changes')}#${id}`,
    pubDate: new Date(own.map(saidOn).reduce((latest, day) => (day > latest ? day : latest))),
  }));
}

/** The day of a change, or the day on which an announced one was read: nothing is said before it is known. */
function saidOn({ day, before, after }: Change): IsoDate {
  const [read] = sourcesOf(after ?? before)
    .map(({ checked }) => checked)
    .toSorted();
  return read !== undefined && read < day ? read : day;
}

function sentence({ platform, path, before, after }: Change, locale: Locale): string {
  const { values, changes } = messages[locale].feeTables;
  const names = { day: (day: string) => day, of: (id: string) => stepName(id, platform, locale) };
  const text = (value: FeeValue) => valueText(value, values, names).text;
  const fee = pathName(path, platform, locale);
  if (!before) return fill(changes.begins, { fee, after: text(after.value) });
  if (!after) return fill(changes.ends, { fee });
  if (after.value.kind === 'sizes' || after.value.kind === 'weight-prices') return fill(changes.rewritten, { fee });
  return fill(changes.text, { fee, before: text(before.value), after: text(after.value) });
}
