import type { Currency } from '@formation/money';

/** No page that we have read says what this costs, so we do not say either. */
export type NotPublished = Readonly<{ refused: 'not-published'; what: string }>;

/** The platform does not allow this value; the limits as they are typed, in percent or in a currency. */
export type OutOfRange = Readonly<{
  refused: 'out-of-range';
  what: string;
  least: string;
  most: string;
  unit: '%' | Currency;
}>;

/** What is asked for cannot be worked out before more is known: `fields` are the keys of what is left out. */
export type Missing = Readonly<{ refused: 'missing'; what: string; fields: readonly string[] }>;

/** What stands in a field is no answer to it. */
export type Unread = Readonly<{ refused: 'unread'; what: string }>;

/** No amount reaches what was asked for. */
export type Unreachable = Readonly<{ refused: 'unreachable' }>;

/** Everything that a published calculation can answer in place of figures. */
export type Refusal = NotPublished | OutOfRange | Missing | Unreachable | Unread;

export function notPublished(what: string): NotPublished {
  return { refused: 'not-published', what };
}

export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}
