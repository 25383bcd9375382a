/** A classification: Hong Kong's HSIC V2.0, the United Kingdom's SIC 2007, the United States' NAICS 2022. */
export type System = 'hsic' | 'uk-sic' | 'naics';

/** How deep an entry stands in its classification, in that classification's own words. */
export type Level =
  | 'section'
  | 'division'
  | 'group'
  | 'class'
  | 'subclass'
  | 'code'
  | 'sector'
  | 'subsector'
  | 'industry group'
  | 'NAICS industry'
  | 'national industry';

/** One line of a classification. */
export type Entry = Readonly<{
  system: System;
  code: string;
  title: string;
  level: Level;
  /** The entry it belongs to; the topmost entries have none. */
  parent: Entry | undefined;
}>;

/** The entries above one, from the top down: what a breadcrumb shows. */
export function breadcrumb(entry: Entry): readonly Entry[] {
  return entry.parent ? [...breadcrumb(entry.parent), entry.parent] : [];
}

/** Whether an entry may be written on a form: sections of the UK list are headings only. */
export const isRegistrable = (entry: Entry): boolean => entry.system !== 'uk-sic' || entry.level === 'code';
