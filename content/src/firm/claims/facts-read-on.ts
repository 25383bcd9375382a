import type { IsoDate } from '@formation/calendar';
import { facts } from './facts.ts';

/** The day since which every fact has been read at its source: the earliest of their days. */
export const factsReadOn: IsoDate = Object.values(facts)
  .map(({ readOn }) => readOn as IsoDate) // the schema has looked
  .reduce((earliest, day) => (day < earliest ? day : earliest));
