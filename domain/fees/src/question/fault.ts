/** Why a text is no answer to its field. */
export type Fault = Readonly<{
  key: string;
  code:
    | 'missing'
    | 'not-a-number'
    /** A number, but it can be read in more than one way. */
    | 'unclear'
    /** An amount that says another currency than is meant. */
    | 'other-currency'
    | 'negative'
    | 'not-whole'
    | 'unknown'
    | 'too-small'
    | 'too-large';
  /** What was given. */
  given: string;
  /** The limit that is broken, in the unit that is typed; of another currency, the one that is meant. */
  limit?: string;
  /** Both numbers that an unclear one can be, as they would plainly be written: 1,000 and 1.00. */
  readings?: readonly [string, string];
}>;

/** A fault for which a form refuses: what is left out counts as nothing there, and an old choice as the first. */
export type RefusingFault = Fault & Readonly<{ code: Exclude<Fault['code'], 'missing' | 'unknown'> }>;

export function isRefusing(fault: Fault): fault is RefusingFault {
  return fault.code !== 'missing' && fault.code !== 'unknown';
}

/** A fault, before it is said of which field and text it is. */
export type FoundFault = Omit<Fault, 'key' | 'given'>;
