import { citedIn, readOn, type Figure, type IsoDate } from '@formation/fees';

type Place = Readonly<{ title: string; href?: string | undefined; day: IsoDate }>;

/** Where the numbers of a result were read, each place once, and on which day it was read last. */
export function placesRead(figures: readonly Figure[]): readonly Place[] {
  const places = citedIn(figures).map(({ cited: { source } }): [string, Place] => [
    source.href ?? source.title,
    { title: source.title, href: source.href, day: readOn(source) },
  ]);
  return [...new Map(places).values()];
}
