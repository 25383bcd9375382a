/** What fails, in sentences of the trade. */
export const consoleTroubles = {
  title: 'Problems',
  unwatched: {
    says: 'The server has not checked itself for more than a quarter of an hour.',
    help: 'Its checks do not run. Tell whoever runs the server.',
  },
  since: 'First seen {time}.',
  report: 'Check everything now',
  looking: 'Looking…',
  states: { ok: 'Well', look: 'Look', bad: 'Wrong' },
  go: {
    held: 'Open spam or suspicious',
    hours: 'Open the hours',
    calls: 'Open the calls',
    account: 'Open the account',
  },
  /** By the server's name of a check; `other` for what has no words here. */
  known: {
    'mails given up': {
      says: 'Some mails could not be delivered.',
      help: 'They are not tried again. The enquiry or the call says which one it is: write or phone another way.',
    },
    'mails waiting for a day': {
      says: 'Some mails have been waiting for more than a day.',
      help: 'The mail server does not take them. They go on being tried. Tell whoever runs the server.',
    },
    'mails refused': {
      says: 'The mail server refuses our mails.',
      help: 'They go on being tried. Tell whoever runs the server: its password or its rules have changed.',
    },
    'visitors not reached': {
      says: 'Some visitors get no mail from us.',
      help: 'The address that they gave does not exist. Phone them.',
    },
    'mails held for a day': {
      says: 'Enquiries that look like spam have been waiting for more than a day.',
      help: 'Some may be real. Read them, and choose “Not spam” or erase them.',
    },
    disk: {
      says: 'The disk of the server is nearly full.',
      help: 'Without room nothing new is taken. Tell whoever runs the server.',
    },
    'stored files': {
      says: 'Attachments have nearly used up their room.',
      help: 'When it is used up, enquiries come without files. Tell whoever runs the server.',
    },
    pictures: {
      says: 'The pictures of the site have nearly used up their room.',
      help: 'When it is used up, no more can be added. Take away pictures that no page needs: a month later their room is free.',
    },
    'site not built again': {
      says: 'The site could not be built again by itself, for the new day or after an update.',
      help: 'Under Site stands why. Publishing builds it as well; if that fails too, tell whoever runs the server.',
    },
    'site not shown': {
      says: 'What was published last is not shown yet: its server did not start.',
      help: 'Visitors see what stood before. It is tried again every ten minutes; tell whoever runs the server.',
    },
    'texts of a day': {
      says: 'Far more was written to us today than on other days.',
      help: 'It may be spam: all of one sender can be erased at once.',
    },
    'many calls booked': {
      says: 'Many calls were booked within an hour.',
      help: 'See whether people booked them. All of one sender can be cancelled at once.',
    },
    'no free time left': {
      says: 'Nobody can book a call: no time is free in the next fourteen days.',
      help: 'Cancel what is not real, or offer more hours.',
    },
    'open reminders': {
      says: 'Many people asked for reminders and have not said yes.',
      help: 'It may be a machine. The oldest give way by themselves; there is nothing to do.',
    },
    'letters to strangers': {
      says: 'We have mailed nearly as many unknown addresses as a day allows.',
      help: 'After the last one no confirmation is mailed until tomorrow. It may be a machine.',
    },
    'sign-ins refused': {
      says: 'Many sign-ins to the console were refused within an hour.',
      help: 'Somebody may be trying passwords. Use a passkey, and look at where you are signed in.',
    },
    backup: {
      says: 'There is no backup from last night.',
      help: 'What came since the last one would be lost with the server. Tell whoever runs it.',
    },
    'copies before upgrades': {
      says: 'Old copies of the data are still there, although they should have been deleted.',
      help: 'They hold what visitors wrote. Tell whoever runs the server.',
    },
    certificate: {
      says: 'The certificate of the site ends soon.',
      help: 'After that browsers warn of the site. Tell whoever runs the server.',
    },
    mailbox: {
      says: 'The mailbox for answers has not been read for a while.',
      help: 'What clients write back does not arrive here: look into the mailbox itself. Tell whoever runs the server.',
    },
    'mails left in the mailbox': {
      says: 'Some mails were left in the mailbox: a day brought more than we take.',
      help: 'Read them in the mailbox itself.',
    },
    'closed days': {
      says: 'The list of holidays ends soon.',
      help: 'On a holiday that is not in it, calls can be booked. Add the next ones.',
    },
    other: {
      says: 'Something on the server needs attention.',
      help: 'Tell whoever runs it. An owner sees more under “Check everything now”.',
    },
  },
} as const;
