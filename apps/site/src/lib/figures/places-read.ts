import { citedIn, readOn, type Figure, type IsoDate } from '@formation/fees';

type Place = Readonly<{ title: string; href?: string | undefined; day: IsoDate }>;

/** Where the numbers of a result were read, each place once, as it was read last. */
export function placesRead(figures: readonly Figure[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { source } of citedIn(figures).map(({ cited }) => cited)) {
    const place = { title: source.title, href: source.href, day: readOn(source) };
    const key = source.href ?? source.title;
    const before = places.get(key);
    if (before === undefined || before.day < place.day) places.set(key, place);
  }
  return [...places.values()];
}
