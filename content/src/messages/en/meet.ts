import { site } from '../../firm/site.ts';
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
    zone: `Colombo time, ${office.zoneOffset}`,
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
    failed: 'The calendar did not open. Write to us and we will offer three times.',
    again: 'Try again',
    write: 'Write to us',
    embed: 'Open the booking calendar',
    embedNote: 'The calendar is loaded from its provider only after you press the button.',
  },
  times: {
    title: 'Times on {day}',
    zone: 'Your time: {zone}',
    zoneAndColombo: 'Your time: {zone}. The small figure is the time in Colombo.',
    yours: 'your time',
    inColombo: 'in Colombo',
    empty: 'No free times on this day. Choose a shaded one.',
    emptyMonth: 'No free times in this month. Look at another one, or tell us when it suits you.',
  },
  form: {
    title: 'Who is calling?',
    name: 'Name',
    email: 'Email',
    topic: 'What is it about? (optional)',
    confirm: 'Confirm {time}',
    sending: 'Booking…',
  },
  booked: {
    title: 'Your call is booked',
    text: '{day}, {time} your time. It is stored; a confirmation will be mailed to {email}.',
    notMailed:
      '{day}, {time} your time. It is stored. No confirmation is mailed: today {email} has had all the mails that we send to one address in a day. The calendar file has the link to move or cancel the call.',
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
    badLink: 'This link is not valid, or no longer. You can book a new call.',
    failed: 'Sorry, that did not work. Please try again in a moment.',
  },
  withoutScript: 'The calendar needs JavaScript. Without it, write to us and we will offer three times.',
  refused: {
    taken: 'Somebody else has booked this time meanwhile. Choose another one.',
    past: 'This time has passed. Choose a later one.',
    failed: 'Sorry, we couldn’t book the call. Please try again in a moment.',
    tooMany:
      'Too many tries in a short time, or as many open calls as one visitor may have. Wait a few minutes, or cancel a call first.',
  },
} as const;
