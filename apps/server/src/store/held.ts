/** Why an enquiry is held and not mailed; the last stands for one of our people. */
export const heldReasons = [
  'hidden-field',
  'forged-form',
  'too-fast',
  'too-late',
  'not-our-form',
  'link-in-name',
  'many-links',
  'many-from-address',
  'by-hand',
] as const;
export type HeldReason = (typeof heldReasons)[number];

type Row = Readonly<{ state: string; held_for: HeldReason | '' }>;

/** Why an enquiry is held; empty where it is not, or where nobody knows any more. */
export const heldFor = ({ state, held_for: reason }: Row): HeldReason | '' => (state === 'held' ? reason : '');
