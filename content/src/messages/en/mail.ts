import { claimTexts } from '../../claim-texts.ts';
import { site } from '../../site.ts';
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
    submitted: 'Sent',
    file: 'File',
    received: 'Received',
    id: 'Id',
    when: 'When',
    about: 'About',
    change: 'Move or cancel',
  },
  /** To the owner: one enquiry. */
  enquiry: {
    subject: 'Enquiry from {sender}',
    subjectWithService: 'Enquiry from {sender} ({service})',
    file: '{name} ({bytes} bytes, {type})',
    /** After the beginning of a field that is too long for a mail. */
    more: '… ({count} more characters: npm run leads -- show {id})',
    missingFile: 'The file {id} is missing from the server.',
  },
  /** To the owner: many enquiries at once. */
  digest: {
    subject: '{count} enquiries',
    text: 'More enquiries arrived than are mailed one by one. Long texts are cut, and files are not attached: npm run leads -- show ID has all of them.',
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
    subject: `${site.brand} has your message`,
    text: `Thank you for your message. We have it and answer ${claim.quote}.`,
    byMistake: `If you have not written to ${site.brand}, ${byMistake}`,
  },
  /** To the visitor of a booking. */
  bookingVisitor: {
    subjects: {
      booked: `Your call with ${site.brand} is booked`,
      moved: `Your call with ${site.brand} is moved`,
      cancelled: `Your call with ${site.brand} is cancelled`,
    },
    length: `The call takes ${office.callLength}. The attached calendar file adds it to your calendar.`,
    byMistake: `If you have not booked a call with ${site.brand}, ${byMistake}`,
  },
  /** To the owner: a booking. */
  bookingOwner: {
    subjects: { booked: 'Call booked: {name}', moved: 'Call moved: {name}', cancelled: 'Call cancelled: {name}' },
    noTopic: 'not said',
  },
  /** A time by the clock of a zone. */
  time: '{time} ({zone})',
  /** What the calendar of a visitor shows. */
  calendar: {
    summary: `Call with ${site.brand}`,
    change: 'Move or cancel: {url}',
  },
} as const;
