import { site } from '../../firm/site.ts';
import { office } from './office.ts';

/** Deadlines by mail: the form under the dates, and the pages that the links in the mails lead to. */
export const reminders = {
  title: 'By e-mail',
  text: `A mail ${office.reminderDays} each date, ${office.reminderHour} in Colombo.`,
  form: {
    email: 'Your e-mail address',
    kept: `We keep the address and what sets the dates, without the company’s name, for ${office.retention} or until you stop it. Each mail has a link that stops it at once.`,
    send: 'Send me the link to confirm',
    sending: 'Sending…',
  },
  asked: `A mail is on its way to {email}. Press the link in it ${office.confirmWithin}; before that nothing else is sent.`,
  refused: {
    tooMany:
      'Too many tries, or mails to this address wait for an answer already. Open the last one, or try again in a few days.',
    email: 'This e-mail address cannot be written to. Please check it.',
    company: 'Fill in the day of formation first.',
    failed: 'Sorry, that did not work. Please try again in a moment.',
  },
  feed: {
    title: 'As a calendar that keeps itself up to date',
    text: 'Your calendar program asks for the dates again by itself, for years. The address holds what you typed above; we store nothing.',
    subscribe: 'Subscribe in your calendar',
    copy: 'Copy the address',
    copied: 'The address is copied. Add it in your calendar as “from URL”.',
    notCopied: 'Copying did not work. The address is: {url}',
  },
  /** Asks whether reminders are wanted. */
  confirm: {
    meta: {
      title: `Confirm the reminders | ${site.brand}`,
      description: 'Begin mails before each filing deadline of your company, or let them go on.',
    },
    heading: 'Shall we remind you?',
    text: `Press the button and we write to you ${office.reminderDays} each date of the company in the mail. It runs for ${office.retention}; before it ends we ask once whether it shall go on. Each mail has a link that stops it.`,
    button: 'Yes, remind me',
  },
  confirmed: {
    meta: {
      title: `Reminders confirmed | ${site.brand}`,
      description: 'Mails before each filing deadline of your company are on.',
    },
    heading: 'The reminders are on',
    text: 'The next mail comes before the next date. To change what sets the dates, fill in the page again and confirm the new mail.',
    button: 'See the deadlines',
  },
  /** Asks whether reminders shall stop. */
  stop: {
    meta: {
      title: `Stop the reminders | ${site.brand}`,
      description: 'Stop the mails before filing deadlines and delete your address.',
    },
    heading: 'Stop the reminders?',
    text: 'No more mails come about this company, and we delete your address and what sets the dates.',
    button: 'Stop and delete',
  },
  stopped: {
    meta: {
      title: `Reminders stopped | ${site.brand}`,
      description: 'The mails before filing deadlines are off, and your address is deleted.',
    },
    heading: 'The reminders are off',
    text: 'Your address and what sets the dates are deleted. A mail that was on its way may still arrive.',
    button: 'See the deadlines',
  },
  failed: {
    meta: {
      title: `That did not work | ${site.brand}`,
      description: 'The link from the mail is used up or too old, or nothing answered.',
    },
    heading: 'That did not work',
    text: `The link is incomplete, used up or ${office.confirmTooOld}, or the server could not answer. Try the link once more, or fill in the page again.`,
    button: 'See the deadlines',
  },
} as const;
