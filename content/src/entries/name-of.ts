import { z } from 'zod';

/** One of a record's names, such as a claim's or a fact's; another name fails the build. */
export const nameOf = <K extends string>(record: Readonly<Record<K, unknown>>) =>
  z.enum(Object.keys(record) as [K, ...K[]]); // Object.keys loses the names that the record has
