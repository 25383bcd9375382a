import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';
import { office } from './office.ts';

const claim = claimTexts('en');

const byMistake = 'somebody gave your address by mistake: no answer is needed.';

/** Every mail that the server sends, and the calendar file that goes with a booking. */
export const mail = {
  /** What stands before each value. */
  labels: {
    name: 'Name',
    number: 'Number',
    email: 'E-mail',
    service: 'Service',
    revenue: 'Annual revenue',
    message: 'Message',
    consent: 'Consent',
    language: 'Language',
    file: 'File',
    received: 'Received',
    id: 'Id',
    when: 'When',
    about: 'About',
    change: 'Move or cancel',
    confirm: 'Confirm your e-mail address',
    video: 'Video call',
  },
  /** To the owner: one enquiry. */
  enquiry: {
    subject: 'Enquiry from {sender}',
    subjectWithService: 'Enquiry from {sender} ({service})',
    open: 'Open it in the console',
    file: '{name} ({bytes} bytes, {type})',
    /** A file that holds what its name does not promise, and where it is. */
    risky: '{file}. Take care: {signs}.',
    notAttached: 'It is not attached. Its link works for 90 days: {url}',
    signs: {
      macros: 'it holds macros',
      programs: 'it holds a program or an embedded object',
      archives: 'it holds an archive or other files',
      scripts: 'it runs scripts when it is opened',
      markup: 'it holds markup of a web page',
      formulas: 'it holds formulas that a spreadsheet would run',
      bomb: 'it unpacks to more than a hundred times its size',
      damaged: 'its list of parts cannot be read',
    },
    /** After the beginning of a field that is too long for a mail. */
    more: '… ({count} more characters: npm run leads -- show {id})',
    missingFile: 'The file {id} is missing from the server, or damaged.',
  },
  /** To the owner: many enquiries at once. */
  digest: {
    subject: '{count} enquiries',
    text: 'More enquiries arrived than are mailed one by one. Long texts are cut, and files are not attached: npm run leads -- show ID has all of them.',
  },
  /** To the owner: papers came by an upload link. */
  papers: {
    subject: 'Papers from {sender}',
    text: 'The client has sent papers by the upload link. They are stored with the enquiry, and none is in this mail.',
  },
  /** To a visitor who asked for the list of codes. */
  codeList: {
    subject: 'The list of HSIC codes',
    text: 'You asked for the list of HSIC codes: every entry with its English and Chinese title, as a file for a spreadsheet.',
    address: 'It is also at {url}',
    byMistake: `If you have not asked ${site.brand} for it, ${byMistake}`,
  },
  /** To a visitor who sent an enquiry. */
  reply: {
    subject: `${site.brand} has received your message`,
    text: `Thank you for your message. We’ve received it and will answer ${claim.quote}.`,
    byMistake: `If you have not written to ${site.brand}, ${byMistake}`,
  },
  /** To the visitor of a booking. */
  bookingVisitor: {
    subjects: {
      booked: `Your call with ${site.brand} is booked`,
      unconfirmed: `Please confirm your call with ${site.brand}`,
      confirmed: `Your call with ${site.brand} is confirmed`,
      moved: `Your call with ${site.brand} has been moved`,
      cancelled: `Your call with ${site.brand} has been cancelled`,
      video: `The video link for your call with ${site.brand}`,
    },
    confirm:
      'Your call is booked. Open this link to confirm your e-mail address; we’ll then send the calendar invitation.',
    length: `The call takes ${office.callLength}. The attached calendar file adds it to your calendar.`,
    videoLater: 'It is a video call. We’ll e-mail you the link before the call.',
    byMistake: `If you have not booked a call with ${site.brand}, ${byMistake}`,
  },
  /** To the visitor, a day and an hour before the call. */
  callReminder: {
    subject: 'Reminder: your call with {brand}, {time}',
    text: 'This is a reminder of the call you booked.',
  },
  /** To the owner: a booking. */
  bookingOwner: {
    subjects: {
      booked: 'Call booked: {name}',
      unconfirmed: 'Call booked: {name}',
      confirmed: 'Call confirmed: {name}',
      moved: 'Call moved: {name}',
      cancelled: 'Call cancelled: {name}',
      video: 'Video link changed: {name}',
    },
    noTopic: 'not said',
    open: 'Open it in the console',
    unconfirmed: 'The e-mail address is not confirmed yet. Once it is, the call comes into your calendar by mail.',
    calendar: 'Call with {name}',
  },
  /** To the owner: what goes wrong on the server, or no longer does. The same sentences stand in the owner's report. */
  alarm: {
    subject: 'Alarm: {brand}',
    text: 'This is what the server of the site found.',
    open: 'Open Today in the console',
    ofMachine: '{name} of {host}',
    stands: 'since {time}',
    over: 'over since {time}',
    begun: '{name}: {says}',
    ended: '{name}: over',
    unlooked: 'It ends because nobody has looked at it for a day: its machine is gone, or the check breaks.',
    broken: 'the check {check}',
    notTaken: 'It answered {status}.',
    trial: 'A trial. If you read this, alarms reach you this way.',
    report: 'The whole report: npm run -s leads -- doctor',
    says: {
      dead: '{count} mails were given up: leads -- mails names them, retry ID tries again, dismiss ID lets them rest.',
      waiting: '{count} mails have not been taken for a day: leads -- mails has the reason.',
      refused:
        '{count} mails are refused by the mail server for a reason that is ours: name and password, the sender’s address, a rule. They go on being tried: leads -- mails has its words.',
      unreached:
        'Not delivered: no such mailbox. It is so of {count} visitors with a new enquiry or a call to come: the console names them under Today, with the phone number.',
      held: '{count} mails were held back more than a day ago: read them with show ID; retry ID sends one, dismiss ID lets it rest.',
      mailbox:
        'The mailbox of IMAP_URL was last looked into {minutes} minutes ago: what clients answer does not arrive in the console. The server’s log has the code.',
      mailboxRead: 'The mailbox of IMAP_URL was last looked into {minutes} minutes ago.',
      noMailbox: 'IMAP_URL is not set: no mailbox is read.',
      mailsLeft:
        '{count} mails of a day were left unread in the mailbox, because more came than a day may bring or they cannot be read: look at them there.',
      disk: '{megabytes} MB free for {folder}',
      pictures: 'Pictures of the site take {percent} % of their room. What nothing names any more goes after a month.',
      siteBuilt: 'The site was built when it was to be.',
      siteNotBuilt:
        'The site could not be built again by itself, for the new day or after an update. Publishing in the console builds it as well. {why}',
      siteStarted: 'The site that visitors see is the one that was published last.',
      siteNotStarted:
        'What was published is built, but its server did not start on this machine: visitors see what stood before. It is tried again every ten minutes; the output of npm run serve says why. There may be too little memory for two servers at once.',
      stored: 'Files take {percent} % of MAX_STORED_MB.',
      textsOfADay:
        '{percent} % of the text that a day may bring is stored. Look under Enquiries, Spam or suspicious: all of one sender or network can be erased at once.',
      callsBooked: '{count} calls were booked within an hour: look under Calls whether people booked them.',
      freeTimes: '{count} times are free for a call in the next fourteen days.',
      openReminders:
        '{count} of {most} wishes for reminders wait for a yes. Of the network with most of them the oldest give way.',
      strangerLetters:
        '{count} of the {most} letters of a day went to addresses that visitors typed in. After the last one no list is mailed and no call confirmed by mail.',
      signInsRefused:
        '{count} sign-ins to the console were refused within an hour. leads -- console log says for which accounts, and which of them came from one network.',
      backup: 'The newest copy in {folder} is {hours} hours old.',
      noBackup: 'There is no copy in {folder}.',
      unwritten:
        'The server cannot write {folder} ({code}): nobody is erased or handed their data until it can. See docs/backup.md.',
      noOldCopies: 'No copy from before an upgrade or a move is older than thirty days.',
      oldCopies:
        'Copies from before an upgrade or a move are older than thirty days and still there. Delete as root: {paths}',
      backupUnknown: 'BACKUP_DIR is not set: nobody sees when copies stop.',
      certificate: 'The certificate of {url} ends in {days} days.',
      noCertificate: 'SITE_URL is not https: there is no certificate.',
      unreadCertificate: 'The certificate of {url} could not be read from here.',
      fact: 'the fact {name}',
      fees: '{count} fees of {platform}',
      reviews: 'Due for review: {due}',
      closedDays: 'Holidays are known until {day}. Add later ones in the console, under Site, Hours of calls.',
    },
  },
  /** To one of the firm's people: what was done to their account of the console. */
  accountNotice: {
    subject: '{brand}: {what}',
    text: 'Your account {email} of the console: {what}.',
    acts: {
      'signed-in': 'a new browser has signed in',
      recovered: 'somebody has signed in with a recovery code',
      confirmed: 'a recovery code was used to confirm a change',
      enrolled: 'new ways to sign in were set up',
      'passkey-added': 'a passkey was added',
      'passkey-removed': 'a passkey was removed',
      'password-changed': 'the password was changed',
      'codes-changed': 'the key of the one-time codes was changed',
      'recovery-renewed': 'new recovery codes were made',
      reset: 'all ways to sign in were taken away, and a link for new ones was made',
    },
    browser: 'Browser',
    passkey: 'Passkey',
    by: 'By',
    notYou:
      'If it was you, there is nothing to do. If not, sign in, choose “Sign out everywhere else” under Account, and change your password, codes or passkeys. If you cannot sign in, ask an owner of the console for a new way in at once.',
  },
  /** The companies that reminders are about, in a few words; nothing that somebody typed. */
  companies: {
    us: '{kind} in {state}, formed on {day}',
    uk: 'UK limited company, formed on {day}',
    hk: 'Hong Kong limited company, formed on {day}',
    kinds: { llc: 'LLC', corporation: 'Corporation' },
  },
  /** Asks whoever an address belongs to whether reminders are wanted. */
  reminderAsk: {
    subject: `Confirm your reminders from ${site.brand}`,
    text: 'Someone asked us to send reminders of a company’s deadlines to this address:',
    confirm: 'Start my reminders',
    until: 'The link works for {days} days. If you don’t use it, we send nothing more and delete your address.',
    byMistake: `If you have not asked ${site.brand} for it, ${byMistake}`,
  },
  /** Tells of the deadlines that are near. */
  reminder: {
    subject: '{title}: {when}',
    subjectMany: '{title}: {when}, and {count} more',
    subjectEnding: 'Your reminders end on {day}',
    about: 'Your company: {company}.',
    heading: '{title}: {day}',
    /** How far away a day is. */
    when: { past: 'it was on {day}', today: 'today', tomorrow: 'tomorrow', days: 'in {days} days' },
    whenLine: 'When',
    late: 'If you’re late',
    source: 'Source',
    all: 'All dates',
    endingHeading: 'These reminders end on {day}',
    ending: `Reminders end after ${office.retention}, and we delete them. Press the link to get them for as long again.`,
    goOn: 'Keep my reminders',
    advice:
      'We check dates and rules with care, but this isn’t legal advice. Confirm them with the authority or with us.',
    stop: 'Stop these reminders',
  },
  /** Asks whoever an address belongs to whether mails about a platform’s fees are wanted; the rest as of reminders. */
  feeNewsAsk: {
    subject: `Confirm the e-mails about fees from ${site.brand}`,
    text: 'Someone asked us to e-mail this address when the fees of this platform change:',
    confirm: 'Start the e-mails about fees',
  },
  /** Tells which fees of a platform changed, or will. */
  feeNews: {
    subject: '{platform}: fee changes, {when}',
    subjectMany: '{platform}: fee changes, {when}, and {count} more',
    subjectEnding: 'Your e-mails about {platform} fees end on {day}',
    about: 'We published changes of the fees of {platform}.',
    count: 'Fees that change',
    source: 'Source',
    values: 'Old and new values',
    endingHeading: 'These e-mails end on {day}',
    ending: `E-mails about fees end after ${office.feeNews}, and we delete them. Press the link to get them for as long again.`,
    goOn: 'Keep these e-mails',
    advice: 'We check fees with care. The platform’s own page decides.',
    stop: 'Stop these e-mails',
  },
  /** A calendar that programs subscribe to. */
  feed: { name: 'Deadlines: {company}' },
  /** A time by the clock of a zone. */
  time: '{time} ({zone})',
  /** What the calendar of a visitor shows. */
  calendar: {
    summary: `Call with ${site.brand}`,
    language: 'Language: {language}',
    change: 'Move or cancel: {url}',
  },
} as const;
