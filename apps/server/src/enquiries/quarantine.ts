import type { quarantineReasons } from '@formation/console-api';

/** Why an enquiry is held and not mailed; the last stands for one of our people. */
export type QuarantineReason = (typeof quarantineReasons)[number];

type Row = Readonly<{ state: string; held_for: QuarantineReason | '' }>;

/** Why an enquiry is held; empty where it is not, or where nobody knows any more. */
export const quarantineReason = ({ state, held_for: reason }: Row): QuarantineReason | '' =>
  state === 'held' ? reason : '';
