import { site } from '../../firm/site.ts';
import { formUsed, personFaults } from './form-faults.ts';
import { office } from './office.ts';

/** The page on which a visitor books a call. */
export const meet = {
  meta: {
    title: `Schedule a call | ${site.brand}`,
    description: `Book a free ${office.call} in Sinhala, Tamil or English, at a time that suits you, shown in your own time and in Colombo’s.`,
  },
  title: 'Schedule a call',
  text: `${office.callLengthInWords}, free, in Sinhala, Tamil or English.`,
  details: {
    title: office.call,
    length: office.callLength,
    hours: `Calls: {hours}, Colombo time (${office.zoneOffset})`,
    video: {
      later: 'By video call. We’ll e-mail you the link before the call.',
      inMail: 'By video call. The link is in the confirmation e-mail.',
    },
    languages: 'Sinhala, Tamil or English',
    closed: 'No calls on {days}.',
    closedDay: '{day} ({name})',
    bring: 'Bring one recent statement or invoice. We use your own numbers.',
    coversTitle: 'What the call covers',
    covers: {
      need: 'Whether you need a company abroad at all',
      country: 'Which country fits how you are paid',
      cost: 'What it costs this year and next',
    },
  },
  calendar: {
    label: 'Choose a day',
    previous: 'Previous month',
    next: 'Next month',
    free: 'free times: {count}',
    note: 'Shaded days have free times.',
    loading: 'Loading the calendar…',
    notOpening: 'If the calendar doesn’t open, write to us.',
    failed: 'The calendar did not open. Write to us and we will offer three times.',
    again: 'Try again',
    write: 'Write to us',
    embed: 'Open the booking calendar',
    embedNote: 'The calendar is loaded from its provider only after you press the button.',
  },
  times: {
    title: 'Times on {day}',
    zone: 'Time zone',
    colomboSmall: 'The smaller time is the time in Colombo.',
    unknownZone:
      'Your browser doesn’t name a time zone. These are Colombo’s times. Choose your own if you are elsewhere.',
    yours: 'your time',
    inColombo: 'in Colombo',
    empty: 'No free times on this day. Choose a shaded one.',
    nextFree: 'Next free day: {day}',
    emptyMonth: 'No free times in this month. Look at another one, or tell us when it suits you.',
  },
  form: {
    ...personFaults,
    title: 'Who is calling?',
    name: 'Name',
    email: 'Email',
    language: 'Language of the call',
    phone: 'Phone or WhatsApp number (optional)',
    phoneHelp: 'We use it only if the video call fails.',
    phoneFault: 'Check the number. It has 7 to 15 digits, for example +94 77 123 4567. Or leave it empty.',
    topic: 'What is it about? (optional)',
    confirm: 'Confirm {time}',
    sending: 'Booking…',
  },
  booked: {
    title: 'Your call is booked',
    text: '{day}, {time} your time. It is stored; a confirmation will be mailed to {email}.',
    unconfirmed:
      '{day}, {time} your time. It is stored. We’re e-mailing a link to {email}: open it to confirm your address, and the invitation comes to your calendar. You can also add the call yourself now.',
    notMailed:
      '{day}, {time} your time. It is stored. No confirmation is mailed: today {email} has had all the mails that we send to one address in a day. The calendar file has the link to move or cancel the call.',
    chosen: { zone: 'Time zone', colombo: 'Time in Colombo', language: 'Language', phone: 'Phone or WhatsApp' },
    calendarFile: 'Add it to your calendar',
    another: 'Book another time',
  },
  manage: {
    title: 'Your booked call',
    text: '{day}, {time} your time, {colombo} in Colombo.',
    choose: 'Choose a new time in the calendar, or cancel the call.',
    move: 'Move to {time}',
    cancel: 'Cancel the call',
    cancelled: 'The call is cancelled. The time is free again.',
    moved: 'The call is moved.',
    confirmed: 'Your e-mail address is confirmed. The invitation is on its way to your calendar.',
    overTitle: 'This call has ended',
    over: 'To book another one, choose a time in the calendar. What you wrote is filled in.',
    badLink: 'This link is not valid, or no longer. You can book a new call.',
    failed: 'Sorry, that did not work. Please try again in a moment.',
  },
  withoutScript: 'The calendar needs JavaScript. Without it, write to us and we will offer three times.',
  refused: {
    formUsed,
    shareTaken: `On this day only visitors who’ve confirmed their e-mail address can book another call. Choose another day, or write to ${site.email}.`,
    taken: 'Somebody else has booked this time meanwhile. Choose another one.',
    past: 'This time has passed. Choose a later one.',
    failed: 'Sorry, we couldn’t book the call. Please try again in a moment.',
    tooMany:
      'Too many tries in a short time, or as many open calls as one visitor may have. Wait a few minutes, or cancel a call first.',
  },
} as const;
