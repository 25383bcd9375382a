import { otherParams, paramText, saidFields, type TemplateParams, wireFields } from '@formation/leads';
import { totals } from '../../totals.ts';
import type { Findable } from './search-words.ts';

type StoredData = Readonly<{
  address: string;
  params: TemplateParams;
  /** The names of its files, and what our people wrote. */
  more: readonly string[];
}>;

/** What of an enquiry may be looked for. */
export function searchTextOf({ address, params: typed, more }: StoredData): Findable {
  const others = otherParams(typed).flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
  const ours = saidFields.map((name) => paramText(typed, ...wireFields[name]));
  return { texts: [...ours, ...others, ...more], addresses: [address] };
}

/** As much of a held enquiry as may be looked for: what robots write without end would fill the index. */
export function beginningOf({ texts, addresses }: Findable): Findable {
  let room: number = totals.texts.bounds.searchedOfOneThatIsHeld;
  const started = texts.map((text) => {
    const beginning = text.slice(0, room);
    room -= beginning.length;
    return beginning;
  });
  return { texts: started, addresses };
}
