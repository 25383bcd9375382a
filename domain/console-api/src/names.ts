/** What somebody of the firm may do; the first may everything. */
export const roles = ['owner', 'agent', 'reader'] as const;
export type Role = (typeof roles)[number];

/** What the log of the console records. */
export const actNames = [
  'invited',
  'enrolled',
  'signed-in',
  'recovered',
  'signed-out',
  'sign-in-refused',
  'denied',
  'session-ended',
  'role-changed',
  'reset',
  'removed',
  'hours-changed',
  'found-still-true',
  'confirmation-undone',
  'enquiry-erased',
  'enquiry-merged',
  'enquiry-unmerged',
  'downloaded',
  'exported',
  'erased',
  'confirmed',
  'passkey-added',
  'passkey-named',
  'passkey-removed',
  'password-changed',
  'codes-changed',
  'recovery-renewed',
  'invitation-withdrawn',
  'profile-changed',
  'time-blocked',
  'time-unblocked',
  'call-feed-made',
  'call-feed-revoked',
  'site-edited',
  'picture-added',
  'site-published',
  'site-taken-back',
] as const;

/** The state of the work on an enquiry. */
export const enquiryStates = ['new', 'answered', 'waiting', 'won', 'lost', 'held'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** The lists of enquiries: one for each state, without those that sleep, and one for those. */
export const listNames = [...enquiryStates, 'asleep'] as const;
export type ListName = (typeof listNames)[number];

/** Open enquiries beside their states: one's own, nobody's, and those that should have been answered. */
export const viewNames = ['mine', 'unassigned', 'overdue'] as const;
export type ViewName = (typeof viewNames)[number];

/** What the history of an enquiry records. */
export const changeNames = [
  'state',
  'holder',
  'follow-up',
  'tagged',
  'untagged',
  'note',
  'answered-elsewhere',
  'answered',
  'answer-undone',
  'undelivered',
  'replied',
  'by-mail',
  'files-left',
  'wrote-again',
  'call-booked',
  'merged',
  'unmerged',
  'papers-asked',
  'papers-ended',
  'papers-sent',
] as const;

/** What comes back by mail: a person's words, an answering machine's, a mail server's that a mail has not arrived. */
export const replyKinds = ['reply', 'auto', 'bounce'] as const;

/** Why an enquiry is not mailed before somebody has looked at it. */
export const quarantineReasons = [
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

/** What makes an attached file risky. */
export const fileSigns = [
  'macros',
  'programs',
  'archives',
  'scripts',
  'markup',
  'formulas',
  'bomb',
  'damaged',
] as const;

export const mailStates = [
  'waiting', // for its next try
  'written', // to an .eml file, until there is a mail server
  'sent',
  'held', // suspicious: not mailed unless the owner says so
  'dead', // given up after three days
  'refused', // there is no such mailbox: not tried again
  'dismissed', // by the owner: neither mailed nor alarmed of
] as const;

/** What became of a call; empty before it is known. */
export const callOutcomes = ['', 'held', 'no-show'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What the history of a call records. */
export const callChanges = [
  'moved',
  'cancelled',
  'video',
  'outcome',
  'confirmed',
  'booked',
  'note',
  'assignee',
] as const;
