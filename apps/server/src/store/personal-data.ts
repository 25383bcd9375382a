/**
 * Where persons are kept: the one list that export, erasure and the repeat of an erasure after a restore go by. A new
 * table is entered in one of the three; a test compares them with the tables of the database.
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
    { table: 'mails', of: 'subject' },
    { table: 'requests', of: 'subject' },
    { table: 'notices', of: 'reminder_id' },
  ],
  /** These name nobody. */
  ofNobody: ['alarms', 'counts', 'register'],
} as const;
