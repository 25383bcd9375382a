/** The command menu of the console, and what is said after an act. */
export const consoleMenu = {
  open: 'Find or do',
  title: 'Find or do',
  label: 'What are you looking for?',
  help: 'A place, a name, or what to do with the open enquiry. Arrow keys choose, Enter goes.',
  close: 'Close',
  found: 'Found: {count}',
  none: 'Nothing found.',
  kinds: { here: 'This enquiry', place: 'Place', enquiry: 'Enquiry', person: 'Person' },
  assign: 'Assign to {name}',
  unassign: 'Unassign',
  snooze: 'Snooze: {time}',
  spam: 'Mark as spam',
  template: 'Use the template “{title}”',
  call: 'Book a call',
} as const;

/** What was done to an enquiry, said once. */
export const consoleDone = {
  undo: 'Undo',
  undone: 'Undone.',
  assigned: 'Assigned to {name}.',
  unassigned: 'Unassigned.',
  state: 'State: {state}.',
  snoozed: 'Snoozed until {time}.',
  unsnoozed: 'No longer snoozed.',
  tagged: 'Tagged “{tag}”.',
  untagged: 'Tag “{tag}” removed.',
  noted: 'Note added.',
  booked: 'Booked: {name}, {time}. The invitation is on its way.',
  blocked: 'Blocked.',
  standing: 'Blocked. Still booked in that time: {names}.',
  elsewhere: 'Marked as answered.',
} as const;
