/**
 * Where persons are kept: the one list that export, erasure and the repeat of an erasure after a restore go by. A new
 * table is entered in one of the four; a test compares them with the tables of the database.
 */
export const personalData = {
  /** A row of these is somebody's: the column holds the e-mail address in lower case. */
  ofPersons: [
    { table: 'enquiries', person: 'address_key' },
    { table: 'bookings', person: 'email_key' },
    { table: 'reminders', person: 'email_key' },
  ],
  /** A row of these belongs to one of those, whose id is in the column. */
  ofTheirs: [
    { table: 'files', of: 'enquiry_id' },
    { table: 'upload_links', of: 'enquiry_id' },
    { table: 'enquiry_history', of: 'enquiry_id' },
    { table: 'enquiry_words', of: 'enquiry_id' },
    { table: 'enquiry_drafts', of: 'enquiry_id' },
    { table: 'enquiry_answers', of: 'enquiry_id' },
    { table: 'enquiry_replies', of: 'enquiry_id' },
    { table: 'booking_history', of: 'booking_id' },
    { table: 'mails', of: 'subject' },
    { table: 'requests', of: 'subject' },
    { table: 'notices', of: 'reminder_id' },
  ],
  /** These are about the firm's own people, whom an owner invites and removes: an erasure asked for by a visitor is not theirs. */
  ofStaff: [
    'console_accounts',
    'console_passkeys',
    'console_recovery',
    'console_sessions',
    'console_slips',
    'console_tries',
    'console_acts',
    'confirmations',
    'blocked_times',
    'call_feeds',
    'site_edits',
    'site_pictures',
    'site_publishes',
    'text_acts',
  ],
  /** These name nobody. */
  ofNobody: ['alarms', 'counts', 'mailbox_mails', 'mailboxes', 'opening', 'register'],
} as const;

const tableOf = <Name extends string>({ table }: Readonly<{ table: Name }>): Name => table;

/** All tables of ours; each stands after those that its rows belong to. */
export const allTables = [
  ...personalData.ofPersons.map(tableOf),
  ...personalData.ofTheirs.map(tableOf),
  ...personalData.ofStaff,
  ...personalData.ofNobody,
] as const;
