import data from '../../../entries/facts/facts.json' with { type: 'json' };
import type { Fact } from '../../entries/fact.ts';

export type FactName = keyof typeof data;

/** Rules and prices set by others. */
export const facts = data as Readonly<Record<FactName, Fact>>; // the check holds them to their schema
