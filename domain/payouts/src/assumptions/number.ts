import type { Cited } from '@formation/fees';
import type { Currency } from '@formation/money';
import type { Usual } from '../tables/usual.ts';

/** What a published number counts: a fraction of an amount, money, or days on which banks work. */
export type AssumptionUnit = 'fraction' | 'days' | Currency;

/** A number that somebody names, with its day and source; `between` which two it lies, where nobody knows it exactly. */
export type Published = Cited & Readonly<{ value: string; row?: string; between?: Usual['between'] }>;
