import { citedIn, readOn, type Figure, type IsoDate, type Source } from '@formation/fees';

type Place = Pick<Source, 'title' | 'href' | 'described'> & Readonly<{ day: IsoDate }>;

/** Where the numbers of a result were read, each place once, as it was read last. */
export function placesRead(figures: readonly Figure[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { source } of citedIn(figures).map(({ cited }) => cited)) {
    const { title, href, described } = source;
    const place = { title, ...(href && { href }), ...(described && { described }), day: readOn(source) };
    const key = href ?? title;
    const before = places.get(key);
    if (before === undefined || before.day < place.day) places.set(key, place);
  }
  return [...places.values()];
}
