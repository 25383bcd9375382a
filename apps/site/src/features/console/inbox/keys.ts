/** What each key of the keyboard does. The handlers and the list under ? read this table, so that neither tells another. */
export const keys = {
  next: 'j',
  previous: 'k',
  search: '/',
  answer: 'r',
  elsewhere: 'e',
  menu: 'Ctrl K',
  help: '?',
} as const;
export type KeyName = keyof typeof keys;
