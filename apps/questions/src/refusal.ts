/** What is wrong with one thing that was given. */
export type FieldFault = Readonly<{ field: string; code: string; message: string }>;

/** Why there is no answer: a code for programs, and a sentence in the caller's language for whoever reads it. */
export type Refusal = Readonly<{
  status: number;
  code: string;
  message: string;
  /** What has to be given otherwise, by its name in the address. */
  field?: string;
  /** Everything that has to be given otherwise, where it is more than one thing. */
  faults?: readonly FieldFault[];
  /** What nobody publishes, by its key. */
  what?: string;
}>;

/** All that is wrong with a question, the first of it for whoever looks at one thing only. */
export function refusalOf(faults: readonly [FieldFault, ...FieldFault[]]): Refusal {
  const [first] = faults;
  return { status: 422, ...first, ...(faults.length > 1 && { faults }) };
}
